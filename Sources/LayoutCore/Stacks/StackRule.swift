// StackRule.swift: rules that share the length of stacks and grids; SwiftUI's own is the greedy one.  Lengths in points.

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
    /// - Throws: What stops the rule; it is reported, and SwiftUI's rule asked instead.
    func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) throws -> [CGFloat?]

    /// What each view of a stack is offered along it, in points.
    func offers(in row: StackRow) throws -> [CGFloat?]

    /// What each view is offered along a stack that says itself how it shares its length, in points.
    func offers(in row: StackRow, sharedBy sharing: StackSharing<Double>) throws -> [CGFloat?]

    /// The widths of a grid's columns, in points; `nil` for the grid's own way, without asking for the question.
    func columns(of grid: () -> GridQuestion<Double>) throws -> [Double]?
}

extension StackRule {
    /// The same as of any children that answer.
    package func offers(in row: StackRow) throws -> [CGFloat?] {
        try offers(to: row.children, gaps: row.gaps, in: row.length)
    }

    /// The optimum of the stack's policy.
    package func offers(in row: StackRow, sharedBy sharing: StackSharing<Double>) throws -> [CGFloat?] {
        try row.offers(by: sharing, optimum: true)
    }

    /// The grid's own way.
    package func columns(of grid: () -> GridQuestion<Double>) -> [Double]? { nil }
}

/// SwiftUI's rule: the least flexible child first, an equal share of what is left, no child asked again.
package struct GreedyRule: StackRule {
    /// Makes the rule; it has no settings.
    package init() {}

    /// Offers every child an equal share of what the earlier ones left; the result may overflow although a fit exists.
    ///
    /// - Complexity: O(*n* log *n*) beside the answers of the children, which are asked lazily.
    package func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
        Self.offers(to: children.map(\.priority), total: gaps.reduce(0, +), in: length) { child, offer in
            children[child].length(offered: offer)
        }
    }

    /// The same of a stack's views, which are asked directly.
    package func offers(in row: StackRow) -> [CGFloat?] {
        Self.offers(to: row.priorities, total: row.total, in: row.length) { child, offer in
            row.length(of: child, offered: offer)
        }
    }

    /// The stack's own rule, where it has one.
    package func offers(in row: StackRow, sharedBy sharing: StackSharing<Double>) throws -> [CGFloat?] {
        sharing.rule == nil ? offers(in: row) : try row.offers(by: sharing, optimum: false)
    }

    /// Offers to children of some priorities, with gaps of a total length between them.
    @inline(__always)
    private static func offers(
        to priorities: [Double], total: CGFloat, in length: CGFloat?, answer: (_ child: Int, CGFloat) -> CGFloat
    ) -> [CGFloat?] {
        var offers = [CGFloat?](repeating: length, count: priorities.count)
        guard let length, length != .infinity else { return offers }
        SwiftUIRule.ask(
            priorities: priorities, room: Double(length - total), minimum: { Double(answer($0, 0)) },
            maximum: { Double(answer($0, .infinity)) }
        ) { child, share in
            let offer = max(CGFloat(share), 0)
            offers[child] = offer
            return Double(answer(child, offer))
        }
        return offers
    }
}
