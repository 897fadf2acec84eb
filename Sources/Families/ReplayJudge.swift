// ReplayJudge.swift: comparisons answered by what has been shown, and by nothing else.

internal import Rows

/// Answers the comparisons of a rule by what has been shown of a region.
final class ReplayJudge {
    // Judges are asked in the innermost loop, and no two accesses overlap.
    @exclusivity(unchecked) private(set) var region: ProvedRegion
    /// The first comparison that nothing shown decides; answers after it mean nothing.
    private(set) var undecided: LinearForm?

    init(_ region: ProvedRegion) { self.region = region }

    /// The judge that rules ask.
    var judge: FormJudge { FormJudge { [self] in isLess($0, $1) } }

    private func isLess(_ first: LinearForm, _ second: LinearForm) -> Bool {
        guard first.isFinite, second.isFinite else { return first.constant < second.constant }
        if let answer = region.isPositive(second - first) { return answer }
        undecided = undecided ?? second - first
        return false
    }
}
