// LaidOutRow.swift: the stacks of a laid-out tree as rows of numbers, to be judged.  Lengths in points.

/// A stack as it was laid out: the row that it had to solve, and what its children got.
public struct LaidOutRow: Sendable {
    /// The views from the root to the stack.
    public let path: String
    /// The stack's id, if it has one, as text.
    public let id: String?
    /// The direction of the stack.
    public let axis: Axis
    /// The children: their lengths when offered 0, nothing and infinity, their priorities, their ids where they have one.
    public let items: [Item]
    /// The gap after each child but the last, in points.
    public let spacing: [Double]
    /// The length offered to the stack, in points: a number, which may be negative, `nil` for unspecified, or infinity.
    public let available: Double?
    /// The length of each child, in points.
    public let lengths: [Double]
    /// What each child was offered in the end, in points; `nil` for its ideal length.
    public let offers: [Double?]
    /// What counts as fair in the stack.
    public let policy: Policy
    /// The name of the stack's own rule; `nil` for what SwiftUI's stacks do.
    package let ruleName: String?
    /// Whether every child answers an offer within its range with the offer; text and the like stop short.
    public let takesWhatIsOffered: Bool

    /// The row that the stack had to solve, by default under its own policy.
    ///
    /// - Throws: `RowError` where a row does not accept a child's answers as lengths.
    public func problem(policy: Policy? = nil) throws(RowError) -> Row {
        try Row(items: items, spacing: spacing, available: available.map { max(0, $0) }, policy: policy ?? self.policy)
    }
}

extension LayoutHost {
    /// The stacks of the last layout with two children or more, each before those inside it.
    ///
    /// - Complexity: every child of every stack is asked for its range, which is mostly remembered.
    public func rows() -> [LaidOutRow] {
        var rows: [LaidOutRow] = []
        node?.collectRows(into: &rows)
        return rows
    }
}

extension Node {
    fileprivate func collectRows(into rows: inout [LaidOutRow]) {
        if let container = self as? ContainerNode, placedChildren.count > 1, let row = container.row {
            rows.append(row)
        }
        for child in placedChildren { child.collectRows(into: &rows) }
    }

    /// The first id here or, through modifiers of the same frame, further inside, as text.
    fileprivate var firstIdentifier: String? {
        if let id = traits.rare?.identifiers.last { return "\(id)" }
        guard children.count == 1, children[0].frame == frame else { return nil }
        return children[0].firstIdentifier
    }
}

extension ContainerNode {
    fileprivate var row: LaidOutRow? {
        guard let (engine, gaps) = stack else { return nil }
        let axis = engine.axis
        let across = placedProposal[axis.across] ?? frame.size[axis.across]
        let names = placedChildren.map(\.firstIdentifier)
        let children = placedChildren.map { StackChild($0, priority: $0.priority, along: axis, across: across) }
        let items = children.indices.map { index in
            let (child, name) = (children[index], names[index])
            let isOwn = name.map { name in names.filter { $0 == name }.count == 1 } ?? false
            var item = child.item(id: isOwn ? name : nil, telling: engine.sharing?.items[index])
            item.ideal = min(max(item.minimum, Double(child.ideal)), item.maximum)
            return item
        }
        let lengths = placedChildren.map { Double($0.frame.size[axis]) }
        return LaidOutRow(
            path: path, id: firstIdentifier, axis: axis, items: items, spacing: gaps.map { Double($0) },
            available: placedProposal[axis].map { Double($0) }, lengths: lengths,
            offers: placedChildren.map { $0.placedProposal[axis].map { Double($0) } },
            policy: engine.sharing?.policy ?? .equalSizes, ruleName: engine.sharing?.ruleName,
            takesWhatIsOffered: zip(children, items).allSatisfy { $0.answersLikeARange($1) })
    }
}

extension StackChild {
    /// Whether three offers between the bounds are taken in full.
    fileprivate func answersLikeARange(_ item: Item) -> Bool {
        let most = min(item.maximum, item.minimum + 1_000)
        return [0.25, 0.5, 0.8].allSatisfy { share in
            let offer = item.minimum + share * (most - item.minimum)
            return abs(Double(length(offered: offer)) - offer) <= 1e-6 * max(1, offer)
        }
    }
}
