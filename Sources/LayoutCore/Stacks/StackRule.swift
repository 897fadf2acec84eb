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

    /// The widths of a grid's columns, in points; `nil` for the grid's own way, without asking for the question.
    func columns(of grid: () -> GridQuestion) -> [CGFloat]?
}

extension StackRule {
    /// The grid's own way.
    package func columns(of grid: () -> GridQuestion) -> [CGFloat]? { nil }
}
