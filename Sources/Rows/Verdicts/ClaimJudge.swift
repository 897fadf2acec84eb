// ClaimJudge.swift: claimed lengths beside the optimum of a finite container (Mathematics.md, section 5).
// Lengths in points.

/// Judges lengths claimed for a row that shares a finite container.
struct ClaimJudge<Value: KnownNumber, Items: ReducedItems<Value>, Tiers: Collection>
where Tiers.Element: Collection<Int> {
    typealias Verdict = VerdictOver<Value>

    let items: Items
    let tiers: Tiers
    let budget: Value
    let claim: [Value]
    /// The row before its policy reduced it.
    private let row: RowOver<Value>
    /// What the gaps leave of the container, in points; the factors of a flex line may make the budget another one.
    private let room: Value
    private let tolerance: Value
    private let optimum: [Value]

    init(_ items: Items, _ tiers: Tiers, holding budget: Value, claim: [Value], of row: RowOver<Value>) {
        var judge = PlainJudge<Value>()
        self.items = items
        self.tiers = tiers
        self.budget = budget
        self.claim = claim
        self.row = row
        room = row.room ?? budget
        tolerance = row.tolerance
        optimum = items.filled(tiers, holding: budget, judge: &judge)
    }

    /// - Parameters:
    ///   - rounding: How far rounding to whole pixels may have moved each length, in points.
    ///   - priority: Of an item.
    func verdict(rounding: Value, priority: (Int) -> Double) -> Verdict {
        if isClose(rounding: rounding) {
            let excess = optimum.reduce(0, +) - budget
            return .optimal(levels: levels(priority), leastOverflow: excess > tolerance ? excess : 0)
        }
        return fault(rounding: rounding) ?? (rounding > 0 ? fault(rounding: 0) : nil) ?? deviation
    }

    // MARK: Beside the optimum

    /// How far a length may lie from the optimum: a very long one further, by itself alone.
    private func allowance(_ item: Int, _ rounding: Value) -> Value {
        max(tolerance, Value.relativeTolerance * optimum[item]) + rounding
    }

    /// How far a total may: rounding moves each length by itself, a tolerance all of them together.
    private func allowance(total: Value, _ rounding: Value) -> Value {
        max(tolerance, Value.relativeTolerance * total) + rounding * Value(decimal: Double(max(1, claim.count)))
    }

    /// Whether every length, the total, and what each tier takes before lower ones are those of the optimum.
    private func isClose(rounding: Value) -> Bool {
        for item in claim.indices where (claim[item] - optimum[item]).magnitude > allowance(item, rounding) {
            return false
        }
        var (best, total): (Value, Value) = (0, 0)
        for tier in tiers {
            best = tier.reduce(best) { $0 + optimum[$1] }
            total = tier.reduce(total) { $0 + claim[$1] }
            if best - total > allowance(total: best, rounding) { return false }
        }
        return total - max(budget, best) <= allowance(total: best, rounding)
    }

    /// The one level of each tier.
    private func levels(_ priority: (Int) -> Double) -> [TierLevelOver<Value>] {
        tiers.compactMap { tier in
            tier.first.map { TierLevelOver(priority: priority($0), level: items.level(of: tier, at: optimum)) }
        }
    }

    /// How much longer an item is than in the optimum.
    private func surplus(_ item: Int) -> Value { claim[item] - optimum[item] }

    // MARK: Faults that one item or one pair shows

    /// The first fault larger than the allowance, in the order of `Verdict`.
    private func fault(rounding: Value) -> Verdict? {
        boundFault(rounding) ?? sumFault(rounding) ?? priorityFault(rounding) ?? fairnessFault(rounding)
    }

    private func boundFault(_ rounding: Value) -> Verdict? {
        for (item, length) in claim.enumerated() {
            let (bounds, allowance) = (items[item: item], allowance(item, rounding))
            if length < bounds.lower - allowance { return outOfBounds(item, beyond: bounds.lower, allowance) }
            if length > bounds.upper + allowance { return outOfBounds(item, beyond: bounds.upper, allowance) }
        }
        return nil
    }

    private func outOfBounds(_ item: Int, beyond limit: Value, _ allowance: Value) -> Verdict {
        let bound = row.bound(
            brokenBy: claim[item], of: item, limit: limit, allowance: allowance, grows: items.grows)
        return .outOfBounds(item: item, length: claim[item], bound: bound)
    }

    private func sumFault(_ rounding: Value) -> Verdict? {
        let allowance = allowance(total: best, rounding)
        if total - max(budget, best) > allowance { return excess(allowance) }
        guard best - total > allowance else { return nil }
        return claim.indices.max { taking($0) < taking($1) }.map { shortage(allowance, taker: $0) }
    }

    /// What the items take together, in points, in the claim and in the optimum.
    private var total: Value { claim.reduce(0, +) }
    private var best: Value { optimum.reduce(0, +) }

    /// The verdict on too much: where the factors of a line give it less than the room, or more, that is no overflow by
    /// itself, or no avoidable one.
    private func excess(_ allowance: Value) -> Verdict {
        guard budget <= room, total - room > allowance else { return wrongTotal }
        return .avoidableOverflow(overflow: total - room, leastOverflow: max(0, best - room))
    }

    /// The verdict on too little: where the factors of a line give it more than the room, nothing need be left of that.
    private func shortage(_ allowance: Value, taker: Int) -> Verdict {
        guard budget <= room || room - total > allowance else { return wrongTotal }
        return .unusedSpace(unused: room - total, item: taker)
    }

    private var wrongTotal: Verdict {
        .wrongTotal(total: total + row.totalSpacing, expected: best + row.totalSpacing)
    }

    private func taking(_ item: Int) -> Value { items[item: item].upper - claim[item] }
    private func giving(_ item: Int) -> Value { claim[item] - items[item: item].lower }

    private func priorityFault(_ rounding: Value) -> Verdict? {
        guard tiers.count > 1, let pair = worstInversion else { return nil }
        let allowance = max(allowance(pair.lower, rounding), allowance(pair.higher, rounding))
        return pair.amount > allowance
            ? .priorityInversion(lower: pair.lower, higher: pair.higher, amount: pair.amount) : nil
    }

    /// Over all cuts between tiers, the largest amount that one item below can give to one above.
    private var worstInversion: (lower: Int, higher: Int, amount: Value)? {
        let takers = tiers.reduce(into: [Int]()) { takers, tier in
            guard let best = tier.max(by: { taking($0) < taking($1) }) else { return }
            takers.append(takers.last.map { taking($0) >= taking(best) ? $0 : best } ?? best)
        }
        var found: (lower: Int, higher: Int, amount: Value)?
        var lower: Int?
        for (cut, tier) in Array(tiers).enumerated().reversed().dropLast() {
            guard let best = tier.max(by: { giving($0) < giving($1) }) else { continue }
            let below = lower.map { giving($0) >= giving(best) ? $0 : best } ?? best
            lower = below
            let amount = min(giving(below), taking(takers[cut - 1]))
            if amount > found?.amount ?? 0 { found = (below, takers[cut - 1], amount) }
        }
        return found
    }

    /// Two items of one tier on either side of its level make an improving transfer: the first is above the level and
    /// its minimum, the second below the level and its maximum.
    private func fairnessFault(_ rounding: Value) -> Verdict? {
        for tier in tiers {
            guard let (from, to) = extremes(of: tier) else { continue }
            let amount = min(surplus(from), 0 - surplus(to))
            if amount > max(allowance(from, rounding), allowance(to, rounding)) {
                return .unfair(from: from, to: to, amount: amount)
            }
        }
        return nil
    }

    /// The items that are longest and shortest beside the optimum.
    private func extremes(of tier: some Collection<Int>) -> (from: Int, to: Int)? {
        guard let from = tier.max(by: { surplus($0) < surplus($1) }),
            let to = tier.min(by: { surplus($0) < surplus($1) })
        else { return nil }
        return (from, to)
    }

    // MARK: Faults that many small ones add up to

    /// What is wrong where no pair differs by more than the tolerance: one item far off and many a little.
    private var deviation: Verdict {
        guard let (from, to) = extremes(of: claim.indices) else { return .optimal(levels: []) }
        if surplus(to) >= 0 { return excess(0) }
        if surplus(from) <= 0 { return shortage(0, taker: to) }
        for tier in tiers where tier.contains(from) || tier.contains(to) {
            guard let (giver, taker) = extremes(of: tier) else { continue }
            let amount = min(surplus(giver), 0 - surplus(taker))
            if amount > 0 { return .unfair(from: giver, to: taker, amount: amount) }
        }
        if let pair = worstInversion {
            return .priorityInversion(lower: pair.lower, higher: pair.higher, amount: pair.amount)
        }
        return outOfBounds(to, beyond: items[item: to].lower, 0)
    }
}

extension ReducedItems where Value: KnownNumber {
    /// The level at which the items of a tier have their optimal lengths: the highest where many do, the lowest where no
    /// highest exists.
    ///
    /// - Complexity: O(*n*).
    func level(of tier: some Collection<Int>, at lengths: [Value]) -> Value {
        var (above, weight): (Value, Value) = (0, 0)
        var (full, least): (Value?, Value?)
        for index in tier {
            let item = self[item: index]
            if lengths[index] >= item.upper {
                let level = (item.upper - item.base) / item.weight
                full = full.map { max($0, level) } ?? level
            } else if lengths[index] > item.lower {
                above = above + (lengths[index] - item.base)
                weight = weight + item.weight
            } else {
                let level = (item.lower - item.base) / item.weight
                least = least.map { min($0, level) } ?? level
            }
        }
        return weight > 0 ? above / weight : least ?? full ?? 0
    }
}
