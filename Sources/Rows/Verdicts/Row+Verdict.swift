// Row+Verdict.swift: judging a claim without a solver (Mathematics.md, section 5).
// Lengths in points.  The claim is compared with the effective row, so that a CSS or TeX row is judged by
// what its policy leaves to decide.

extension RowOver where Value: KnownNumber {
    /// Judges claimed lengths.
    ///
    /// - Parameters:
    ///   - claim: One length per item, in points; infinite where the container is.
    ///   - rounding: How far rounding to whole pixels may have moved each length, in points.  It forgives
    ///     a claim that lies within it of the optimum; other claims are judged for faults larger than it,
    ///     or as they stand where there is none.
    /// - Returns: The first verdict that applies.
    /// - Throws: `RowError` for a wrong number of lengths or one that is not a number.
    /// - Complexity: O(*n* log *n*).
    @_specialize(where Value == Double)
    public func verdict(on claim: [Value], rounding: Value = 0) throws(RowError) -> VerdictOver<Value> {
        try Self.check(claim: claim, count: items.count, rounding: rounding)
        let verdict = ClaimJudge(self, allowance: tolerance + rounding).verdict(on: claim)
        guard rounding > 0, case .optimal = verdict else { return verdict }
        let optimum = shared(by: WaterFilling())
        let distance = DistanceOver(from: claim, to: optimum)
        if distance.max <= rounding + tolerance { return verdict }
        return ClaimJudge(self, allowance: tolerance).verdict(on: claim)
    }

    private static func check(claim: [Value], count: Int, rounding: Value) throws(RowError) {
        guard claim.count == count else {
            throw .wrongCount(.length, count: claim.count, expected: count)
        }
        if let index = claim.firstIndex(where: { $0 != $0 }) {
            throw .outOfRange(.length, item: index, value: claim[index].double, allowed: "a number")
        }
        guard (0...Value(decimal: Limits.length)).contains(rounding) else {
            throw .outOfRange(.rounding, item: nil, value: rounding.double, allowed: "0 or more")
        }
    }
}

/// One problem, ready to judge claims; faults up to `allowance` points are forgiven.
private struct ClaimJudge<Value: KnownNumber> {
    typealias Verdict = VerdictOver<Value>

    let problem: RowOver<Value>
    let allowance: Value

    init(_ problem: RowOver<Value>, allowance: Value) {
        self.problem = problem
        self.allowance = allowance
    }

    func verdict(on claim: [Value]) -> Verdict {
        switch problem.resolution {
        case .decided(let lengths): verdict(on: claim, decided: lengths)
        case .shared(let row): verdict(on: claim, sharing: row)
        }
    }

    /// An unspecified container asks for the ideals, an infinite one for the maxima.
    private func verdict(on claim: [Value], decided lengths: [Value]) -> Verdict {
        let items = problem.items
        if let fault = boundFault(in: claim, items.map(\.minimum), items.map(\.maximum)) { return fault }
        guard let item = claim.indices.first(where: { !isClose(claim[$0], lengths[$0]) }) else {
            return .optimal(levels: [])
        }
        if problem.available == nil {
            return .notIdeal(item: item, length: claim[item], ideal: lengths[item])
        }
        return .unusedSpace(unused: .infinity, item: item)
    }

    private func verdict(on claim: [Value], sharing row: ReducedRowOver<Value>) -> Verdict {
        boundFault(in: claim, row.lower, row.upper) ?? sumFault(in: claim, row)
            ?? priorityFault(in: claim, row) ?? fairness(of: claim, row)
    }

    private func isClose(_ length: Value, _ other: Value) -> Bool {
        length == other || length.isFinite && other.isFinite && (length - other).magnitude <= allowance
    }

    private func boundFault(in claim: [Value], _ lower: [Value], _ upper: [Value]) -> Verdict? {
        for (item, length) in claim.enumerated() {
            if length < lower[item] - allowance {
                return .outOfBounds(item: item, length: length, bound: .minimum(lower[item]))
            }
            if length > upper[item] + allowance {
                return .outOfBounds(item: item, length: length, bound: .maximum(upper[item]))
            }
        }
        return nil
    }

    private func sumFault(in claim: [Value], _ row: ReducedRowOver<Value>) -> Verdict? {
        let excess = claim.reduce(0, +) - row.budget
        // Rounding moves each length by itself, so a sum may be off once per item.
        let sumAllowance = allowance * Value(decimal: Double(max(1, claim.count)))
        if excess - row.leastOverflow > sumAllowance {
            return .avoidableOverflow(overflow: excess, leastOverflow: row.leastOverflow)
        }
        guard 0 - excess > sumAllowance else { return nil }
        let slack = claim.indices.max { row.upper[$0] - claim[$0] < row.upper[$1] - claim[$1] }
        guard let slack, row.upper[slack] - claim[slack] > allowance else { return nil }
        return .unusedSpace(unused: 0 - excess, item: slack)
    }

    /// Over all cuts between tiers, the largest amount that one item below can give to one above.
    private func priorityFault(in claim: [Value], _ row: ReducedRowOver<Value>) -> Verdict? {
        guard row.tiers.count > 1 else { return nil }
        func taker(_ item: Int) -> Value { row.upper[item] - claim[item] }
        func giver(_ item: Int) -> Value { claim[item] - row.lower[item] }
        var takers: [Int] = []
        for tier in row.tiers {
            let best = tier.max { taker($0) < taker($1) } ?? tier[0]
            takers.append(takers.last.map { taker($0) >= taker(best) ? $0 : best } ?? best)
        }
        var found: (lower: Int, higher: Int, amount: Value)?
        var lower: Int?
        for (cut, tier) in row.tiers.enumerated().reversed().dropLast() {
            let best = tier.max { giver($0) < giver($1) } ?? tier[0]
            let below = lower.map { giver($0) >= giver(best) ? $0 : best } ?? best
            lower = below
            let amount = min(giver(below), taker(takers[cut - 1]))
            if amount > found?.amount ?? allowance { found = (below, takers[cut - 1], amount) }
        }
        return found.map { .priorityInversion(lower: $0.lower, higher: $0.higher, amount: $0.amount) }
    }

    /// Compares each tier with the water level that holds the same total.
    ///
    /// An item below its length at that level and one above it make an improving transfer: the first is then
    /// below the level and below its maximum, the second above both the level and its minimum.
    private func fairness(of claim: [Value], _ row: ReducedRowOver<Value>) -> Verdict {
        var levels: [TierLevelOver<Value>] = []
        for tier in row.tiers {
            let total: Value = tier.reduce(0) { $0 + clamp(claim[$1], row.lower[$1], row.upper[$1]) }
            let level = WaterLevel(of: tier, in: row, holding: total).level
            func surplus(_ item: Int) -> Value { claim[item] - row.length(of: item, at: level) }
            let from = tier.max { surplus($0) < surplus($1) } ?? tier[0]
            let to = tier.min { surplus($0) < surplus($1) } ?? tier[0]
            let amount = min(surplus(from), 0 - surplus(to))
            if amount > allowance { return .unfair(from: from, to: to, amount: amount) }
            levels.append(TierLevelOver(priority: problem.items[tier[0]].priority, level: level))
        }
        return .optimal(levels: levels)
    }
}
