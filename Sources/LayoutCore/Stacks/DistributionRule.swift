// DistributionRule.swift: stacks that ask a distribution, with children that step.  Lengths in points.

/// A stack's lengths by a distribution.
///
/// Children are probed at zero, nothing and infinity for their ranges.  A child that stops short of its length (text,
/// an aspect ratio, a stack that steps) is bounded by its answer, one that takes more is held to it, and the rest is
/// asked again until nothing moves.  Then the children that were held back are offered what the others would leave them:
/// where one takes a larger step, that becomes its bound.
package struct DistributionRule: StackRule {
    private let distribution: any Distribution
    private let search: any Distribution
    private let policy: Policy
    private let asksAnew: Bool

    /// A rule that asks a distribution.
    ///
    /// - Parameters:
    ///   - search: Gives the same lengths, while bounds still close in; by default the distribution itself.
    ///   - asksAnew: Whether children are asked although the steps that they are known to take answer; for tests.
    package init(
        _ distribution: any Distribution, searchingBy search: (any Distribution)? = nil, policy: Policy = .equalSizes,
        asksAnew: Bool = false
    ) {
        (self.distribution, self.search, self.policy) = (distribution, search ?? distribution, policy)
        self.asksAnew = asksAnew
    }

    /// The lengths that the distribution gives, as offers; the greedy rule's where the row is none that it takes.
    ///
    /// - Complexity: at most `SteppingRow.mostRounds` rows, twice where children have stacks in them; one more for each of
    ///   these, and for each child that was held back.
    package func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
        guard let length else { return children.map { _ in nil } }
        // Who asks for the least or the most length hands the question on.
        if length <= 0 { return children.map { _ in 0 } }
        let asked = asksAnew ? children.map(\.askedAnew) : children
        guard length.isFinite,
            var row = SteppingRow(asked, gaps: gaps, length: length, policy: policy, searchingBy: search),
            let offers = try? row.settled(by: distribution)
        else { return GreedyRule().offers(to: children, gaps: gaps, in: length) }
        return offers
    }
}
