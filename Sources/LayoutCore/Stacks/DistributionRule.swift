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

    /// The lengths that the distribution gives, as offers; the greedy rule's where the children's answers make no row.
    ///
    /// - Throws: `BadLengths`, or what the distribution throws.
    /// - Complexity: that of `SteppingStack.offers(in:judge:)`.
    package func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) throws -> [CGFloat?] {
        try shared(children, gaps, in: length) ?? GreedyRule().offers(to: children, gaps: gaps, in: length)
    }

    /// The lengths that the distribution gives, as offers; `nil` where the children's answers make no row.
    private func shared(_ children: [StackChild], _ gaps: [CGFloat], in length: CGFloat?) throws -> [CGFloat?]? {
        guard let length else { return children.map { _ in nil } }
        let stack = SharedStack(
            children: asksAnew ? children.map(\.askedAnew) : children, distances: gaps, policy: policy, search: search,
            distribution: distribution)
        var judge = PlainJudge<Double>()
        return try stack.offers(in: Double(length), judge: &judge)?.map { CGFloat($0) }
    }
}

/// Children that answer in doubles, and a distribution.
private struct SharedStack: SteppingStack {
    typealias Comparisons = PlainJudge<Double>
    typealias Failure = any Error

    let children: [StackChild]
    let distances: [CGFloat]
    let policy: Policy
    let search, distribution: any Distribution

    var priorities: [Double] { children.map(\.priority) }
    var gaps: [Double] { distances.map { Double($0) } }

    func isNested(_ child: Int) -> Bool { children[child].isNested }
    func mayTakeParts(_ child: Int) -> Bool { children[child].mayTakeParts }
    func takenLengths(of child: Int) -> [ClosedRange<Double>]? { children[child].takenLengths }
    func noteUnproven() { children.first?.report(.fairnessUnproven) }

    func length(of child: Int, offered: Double, judge: inout PlainJudge<Double>) -> Double {
        Double(children[child].length(offered: CGFloat(offered)))
    }

    func step(of child: Int, within length: Double, judge: inout PlainJudge<Double>) -> Double {
        Double(children[child].step(within: CGFloat(length)))
    }

    func searched(_ row: Row, judge: inout PlainJudge<Double>) throws -> [Double] { try lengths(for: row, by: search) }
    func settled(_ row: Row, judge: inout PlainJudge<Double>) throws -> [Double] {
        try lengths(for: row, by: distribution)
    }

    private func lengths(for row: Row, by distribution: any Distribution) throws -> [Double] {
        let lengths = try distribution.lengths(for: row)
        guard lengths.count == row.items.count else {
            throw BadLengths(problem: .wrongNumberOfLengths(given: lengths.count, views: row.items.count))
        }
        if let bad = lengths.firstIndex(where: { !$0.isFinite }) {
            throw BadLengths(problem: .badLength(subview: bad))
        }
        for (index, (length, item)) in zip(lengths, row.items).enumerated() {
            // Rounding may carry a length over a bound, by as much as verdicts forgive.
            let slack = max(row.tolerance, Double.relativeTolerance * abs(length))
            guard length < item.minimum - slack || length > item.maximum + slack else { continue }
            throw BadLengths(
                problem: .lengthOutOfBounds(subview: index, length: length, bounds: item.minimum...item.maximum))
        }
        return lengths
    }
}

/// A distribution did not give every item a length within its bounds.
private struct BadLengths: Error {
    let problem: LayoutDiagnostic.Problem
}

extension LayoutDiagnostic.Problem {
    /// What stopped a rule that shares lengths.
    init(ofRule error: any Error) { self = (error as? BadLengths)?.problem ?? .distributionFailed("\(error)") }
}
