// StackRule.swift: the protocol of rules that share a stack's length among its children.

package import Foundation

/// A rule that shares a stack's length among its children.
package protocol StackRule: Sendable {
    /// What each child is offered along the stack, in points; `nil` asks for the ideal length.
    ///
    /// Children are asked for their answers to these offers afterwards and keep them.
    /// - Parameters:
    ///   - children: In order.
    ///   - gaps: The gap after each child but the last, in points.
    ///   - length: The length offered to the stack, in points: 0 for its minimum, infinity for its maximum, `nil` for
    ///     its ideal.
    func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?]

    /// The extent across a stack of children that reach from `start` to `end` around the alignment line at 0, the line
    /// counted; `nil` for the stack's default.
    func extent(of children: [(start: CGFloat, end: CGFloat)]) -> (start: CGFloat, length: CGFloat)?

    /// The widths of a grid's columns, in points; `nil` for the grid's default, without evaluating the question.
    func columns(of grid: () -> GridQuestion) -> [CGFloat]?
}

extension StackRule {
    /// The stack's default.
    package func extent(of children: [(start: CGFloat, end: CGFloat)]) -> (start: CGFloat, length: CGFloat)? { nil }

    /// The grid's default.
    package func columns(of grid: () -> GridQuestion) -> [CGFloat]? { nil }
}
