// FewestRemedies.swift: the fewest numbers of a row that, changed together, remove an overflow.  Lengths in points.
//
// Least lengths add up, so what an item can give does not depend on the others: it gives something by one change, and more
// by two, where its minimum is lowered first.  The fewest changes whose gains reach the overflow are found by dynamic
// programming over items and gaps.

extension Row {
    /// One change, and by how much it lessens the overflow after those before it.
    private struct Step {
        let bound: RowBound
        let amount: Double
        let gain: Double
    }

    /// The fewest changes of items and gaps that together remove the overflow, in layout order; each with what is left of
    /// the overflow once it and those before it are made.
    ///
    /// Empty where the row fits, where one change is enough, where all changes together are not, and for a flex line with
    /// factors between 0 and 1, whose changes do not add up.
    ///
    /// - Complexity: O(*n*² *k*) for *k* changes.
    public var fewestRemedies: [OverflowRemedy] {
        let overflow = leastOverflowTried
        guard overflow > tolerance, !leastLengths.isEmpty else { return [] }
        let steps = Self.fewest(of: choices, reaching: overflow - tolerance)
        guard steps.count > 1 else { return [] }
        return tried(trimmed(steps, to: overflow), against: overflow)
    }

    /// The ways in which each item and each gap can give, by their number of steps; equal gaps give together.
    private var choices: [[[Step]]] {
        let gaps = equalGap.map { [[[Step(bound: .spacing, amount: -$0, gain: $0 * Double(spacing.count))]]] }
        return items.indices.map(choices)
            + (gaps
                ?? spacing.indices.filter { spacing[$0] > 0 }.map { index in
                    [[Step(bound: .gap(index), amount: -spacing[index], gain: spacing[index])]]
                })
    }

    /// What an item gives by one change, and by two: what else holds it at its minimum gives way once that is lowered.
    private func choices(of item: Int) -> [[Step]] {
        let one = step(of: item).map { [[$0]] } ?? []
        let minimum = items[item].minimum
        guard minimum > 0, let lowered = try? changing(.minimum(item), by: -minimum), let two = lowered.step(of: item)
        else { return one }
        let gain = leastLength(of: item) - lowered.leastLength(of: item)
        return one + [[Step(bound: .minimum(item), amount: -minimum, gain: gain), two]]
    }

    /// The change that lowers what an item takes at least, as far as it goes: of one number, or of two where that gives more.
    private func step(of item: Int) -> Step? {
        guard let least = leastLengths.first(where: { $0.isOf(item) }) else { return nil }
        func step(_ bound: RowBound, _ amount: Double) -> Step? {
            guard amount != 0, let changed = try? changing(bound, by: amount) else { return nil }
            let gain = least.length - changed.leastLength(of: item)
            return gain > tolerance ? Step(bound: bound, amount: amount, gain: gain) : nil
        }
        let usual = shrinking(item, least.bound).first ?? least.change(against: .infinity)
        return ([usual] + lowering(least, against: .infinity)).compactMap(step).reduce(nil) { best, other in
            best.map { other.gain > $0.gain + tolerance ? other : $0 } ?? other
        }
    }

    private func leastLength(of item: Int) -> Double { leastLengths.first { $0.isOf(item) }?.length ?? 0 }

    /// As few steps as reach an amount; empty where all do not.
    private static func fewest(of choices: [[[Step]]], reaching amount: Double) -> [Step] {
        // The most that some number of steps gains, and which way each item or gap has gone: 0 for none.
        var best = [(gain: 0.0, taken: [Int]())]
        for ways in choices {
            var next = best.map { (gain: $0.gain, taken: $0.taken + [0]) }
            next += [(gain: Double, taken: [Int])](
                repeating: (-.infinity, []), count: ways.lazy.map(\.count).max() ?? 0)
            for (way, steps) in ways.enumerated() {
                let gain = steps.reduce(0) { $0 + $1.gain }
                for count in best.indices where best[count].gain + gain > next[count + steps.count].gain {
                    next[count + steps.count] = (best[count].gain + gain, best[count].taken + [way + 1])
                }
            }
            best = next
        }
        guard let found = best.first(where: { $0.gain >= amount }) else { return [] }
        return zip(choices, found.taken).flatMap { (ways: [[Step]], way: Int) -> [Step] in way == 0 ? [] : ways[way - 1]
        }
    }

    /// The steps, of which the last one that is a length goes no further than it has to.
    private func trimmed(_ steps: [Step], to overflow: Double) -> [(bound: RowBound, amount: Double)] {
        let excess = steps.reduce(-overflow) { $0 + $1.gain }
        let last = steps.lastIndex { if case .shrinkFactor = $0.bound { false } else { $0.gain > excess } }
        return steps.enumerated().map { index, step in
            guard index == last, excess > 0 else { return (step.bound, step.amount) }
            return (step.bound, step.amount * (1 - excess / step.gain))
        }
    }

    /// The changes made one after the other; empty where the row still overflows after them.
    private func tried(_ changes: [(bound: RowBound, amount: Double)], against overflow: Double) -> [OverflowRemedy] {
        var (row, remedies) = (self, [OverflowRemedy]())
        for (bound, amount) in changes {
            guard let changed = try? row.changing(bound, by: amount) else { return [] }
            let left = changed.leastOverflowTried
            remedies.append(
                OverflowRemedy(bound: bound, change: amount, overflowLeft: left <= 2 * tolerance ? 0 : left))
            row = changed
        }
        return remedies.last?.overflowLeft == 0 ? remedies : []
    }
}
