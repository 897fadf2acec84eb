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

    /// The widths of a grid's columns, in points; `nil` for the grid's own way, without asking for the question.
    func columns(of grid: () -> GridQuestion) -> [CGFloat]?
}

extension StackRule {
    /// The grid's own way.
    package func columns(of grid: () -> GridQuestion) -> [CGFloat]? { nil }
}

/// How wide are a grid's columns?
package struct GridQuestion {
    /// A cell: the columns that it spans, and its least, ideal and greatest width, in points.
    package struct Cell {
        /// The columns that it spans.
        package let columns: Range<Int>
        /// Its widths when offered 0, nothing and infinity.
        package let minimum, ideal, maximum: CGFloat
    }

    /// The number of columns.
    package let count: Int
    /// The gap after each column but the last, in points.
    package let gaps: [CGFloat]
    /// The cells.
    package let cells: [Cell]
    /// The width offered, in points; `nil` for the ideal.
    package let width: CGFloat?
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
