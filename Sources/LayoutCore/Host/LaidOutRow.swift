// LaidOutRow.swift: the stacks of a laid-out tree of views as rows of numbers.  Lengths in points.

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
        let children = placedChildren.map { child -> LaidOutRow.Child in
            (
                child.firstIdentifier, child.priority, Double(child.frame.size[axis]),
                child.placedProposal[axis].map { Double($0) },
                { offer in
                    let offer = ProposedViewSize(along: axis, offer.map { CGFloat($0) }, across: across)
                    return Double(child.size(for: offer)[axis])
                },
                { axis == .horizontal ? child.staircaseInRow(cutting: $0) : nil }
            )
        }
        return LaidOutRow(
            path: path, id: firstIdentifier, axis: axis, children: children, spacing: gaps.map { Double($0) },
            available: placedProposal[axis].map { Double($0) }, sharing: engine.sharing)
    }
}
