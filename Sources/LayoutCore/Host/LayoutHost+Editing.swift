// LayoutHost+Editing.swift: rows that a person swipes, deletes and moves, by their ids.
//
// A row goes by the id of a view in it, or by the id that a `ForEach` gave it.

extension LayoutHost {
    /// Swipes a row from an edge: all the way, which runs the first of its `swipeActions`, or as far as to see them, and taps
    /// the one with a title.
    ///
    /// A row without such actions, which people may delete, offers "Delete" at its trailing edge.
    /// - Parameters:
    ///   - edge: Where the actions slide in.
    ///   - title: The text of the action, or its label for those who do not see it; `nil` for the first.
    /// - Throws: `LayoutNotFound` where no row has the id, or nothing slides in, where swiping all the way or the action may not
    ///   be, or where something has changed since the last layout.
    public func swipe(
        id: some Hashable, from edge: HorizontalEdge = .trailing, choosing title: String? = nil
    ) throws(LayoutNotFound) {
        let row = try row(id)
        let requests = row.nodes.compactMap { $0.asked as? SwipeRequest }.filter { $0.edge == edge }
        if requests.isEmpty, edge == .trailing, title == nil || title == "Delete", row.deletion != nil {
            return try delete(id: id)
        }
        guard !requests.isEmpty else {
            throw LayoutNotFound(wanted: "actions at the \(edge) edge of \("\(id)".quoted)")
        }
        if title == nil, requests.contains(where: { !$0.hasFullSwipe }) {
            throw LayoutNotFound(wanted: "an action for a swipe all the way over \("\(id)".quoted): name one")
        }
        let buttons = requests.flatMap(\.buttons).map(\.made)
        guard let chosen = title.map({ title in buttons.first { $0.isTitled(title) } }) ?? buttons.first,
            !chosen.isDisabled, let button = chosen.button
        else {
            throw LayoutNotFound(
                wanted: "the action \((title ?? "first").quoted)", name: title ?? "",
                among: buttons.compactMap(\.title))
        }
        button.node.identity.relink()
        button.run()
    }

    /// Deletes a row, as people do by swiping it or with the mark before it: runs what `onDelete` or `editActions` say.
    ///
    /// - Throws: `LayoutNotFound` where no row has the id, where it may not be deleted, or where something has changed since
    ///   the last layout.
    public func delete(id: some Hashable) throws(LayoutNotFound) {
        let row = try row(id)
        guard let deletion = row.deletion else {
            throw LayoutNotFound(wanted: "a row to delete for \("\(id)".quoted)")
        }
        row.node.identity.relink()
        deletion()
    }

    /// Moves a row before another one of the same `ForEach`, or behind all: runs what `onMove` or `editActions` say.
    ///
    /// - Throws: `LayoutNotFound` where no rows of one `ForEach` have the ids, where the first may not be moved, or where
    ///   something has changed since the last layout.
    public func move(id: some Hashable, before other: (some Hashable)?) throws(LayoutNotFound) {
        let row = try row(id)
        let next: EditedRow?
        if let other { next = try self.row(other).edited } else { next = nil }
        guard let edited = row.edited, let move = edited.edits.move, !row.holds(\.keepsFromMoving) else {
            throw LayoutNotFound(wanted: "a row to move for \("\(id)".quoted)")
        }
        if let other, next?.owner != edited.owner {
            throw LayoutNotFound(wanted: "a row for \("\(other)".quoted) in the ForEach of \("\(id)".quoted)")
        }
        row.node.identity.relink()
        move(edited.id, next?.id)
    }

    /// Moves a row behind all others of the same `ForEach`.
    ///
    /// - Throws: `LayoutNotFound` where no row has the id, where it may not be moved, or where something has changed since the
    ///   last layout.
    public func moveToEnd(id: some Hashable) throws(LayoutNotFound) { try move(id: id, before: nil as Int?) }

    private func row(_ id: some Hashable) throws(LayoutNotFound) -> TouchedRow {
        // What is done to a row counts the elements that there were in the last layout.
        if !isUpToDate { throw LayoutNotFound(wanted: "been laid out since something changed: lay the host out") }
        guard let path = node?.path(to: AnyHashable(id)) else {
            _ = try lastTree.find(id: id)
            throw LayoutNotFound(wanted: "the id \("\(id)".quoted)")
        }
        if path.contains(where: \.isDisabled) {
            throw LayoutNotFound(wanted: "a row that is not disabled for \("\(id)".quoted)")
        }
        if !path.allSatisfy(\.isOpenToTaps) {
            throw LayoutNotFound(wanted: "a row that people see and touch for \("\(id)".quoted)")
        }
        return TouchedRow(path)
    }
}

/// A row of a list, or a view outside of lists.
private struct TouchedRow {
    /// The nodes from the row to the view that was looked for.
    private let path: ArraySlice<Node>
    private let isRow: Bool

    init(_ path: [Node]) {
        let start = path.lastIndex { $0.traits.rare?.row != nil }
        (self.path, isRow) = (path[(start ?? path.count - 1)...], start != nil)
    }

    var node: Node { path[path.startIndex] }

    /// The nodes to the view, and those that have the view's frame or modify it further inside.
    private var chain: [Node] {
        var chain = Array(path)
        while let inner = chain[chain.count - 1].traitSource { chain.append(inner) }
        return chain
    }

    /// What belongs to the row: all that is in it; of a view outside of lists, the view alone.
    var nodes: [Node] {
        guard isRow else { return chain }
        var (all, rest): ([Node], [Node]) = ([], [node])
        while let node = rest.popLast() {
            all.append(node)
            rest += node.placedChildren.reversed()
        }
        return all
    }

    /// How people edit the row: as the innermost of its views on the way to the one that was looked for.
    var edited: EditedRow? { chain.reversed().lazy.compactMap { $0.traits.rare?.edited }.first }

    /// Whether anything in the row is kept from something.
    func holds(_ mark: KeyPath<RareTraits, Bool>) -> Bool { nodes.contains { $0.traits.rare?[keyPath: mark] == true } }

    /// What deleting the row does; `nil` where it may not be.
    var deletion: (() -> Void)? {
        guard let edited, let delete = edited.edits.delete, !holds(\.keepsFromDeleting) else { return nil }
        return { delete(edited.id) }
    }
}

extension Node {
    /// The texts and labels inside a view that is not placed.
    private var titles: [String] {
        var (titles, rest): ([String], [Node]) = ([], [self])
        while let node = rest.popLast() {
            titles += [node.traits.rare?.accessibility?.label, node.picture.content?.string].compactMap { $0 }
            rest += node.children.reversed()
        }
        return titles
    }

    fileprivate var title: String? { titles.first }

    fileprivate func isTitled(_ title: String) -> Bool { titles.contains(title) }

    /// The first view inside that does something for a tap, and what that is.
    fileprivate var button: (node: Node, run: () -> Void)? {
        var rest: [Node] = [self]
        while let node = rest.popLast() {
            let hit = NodeHit(node: node, place: .zero, lift: .zero)
            if let run = hit.first(of: Touch.Motion(), at: .zero) { return (node, run) }
            rest += node.children.reversed()
        }
        return nil
    }
}
