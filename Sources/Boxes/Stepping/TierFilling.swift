// TierFilling.swift: children of one tier that take a few lengths each beside children that take any, over any number.
// Lengths in points.  Mathematics.md, section 1, "Children that step".

/// The children of one tier, and what they share.
struct TierFilling<Children: SteppingStack> {
    typealias Length = Children.Length

    /// Totals of the children that step among which the others are filled up.
    private static var mostTotals: Int { 256 }

    private let row: SteppingRow<Children>
    private let tier: [Int]
    /// The places in the tier of children that step, and of the others.
    private let steppers, ranges: [Int]
    private let room: Length
    private let base: [Length]
    private let weight: [Length.Scalar]
    private let lengths: [[Length.Scalar]]
    private let levels: [[Fraction]]
    private let filling: StepFilling
    private let factor: Fraction

    /// - Returns: `nil` beyond the limits of `StepFilling`, and where a level varies.
    init?(
        row: SteppingRow<Children>, tier: [Int], takings: [[Length.Scalar]?], room: Length, base: [Length],
        weight: [Length.Scalar]
    ) {
        (self.row, self.tier, self.room, self.base, self.weight) = (row, tier, room, base, weight)
        steppers = tier.indices.filter { takings[tier[$0]] != nil }
        ranges = tier.indices.filter { takings[tier[$0]] == nil }
        var levels: [[Fraction]] = []
        for place in steppers {
            guard let start = base[tier[place]].known else { return nil }
            let (zero, unit) = (start.fraction, weight[tier[place]].fraction)
            levels.append((takings[tier[place]] ?? []).map { ($0.fraction - zero) / unit })
        }
        let lengths = steppers.map { takings[tier[$0]] ?? [] }
        let factor = Fraction.wholeFactor(of: lengths.joined().map(\.fraction))
        var order: [Fraction: Int] = [:]
        for (rank, level) in Set(levels.joined()).sorted().enumerated() { order[level] = rank }
        var children: [[StepFilling.Choice]] = []
        for (some, ranks) in zip(lengths, levels) {
            var choices: [StepFilling.Choice] = []
            for (length, level) in zip(some, ranks) {
                let grains = (length.fraction * factor).double
                guard grains <= Double(StepFilling.mostGrains) else { return nil }
                choices.append(.init(length: Int(grains), rank: order[level] ?? 0))
            }
            children.append(choices)
        }
        let most = Self.grains(in: room, row.closeness, factor)
        guard let filling = StepFilling(children, upTo: most) else { return nil }
        (self.lengths, self.levels, self.factor, self.filling) = (lengths, levels, factor, filling)
    }

    /// How many grains fit; all where the room varies.
    private static func grains(in room: Length, _ closeness: Length, _ factor: Fraction) -> Int {
        guard let known = room.known, let slack = closeness.known, known.isFinite else { return .max }
        let grains = ((known + slack).fraction * factor).roundedDown.double
        return grains < 1e15 ? Int(grains) : .max
    }

    /// Lengths in the order of the tier, and whether it is known that none of the same total are fairer.
    typealias Shares = (lengths: [Length], isFairest: Bool)

    /// The best lengths.
    func lengths(judge: inout Children.Comparisons) throws(Children.Failure) -> Shares? {
        let totals = filling.totals
        let most = room + row.closeness
        let least = ranges.reduce(Length(0)) { $0 + row.items[tier[$1]].minimum }
        let greatest = ranges.reduce(Length(0)) { $0 + row.items[tier[$1]].maximum }
        let fitting = first(of: totals, judge: &judge) { total, judge in judge.isLess(most, total + least) }
        guard fitting > 0 else { return nil }
        let largest = length(totals[fitting - 1])
        if ranges.isEmpty || !judge.isLess(most, largest + greatest) {
            return try lengths(at: totals[fitting - 1], ranges: greatest, judge: &judge)
        }
        // The room is filled: every total of the steps that the others can complete is as good, and fairness decides.
        let filling = first(of: totals, judge: &judge) { total, judge in
            !judge.isLess(total + greatest + row.closeness, room)
        }
        guard fitting - filling <= Self.mostTotals else { return nil }
        // Of equally fair ones the shortest steps are taken, which leave the most to the others.
        var best: (lengths: [Length], levels: [Length])?
        var isFairest = true
        for total in totals[filling..<fitting] {
            let shares = try lengths(at: total, ranges: room - length(total), judge: &judge)
            isFairest = isFairest && shares.isFairest
            let lengths = shares.lengths
            var levels: [Length] = []
            for (index, length) in zip(tier, lengths) {
                row.insert((length - base[index]) / weight[index], into: &levels, judge: &judge)
            }
            if let known = best, !row.precedes(known.levels, levels, judge: &judge) { continue }
            best = (lengths, levels)
        }
        return best.map { ($0.lengths, isFairest) }
    }

    /// The first total of which something is true that is true of all behind it.
    private func first(
        of totals: [Int], judge: inout Children.Comparisons,
        where isBeyond: (Length, inout Children.Comparisons) -> Bool
    ) -> Int {
        var (low, high) = (0, totals.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(length(totals[middle]), &judge) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func length(_ grains: Int) -> Length { Length(.init(fraction: Fraction(grains) / factor)) }

    /// The fairest lengths where the children that step come to a total, and the others to another.
    private func lengths(
        at total: Int, ranges share: Length, judge: inout Children.Comparisons
    ) throws(Children.Failure) -> Shares {
        var found = [Length](repeating: 0, count: tier.count)
        let answer = filling.fairest(total: total)
        for (place, (choice, lengths)) in zip(steppers, zip(answer.choices, lengths)) {
            found[place] = Length(lengths[choice])
        }
        guard !ranges.isEmpty else { return (found, answer.isFairest) }
        let others = RowOver(
            unchecked: ranges.map { row.items[tier[$0]] }, spacing: ranges.dropFirst().map { _ in Length(0) },
            available: share, policy: row.stack.policy)
        for (place, length) in zip(ranges, try row.stack.searched(others, judge: &judge)) { found[place] = length }
        return (found, answer.isFairest)
    }
}

extension KnownNumber {
    /// The number as a fraction; of a double the decimal with twelve places, since sums have traces in their last digits, and
    /// lines of texts heights in parts of 1,024.
    fileprivate var fraction: Fraction { (self as? Fraction) ?? Fraction(decimal: (double * 1e12).rounded() / 1e12) }

    /// The number that a fraction is, or is nearest to.
    fileprivate init(fraction: Fraction) { self = (fraction as? Self) ?? Self(decimal: fraction.double) }
}
