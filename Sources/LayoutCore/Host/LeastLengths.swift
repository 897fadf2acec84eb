// LeastLengths.swift: what the rows and columns of the last layout take at least.  Lengths in points.

extension LayoutHost {
    /// A row's or column's axis, and what its children take at least along it: their lengths when offered 0, gaps
    /// included; `nil` for any other view.
    ///
    /// - Parameter position: In `LayoutTree.elements` of the last layout.
    /// - Complexity: the position, and a question to each child, whose answer is mostly remembered.
    package func leastLength(at position: Int) -> (axis: Axis, length: CGFloat)? {
        var position = position
        return (node?.placed(at: &position) as? ContainerNode)?.leastLength
    }
}

extension Node {
    /// The view so many positions after this one, counted through all that is inside; `position` becomes what is left.
    fileprivate func placed(at position: inout Int) -> Node? {
        if position == 0 { return self }
        position -= 1
        for child in placedChildren {
            if let found = child.placed(at: &position) { return found }
        }
        return nil
    }
}

extension ContainerNode {
    fileprivate var leastLength: (axis: Axis, length: CGFloat)? {
        guard let (engine, gaps) = stack else { return nil }
        let (axis, across) = (engine.axis, placedProposal[engine.axis.across])
        let lengths = placedChildren.map { $0.size(for: ProposedViewSize(along: axis, 0, across: across))[axis] }
        return (axis, (lengths + gaps).reduce(0, +))
    }
}
