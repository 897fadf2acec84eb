// LayoutHost+Acting.swift: what a person does with a screen, by the names of its views.

extension LayoutHost {
    /// Taps the middle of the first view with an id, as it was laid out last.
    ///
    /// State that changes shows in the next layout.
    /// - Throws: `LayoutNotFound` where no view has the id.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func tap(id: some Hashable) throws(LayoutNotFound) -> Bool { tap(try lastTree.find(id: id)) }

    /// Taps the middle of the first text that is exactly this one.
    ///
    /// - Throws: `LayoutNotFound` where there is no such text.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func tap(text: String) throws(LayoutNotFound) -> Bool { tap(try lastTree.find(text: text)) }

    /// Writes a text into the field with an id, in place of the one that it has.
    ///
    /// - Throws: `LayoutNotFound` where no view has the id, or where nothing in it takes a text.
    public func type(_ text: String, id: some Hashable) throws(LayoutNotFound) {
        let wanted = AnyHashable(id)
        _ = try lastTree.find(id: id)
        let named = node?.first { node in
            let traits = node.traits.rare
            return traits?.identifiers.contains(wanted) == true
                || traits?.accessibility?.identifier.map(AnyHashable.init) == wanted
        }
        guard let field = named?.first(where: { $0.traits.rare?.typeAction != nil }),
            let type = field.traits.rare?.typeAction
        else {
            throw LayoutNotFound(wanted: "a field to write in inside \"\(id)\"", available: [])
        }
        field.identity.relink()
        type(text)
    }

    private func tap(_ element: LayoutTree.Element) -> Bool {
        tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    }

    /// The tree as it was laid out last; without a layout, one that has no view.
    private var lastTree: LayoutTree {
        get throws(LayoutNotFound) {
            guard let node, node.isPlaced else {
                throw LayoutNotFound(wanted: "been laid out: lay the host out first", available: [])
            }
            return LayoutTree(
                list: LayoutRecords(of: node), screen: nil, size: node.frame.size, misuse: [],
                statistics: LayoutStatistics())
        }
    }
}
