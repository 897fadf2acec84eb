// StackRule.swift: the door for rules that share a stack's length among its children.

package import Foundation

/// A rule that shares a stack's length among its children.
package protocol StackRule: Sendable {
    /// What each child is offered along the stack, in points; `nil` asks for the ideal length.
    ///
    /// Children are asked for their answers to these offers afterwards and keep them.
    /// - Parameters:
    ///   - children: In order.
    ///   - gaps: The sum of the gaps between them, in points.
    ///   - length: The length offered to the stack, in points: 0 for its minimum, infinity for its maximum, `nil` for
    ///     its ideal.
    func offers(to children: [StackChild], gaps: CGFloat, in length: CGFloat?) -> [CGFloat?]
}

/// A child of a stack: it can be asked, as often as one likes, how long it would be.
package struct StackChild {
    /// The layout priority; larger ones are served first.
    package let priority: Double
    private let source: Source

    /// What answers: nearly always a node, which needs no closure.
    private enum Source {
        case node(Node, Axis, across: CGFloat?)
        case function((CGFloat?) -> CGFloat)
    }

    /// A child with its answers to offers, in points.
    package init(priority: Double, answer: @escaping (CGFloat?) -> CGFloat) {
        self.priority = priority
        source = .function(answer)
    }

    /// A subview of a stack along an axis that is itself offered a length across.
    init(_ node: Node, along axis: Axis, across: CGFloat?) {
        priority = node.priority
        source = .node(node, axis, across: across)
    }

    /// The length that the child takes when it is offered one, in points; its ideal length when offered `nil`.
    package func length(offered length: CGFloat?) -> CGFloat {
        switch source {
        case .node(let node, let axis, let across):
            node.size(for: ProposedViewSize(along: axis, length, across: across))[axis]
        case .function(let answer): answer(length)
        }
    }

    /// The length when offered 0, in points.
    package var minimum: CGFloat { length(offered: 0) }
    /// The length when offered nothing in particular, in points.
    package var ideal: CGFloat { length(offered: nil) }
    /// The length when offered infinity, in points.
    package var maximum: CGFloat { length(offered: .infinity) }
}
