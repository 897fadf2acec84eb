// SteppingRow+Filling.swift: the best row of children that take a few lengths each beside children that take any, over any
// number.  Lengths in points.  Mathematics.md, section 1, "Children that step".

/// What a child takes along the row.
private enum Taking<Length: Number> {
    /// Any length between its bounds.
    case range
    /// One of these, ascending.
    case steps([Length.Scalar])
}

/// How closely the steps of a child are looked for.
private enum StepGrain {
    /// Points below which two steps count as one.
    static let points = 1e-6
    /// A child with more lengths than these is taken as one whose bounds close in.
    static let mostSteps = 1_000
    /// Totals of the children that step among which the others of their tier are filled up.
    static let mostTotals = 256
    /// Where between its bounds a child is asked whether it takes what it is offered.
    static let shares = [0.113, 0.471, 0.859]
}

extension SteppingRow {
    /// The best offers: the least overflow, each tier's total as large as possible, then the fairest lengths.
    ///
    /// It has to be asked before any bound moves.
    ///
    /// - Returns: `nil` where a child is neither a range nor known in steps, under a policy with directions, and beyond the
    ///   limits of `StepFilling` and of what is filled up.
    @usableFromInline func filled(judge: inout Comparisons) throws(Failure) -> [Length]? {
        let row = row
        guard let room = row.room, let levels = row.undirectedLevels else { return nil }
        var takings: [Taking<Length>] = []
        for index in items.indices {
            guard let taking = try taking(of: index, judge: &judge) else { return nil }
            takings.append(taking)
        }
        var lengths = items.map(\.minimum)
        var (left, reserved) = (room, lengths.reduce(0, +))
        // The least lengths alone are the answer then, and nothing has moved.
        guard judge.isLess(reserved, left) else { return nil }
        var isFairest = true
        for tier in row.tiers {
            for index in tier { reserved = reserved - items[index].minimum }
            let filling = TierFilling(
                row: self, tier: tier, takings: takings.map(\.steps), room: left - reserved, base: levels.base,
                weight: levels.weight)
            guard let shares = try filling?.lengths(judge: &judge) else { return nil }
            isFairest = isFairest && shares.isFairest
            for (index, length) in zip(tier, shares.lengths) {
                lengths[index] = length
                left = left - length
            }
        }
        for index in items.indices {
            let answer = try stack.step(of: index, within: lengths[index], judge: &judge)
            guard isNear(answer, lengths[index], judge: &judge) else { return nil }
        }
        if !isFairest { stack.noteUnproven() }
        return lengths
    }

    private func isNear(_ first: Length, _ second: Length, judge: inout Comparisons) -> Bool {
        judge.side(of: first - second, 0 - closeness, closeness) == .inside
    }

    /// What a child takes; `nil` where it is neither a range nor known in steps.
    private func taking(of index: Int, judge: inout Comparisons) throws(Failure) -> Taking<Length>? {
        let least = items[index].minimum
        let most = try stack.step(of: index, within: room, judge: &judge)
        if !judge.isLess(least + closeness, most) { return least.known.map { .steps([$0]) } }
        var taken = 0
        for share in StepGrain.shares {
            let offer = least + (most - least) * Length.Scalar(decimal: share)
            let answer = try stack.step(of: index, within: offer, judge: &judge)
            if isNear(answer, offer, judge: &judge) { taken += 1 }
        }
        if taken == StepGrain.shares.count { return .range }
        guard taken == 0, let first = most.known, let last = least.known else { return nil }
        return try steps(of: index, from: first, to: last, judge: &judge).map { .steps($0) }
    }

    /// The lengths that a child takes, from its longest downwards: of a little less than one it takes the next.
    private func steps(
        of index: Int, from most: Length.Scalar, to least: Length.Scalar, judge: inout Comparisons
    ) throws(Failure) -> [Length.Scalar]? {
        let below = Length.Scalar(decimal: StepGrain.points) + (closeness.known ?? 0) * 4
        var found = [most]
        while let last = found.last, least + below < last {
            guard found.count < StepGrain.mostSteps else { return nil }
            let offer = last - below
            guard let next = try stack.step(of: index, within: Length(offer), judge: &judge).known else { return nil }
            // What takes all but a little takes any length; what takes more takes no less than before.
            guard next + below < offer || next <= least else { return nil }
            found.append(next)
        }
        if let last = found.last, least < last { found[found.count - 1] = last < least + below ? least : last }
        return found.reversed()
    }
}

extension Taking {
    /// The lengths that the child takes; `nil` for any between its bounds.
    fileprivate var steps: [Length.Scalar]? { if case .steps(let steps) = self { steps } else { nil } }
}

/// The children of one tier, and what they share.
private struct TierFilling<Children: SteppingStack> {
    typealias Length = Children.Length

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

    /// - Returns: `nil` where a level varies, and beyond the limits of `StepFilling`.
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
        guard fitting - filling <= StepGrain.mostTotals else { return nil }
        // Of equally fair ones the shortest steps are taken, which leave the most to the others.
        var best: (lengths: [Length], levels: [Length])?
        var isFairest = true
        for total in totals[filling..<fitting] {
            let shares = try lengths(at: total, ranges: room - length(total), judge: &judge)
            isFairest = isFairest && shares.isFairest
            let lengths = shares.lengths
            var levels: [Length] = []
            for (index, length) in zip(tier, lengths) {
                let level = (length - base[index]) / weight[index]
                var place = levels.count
                while place > 0, judge.isLess(level, levels[place - 1]) { place -= 1 }
                levels.insert(level, at: place)
            }
            if let known = best, !precedes(known.levels, levels, judge: &judge) { continue }
            best = (lengths, levels)
        }
        return best.map { ($0.lengths, isFairest) }
    }

    private func precedes(_ first: [Length], _ second: [Length], judge: inout Children.Comparisons) -> Bool {
        for (one, other) in zip(first, second) {
            if judge.isLess(one + row.closeness, other) { return true }
            if judge.isLess(other + row.closeness, one) { return false }
        }
        return false
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
    /// The number as a fraction, by its decimal where it is a double.
    fileprivate var fraction: Fraction { (self as? Fraction) ?? Fraction(decimal: double) }

    /// The number that a fraction is, or is nearest to.
    fileprivate init(fraction: Fraction) { self = (fraction as? Self) ?? Self(decimal: fraction.double) }
}
