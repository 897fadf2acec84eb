// TierSearch.swift: children of one tier that take stretches of lengths each, as texts do whose sizes are rounded up.
// Lengths in points.  Mathematics.md, section 1, "Children that step".

/// Children of a tier whose stretches are known or found by asking, and what they share.
///
/// A case lets each child take any length between two bounds, and its water level is the best that there is in it.  Where a
/// child does not take its length there, it takes none of a gap around, and the case falls apart in two: the child stays
/// below the gap or above it.  The best case of all is looked at first, so that the first one whose lengths are taken is
/// the optimum.
struct TierSearch<Children: SteppingStack> {
    typealias Length = Children.Length
    typealias Failure = Children.Failure

    /// Beyond so many cases bounds close in.
    private static var mostCases: Int { 1_000 }

    /// Lengths between which the children stay, and the best of them if they took any.
    private struct Case {
        var lower, upper: [Length]
        var lengths: [Length] = []
        /// The total, then the levels, ascending.
        var worth: [Length] = []
    }

    /// Lengths that a child does not take, between two that it takes.
    private struct Gap {
        let below, above: Length
    }

    /// What the children make of a case.
    private enum Outcome {
        /// They take their lengths.
        case taken
        /// One of them takes no length around its own.
        case gap(Gap, place: Int)
        /// One of them takes more than it is offered.
        case none
    }

    private let row: SteppingRow<Children>
    private let tier: [Int]
    private let room: Length
    private let base: [Length]
    private let weight: [Length.Scalar]
    /// By how much the end of a gap may be known too high: little beside what counts as full.
    private let grain: Length
    /// The stretches of each child of which they are known.
    private let stretches: [[ClosedRange<Length.Scalar>]?]
    /// The gaps of each of the others, as far as it has been asked.
    private var gaps: [[Gap]]
    /// From the worst to the best.
    private var cases: [Case] = []

    /// - Parameters:
    ///   - stretches: The lengths that each child of the tier takes, `nil` for one that is to be asked.
    ///   - room: What the tier may take.
    ///   - base: The length of each child of the row at level 0.
    ///   - weight: What each gains per level.
    init(
        row: SteppingRow<Children>, tier: [Int], stretches: [[ClosedRange<Length.Scalar>]?], room: Length,
        base: [Length], weight: [Length.Scalar]
    ) {
        (self.row, self.tier, self.stretches, self.room) = (row, tier, stretches, room)
        (self.base, self.weight) = (tier.map { base[$0] }, tier.map { weight[$0] })
        let closeness = row.closeness.known ?? 0
        grain = Length(closeness > 0 ? closeness / 64 : Length.Scalar(decimal: 1e-9))
        gaps = tier.map { _ in [] }
    }

    /// The best lengths; `nil` where a child that has to be asked is offered a length that varies or takes more than it is
    /// offered, and beyond `mostCases`.
    mutating func lengths(judge: inout Children.Comparisons) throws(Failure) -> [Length]? {
        var whole = Case(lower: [], upper: [])
        for (index, stretches) in zip(tier, stretches) {
            if let first = stretches?.first, let last = stretches?.last {
                whole.lower.append(Length(first.lowerBound))
                whole.upper.append(Length(last.upperBound))
            } else {
                whole.lower.append(row.items[index].minimum)
                whole.upper.append(try row.stack.step(of: index, within: row.room, judge: &judge))
            }
        }
        add(whole, judge: &judge)
        for _ in 0..<Self.mostCases {
            guard let best = cases.popLast() else { return nil }
            switch try outcome(of: best, judge: &judge) {
            case .taken: return best.lengths
            case .none: return nil
            case .gap(let gap, let place):
                var (narrow, wide) = (best, best)
                narrow.upper[place] = gap.below
                wide.lower[place] = gap.above
                if !judge.isLess(gap.below, best.lower[place]) { add(narrow, judge: &judge) }
                if !judge.isLess(best.upper[place], gap.above) { add(wide, judge: &judge) }
            }
        }
        return nil
    }

    /// Puts a case among the others, if its least lengths fit.
    private mutating func add(_ some: Case, judge: inout Children.Comparisons) {
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

    private mutating func outcome(of some: Case, judge: inout Children.Comparisons) throws(Failure) -> Outcome {
        for place in tier.indices {
            let length = some.lengths[place]
            if let stretches = stretches[place] {
                guard let gap = gap(in: stretches, around: length, judge: &judge) else { continue }
                return .gap(gap, place: place)
            }
            if let gap = known(at: place, around: length, judge: &judge) { return .gap(gap, place: place) }
            let answer = try row.stack.step(of: tier[place], within: length, judge: &judge)
            if row.isNear(answer, length, judge: &judge) { continue }
            guard judge.isLess(answer, length), length.known != nil, some.upper[place].known != nil else {
                return .none
            }
            let above = try leastTaken(at: place, above: length, upTo: some.upper[place], judge: &judge)
            let gap = Gap(below: answer, above: above)
            gaps[place].append(gap)
            return .gap(gap, place: place)
        }
        return .taken
    }

    /// The gap between two stretches in which a length is; `nil` where it is in one of them.
    private func gap(
        in stretches: [ClosedRange<Length.Scalar>], around length: Length, judge: inout Children.Comparisons
    ) -> Gap? {
        var (low, high) = (0, stretches.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if judge.isLess(Length(stretches[middle].upperBound) + row.closeness, length) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let above = Length(stretches[low].lowerBound)
        if low == 0 || !judge.isLess(length, above - row.closeness) { return nil }
        return Gap(below: Length(stretches[low - 1].upperBound), above: above)
    }

    private func known(at place: Int, around length: Length, judge: inout Children.Comparisons) -> Gap? {
        for gap in gaps[place]
        where judge.isLess(gap.below + row.closeness, length) && judge.isLess(length, gap.above - row.closeness) {
            return gap
        }
        return nil
    }

    /// The least length that a child takes above one that it does not take.
    ///
    /// - Parameter most: A length that it takes.
    private func leastTaken(
        at place: Int, above length: Length, upTo most: Length, judge: inout Children.Comparisons
    ) throws(Failure) -> Length {
        var (low, high, asksBelow) = (length, most, true)
        while judge.isLess(low + grain, high) {
            // A child that takes a few lengths takes nothing just below one of them.
            let offer = asksBelow ? high - grain : (low + high) / 2
            let answer = try row.stack.step(of: tier[place], within: offer, judge: &judge)
            if judge.isLess(length, answer) {
                high = answer
                asksBelow = !asksBelow && judge.isLess(answer + row.closeness, offer)
            } else if asksBelow {
                return high
            } else {
                low = offer
            }
        }
        return high
    }
}
