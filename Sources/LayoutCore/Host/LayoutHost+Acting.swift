// LayoutHost+Acting.swift: what a person does with a screen, by the names of its views.

extension LayoutHost {
    /// Taps the middle of the first view with an id, as it was laid out last.
    ///
    /// State that changes shows in the next layout.
    /// - Parameter count: How many times, in quick succession.
    /// - Throws: `LayoutNotFound` where no view has the id.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func tap(id: some Hashable, count: Int = 1) throws(LayoutNotFound) -> Bool {
        tap(try lastTree.find(id: id), count)
    }

    /// Taps the middle of the first text that is exactly this one, or else of the first link in a text that is.
    ///
    /// - Throws: `LayoutNotFound` where there is neither.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func tap(text: String) throws(LayoutNotFound) -> Bool {
        let tree = try lastTree
        do {
            return tap(try tree.find(text: text))
        } catch {
            guard let place = node?.place(ofLink: text) else { throw error }
            return tap(at: place)
        }
    }

    /// Taps the middle of the first view with a label for those who do not see it.
    ///
    /// - Throws: `LayoutNotFound` where no view has the label.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func tap(label: String) throws(LayoutNotFound) -> Bool { tap(try lastTree.find(label: label)) }

    /// Turns the switch with an id on or off, wherever in its row the switch itself stands.
    ///
    /// - Throws: `LayoutNotFound` where no view has the id, or where no switch that may be touched is in it.
    public func toggle(id: some Hashable) throws(LayoutNotFound) {
        let row = try path(to: "a switch", id: id) {
            $0.traits.rare?.accessibility?.traits.contains(.isToggle) == true
        }
        guard let control = row.last?.first(where: { $0.tapped != nil }), let turn = control.tapped else {
            throw LayoutNotFound(wanted: "a switch inside \("\(id)".quoted)")
        }
        control.identity.relink()
        turn()
    }

    /// The nodes from the root to the first of a kind in the first view with an id, where it may be touched.
    func path(
        to kind: String, id: some Hashable, where isWanted: (Node) -> Bool
    ) throws(LayoutNotFound) -> [Node] {
        _ = try lastTree.find(id: id)
        let wanted = AnyHashable(id)
        return try path(to: kind, inside: "\(id)".quoted, isWanted) { $0.isNamed(wanted) }
    }

    /// The nodes from the root to the first of a kind in the first view that is named, where it may be touched.
    ///
    /// - Parameters:
    ///   - kind: The kind and the name of the view around, in the words of errors.
    ///   - isNamed: Which view it is in.
    func path(
        to kind: String, inside name: String, _ isWanted: (Node) -> Bool, around isNamed: (Node) -> Bool
    ) throws(LayoutNotFound) -> [Node] {
        let named = node?.path(to: isNamed) ?? []
        guard let inside = named.last?.path(to: isWanted) else {
            throw LayoutNotFound(wanted: "\(kind) inside \(name)")
        }
        let path = named.dropLast() + inside
        if path.contains(where: \.isDisabled) {
            throw LayoutNotFound(wanted: "\(kind) that is not disabled inside \(name)")
        }
        if path.contains(where: \.letsTapsThrough) {
            throw LayoutNotFound(wanted: "\(kind) that allows hit testing inside \(name)")
        }
        return Array(path)
    }

    private func tap(_ element: LayoutTree.Element, _ count: Int = 1) -> Bool {
        tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY), count: count)
    }

    /// The tree as it was laid out last; without a layout, one that has no view.
    var lastTree: LayoutTree {
        get throws(LayoutNotFound) {
            guard let node, node.isPlaced else {
                throw LayoutNotFound(wanted: "been laid out: lay the host out first")
            }
            return LayoutTree(
                list: LayoutRecords(of: node), screen: nil, colorScheme: .light, size: node.frame.size, misuse: [],
                statistics: LayoutStatistics())
        }
    }
}

extension Node {
    /// Whether the view may not be touched, with all inside it.
    var isDisabled: Bool { traits.rare?.accessibility?.isDisabled == true }

    /// Whether taps on the view and on all inside it go to what is behind.
    var letsTapsThrough: Bool { traits.rare?.effects.letsTapsThrough == true }

    /// What a tap on the middle of the view runs, as the view alone has it.
    fileprivate var tapped: (() -> Void)? {
        guard let actions = traits.rare?.touchActions, !actions.isEmpty else { return nil }
        let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
        let hit = NodeHit(node: self, place: middle, lift: middle)
        return hit.first(of: Touch.Motion(), at: CGPoint(x: frame.midX, y: frame.midY))
    }

    func isNamed(_ id: AnyHashable) -> Bool {
        guard let rare = traits.rare else { return false }
        return rare.identifiers.contains(id) || rare.accessibility?.identifier.map(AnyHashable.init) == id
    }

    /// The middle of the first link in a text that is exactly this one, as far as it stands on one line.
    fileprivate func place(ofLink text: String) -> CGPoint? {
        if let node = self as? TextNode, let link = node.links.first(where: { $0.string == text }) {
            return CGPoint(x: frame.minX + link.frame.midX, y: frame.minY + link.frame.midY)
        }
        for child in placedChildren { if let place = child.place(ofLink: text) { return place } }
        return nil
    }

    /// Whether the view has a label for those who do not see it.
    func isLabelled(_ label: String) -> Bool { traits.rare?.accessibility?.label == label }

    /// The nodes from here to the first that fulfils a condition.
    func path(to condition: (Node) -> Bool) -> [Node]? {
        if condition(self) { return [self] }
        for child in placedChildren {
            if let path = child.path(to: condition) { return [self] + path }
        }
        return nil
    }
}
