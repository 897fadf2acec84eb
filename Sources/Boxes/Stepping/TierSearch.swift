// TierSearch.swift: children of one tier that take stretches of lengths each, as texts do whose sizes are rounded up.
// Lengths in points.  Mathematics.md, section 1, "Children that step".

/// Lengths any of which a child takes, in points.
struct TakenStretch<Length: Number> {
    let least, most: Length

    init(_ least: Length, _ most: Length) { (self.least, self.most) = (least, most) }
}

/// Children of a tier whose stretches are known, and what they share; nobody is asked.
///
/// A case lets each child take any length between two bounds, and its water level is the best that there is in it.  Where a
/// length is between two stretches of its child, the case falls apart in two: the child stays below the gap or above it.
/// The best case of all is looked at first, so that the first one whose lengths lie in stretches is the optimum.
struct TierSearch<Children: SteppingStack> {
    typealias Length = Children.Length

    /// Beyond so many cases the search has no answer: fewer where each takes longer.
    private var mostCases: Int { max(100, min(2_000, 40_000 / tier.count)) }

    /// Lengths between which the children stay, and the best of them if they took any.
    private struct Case {
        var lower, upper: [Length]
        var lengths: [Length] = []
        /// The total, then the levels, ascending.
        var worth: [Length] = []
    }

    private let row: SteppingRow<Children>
    private let tier: [Int]
    private let room: Length
    private let base: [Length]
    private let weight: [Length.Scalar]
    /// The stretches of each child; `nil` for any length between its bounds.
    private let stretches: [[TakenStretch<Length>]?]

    /// - Parameters:
    ///   - stretches: Those of each child of the row, ascending.
    ///   - room: What the tier may take.
    ///   - base: The length of each child of the row at level 0.
    ///   - weight: What each gains per level.
    init(
        row: SteppingRow<Children>, tier: [Int], stretches: [[TakenStretch<Length>]?], room: Length,
        base: [Length], weight: [Length.Scalar]
    ) {
        (self.row, self.tier, self.room) = (row, tier, room)
        (self.base, self.weight) = (tier.map { base[$0] }, tier.map { weight[$0] })
        self.stretches = tier.map { stretches[$0] }
    }

    /// The best lengths; `nil` beyond `mostCases`.
    func lengths(judge: inout Children.Comparisons) -> [Length]? {
        var whole = Case(lower: [], upper: [])
        for (index, stretches) in zip(tier, stretches) {
            whole.lower.append(stretches?.first?.least ?? row.items[index].minimum)
            whole.upper.append(stretches?.last?.most ?? row.items[index].maximum)
        }
        // From the worst to the best.
        var cases: [Case] = []
        add(whole, to: &cases, judge: &judge)
        for _ in 0..<mostCases {
            guard let best = cases.popLast() else { return nil }
            guard let gap = gap(in: best, judge: &judge) else { return best.lengths }
            var (narrow, wide) = (best, best)
            narrow.upper[gap.place] = gap.below
            wide.lower[gap.place] = gap.above
            if !judge.isLess(gap.below, best.lower[gap.place]) { add(narrow, to: &cases, judge: &judge) }
            if !judge.isLess(best.upper[gap.place], gap.above) { add(wide, to: &cases, judge: &judge) }
        }
        return nil
    }

    /// Puts a case among the others, if its least lengths fit.
    private func add(_ some: Case, to cases: inout [Case], judge: inout Children.Comparisons) {
        if judge.isLess(room + row.closeness, some.lower.reduce(0, +)) { return }
        var new = some
        new.lengths = ReducedRowOver(
            lower: some.lower, upper: some.upper, base: base, weight: weight, tiers: [Array(tier.indices)], budget: room
        ).filled(judge: &judge)
        var levels: [Length] = []
        for place in tier.indices {
            row.insert((new.lengths[place] - base[place]) / weight[place], into: &levels, judge: &judge)
        }
        new.worth = [new.lengths.reduce(0, +)] + levels
        var (low, high) = (0, cases.count)
        while low < high {
            let middle = (low + high) / 2
            if row.precedes(new.worth, cases[middle].worth, judge: &judge) { high = middle } else { low = middle + 1 }
        }
        cases.insert(new, at: low)
    }

    /// Lengths around that of a child which it does not take, and its place.
    private typealias Gap = (place: Int, below: Length, above: Length)

    /// The first gap in which a child's length lies; `nil` where each child takes its own.
    private func gap(in some: Case, judge: inout Children.Comparisons) -> Gap? {
        for place in tier.indices {
            guard let stretches = stretches[place] else { continue }
            let length = some.lengths[place]
            var (low, high) = (0, stretches.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if judge.isLess(stretches[middle].most + row.closeness, length) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            let above = stretches[low].least
            if low == 0 || !judge.isLess(length, above - row.closeness) { continue }
            return (place, stretches[low - 1].most, above)
        }
        return nil
    }
}
