// StackRow.swift: a stack's views under a proposal, as the rule that shares the length sees them.  Lengths in points.

/// The views of a stack that is offered a size.
package struct StackRow {
    /// The views, in order.
    let views: [Node]
    /// The direction of the stack.
    let axis: Axis
    /// The views' layout priorities.
    let priorities: [Double]
    /// The gap after each view but the last, in points, and the sum of all.
    let gaps: [CGFloat], total: CGFloat
    /// What the stack is offered along its direction and across it, in points.
    let length, across: CGFloat?

    /// The views as children that answer for themselves.
    var children: [StackChild] {
        zip(views, priorities).map { StackChild($0, priority: $1, along: axis, across: across) }
    }

    /// The length that a view takes of an offer along the stack, in points.
    func length(of view: Int, offered length: CGFloat?) -> CGFloat {
        views[view].size(for: ProposedViewSize(along: axis, length, across: across))[axis]
    }
}
