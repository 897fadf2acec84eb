// LayoutHost+Typing.swift: what a person does with the fields of a screen.

extension LayoutHost {
    /// Writes a text into the field with an id, in place of the one that it has; typing goes there from then on.
    ///
    /// - Throws: `LayoutNotFound` where no view has the id, or where nothing in it takes a text or may be touched.
    public func type(_ text: String, id: some Hashable) throws(LayoutNotFound) {
        write(text, into: try path(to: Self.field, id: id, where: \.isField))
    }

    /// Writes a text into the first field with a label for those who do not see it, such as one for searching.
    ///
    /// - Throws: `LayoutNotFound` where no view has the label, or where nothing in it takes a text or may be touched.
    public func type(_ text: String, label: String) throws(LayoutNotFound) {
        _ = try lastTree.find(label: label)
        write(text, into: try path(to: Self.field, inside: label.quoted, \.isField) { $0.isLabelled(label) })
    }

    private static let field = "a field to write in"

    /// Presses the return key in the field with an id: runs what `onSubmit` says, from the field outwards, for searching
    /// wherever it stands.
    ///
    /// Typing goes to the field before, and nowhere after that unless an action says where.
    /// - Throws: `LayoutNotFound` where no view has the id, or where nothing in it takes a text that the key ends or may be
    ///   touched.
    public func submit(id: some Hashable) throws(LayoutNotFound) {
        let path = try path(to: "a field that return submits", id: id) { $0.traits.rare?.typing?.trigger != nil }
        guard let trigger = path.last?.traits.rare?.typing?.trigger else { return }
        focus(path)
        let marks = path.flatMap { $0.traits.rare?.typing?.focus ?? [] }
        let writes = marks.map { $0.writes() }
        submit(trigger, from: path)
        for (mark, writes) in zip(marks, writes) where mark.writes() == writes { mark.lose() }
    }

    private func submit(_ trigger: SubmitTrigger, from path: [Node]) {
        var nodes = path
        if trigger == .search {
            nodes = []
            node?.forEach { nodes.append($0) }
        }
        for node in nodes.reversed() {
            guard let marks = node.traits.rare?.typing else { continue }
            node.identity.relink()
            for action in marks.submit { action(trigger) }
            if marks.isSubmitScope, trigger == .text { break }
        }
    }

    private func write(_ text: String, into path: [Node]) {
        focus(path)
        guard let field = path.last else { return }
        field.identity.relink()
        field.traits.rare?.typing?.write?(text)
    }

    /// Sends typing to the last of some nodes, each inside the one before.
    func focus(_ path: [Node]) {
        let gaining = Set(path.map(ObjectIdentifier.init))
        node?.forEach { if !gaining.contains(ObjectIdentifier($0)) { $0.tellFocus(\.lose) } }
        for node in path { node.tellFocus(\.gain) }
    }
}

extension Node {
    /// Whether a text can be typed into the view.
    var isField: Bool { traits.rare?.typing?.write != nil }

    fileprivate func tellFocus(_ change: KeyPath<TypingMarks.Focus, () -> Void>) {
        guard let marks = traits.rare?.typing, !marks.focus.isEmpty else { return }
        identity.relink()
        for mark in marks.focus { mark[keyPath: change]() }
    }

    /// Visits the node and all that is placed inside it.
    fileprivate func forEach(_ visit: (Node) -> Void) {
        visit(self)
        for child in placedChildren { child.forEach(visit) }
    }
}
