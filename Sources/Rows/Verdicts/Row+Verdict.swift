// Row+Verdict.swift: judging a claim without a solver (Mathematics.md, section 5).
// Lengths in points.  The claim is compared with the effective row, so that a CSS or TeX row is judged by
// what its policy leaves to decide.

extension RowOver where Value: KnownNumber {
    /// Judges claimed lengths.
    ///
    ///     print(try row.verdict(on: drawn))  // avoidable overflow: by 25, where 0 is possible
    ///
    /// - Parameters:
    ///   - claim: One length per item, in points; infinite where the container is.
    ///   - rounding: How far rounding to whole pixels may have moved each length, in points.  It forgives
    ///     a claim that lies within it of the optimum; other claims are judged for faults larger than it,
    ///     or as they stand where there is none.
    /// - Returns: The first verdict that applies.
    /// - Throws: `RowError` for a wrong number of lengths or one that is not a number.
    /// - Complexity: O(*n* log *n*).
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    public func verdict(on claim: [Value], rounding: Value = 0) throws(RowError) -> VerdictOver<Value> {
        try Self.check(claim: claim, count: items.count, rounding: rounding)
        guard let room, room.isFinite else { return verdict(on: claim, decided: proposedLengths, rounding: rounding) }
        return policy.verdict(on: claim, of: self, in: room, rounding: rounding)
    }

    /// An unspecified container asks for the ideals, an infinite one for the maxima.
    private func verdict(on claim: [Value], decided lengths: [Value], rounding: Value) -> VerdictOver<Value> {
        func allowance(_ length: Value) -> Value { max(tolerance, Value.relativeTolerance * length) + rounding }
        func isClose(_ length: Value, _ other: Value) -> Bool {
            length == other || length.isFinite && other.isFinite && (length - other).magnitude <= allowance(other)
        }
        guard let item = claim.indices.first(where: { !isClose(claim[$0], lengths[$0]) }) else {
            return .optimal(levels: [])
        }
        for (item, length) in claim.enumerated() {
            let (least, most) = (items[item].minimum, items[item].maximum)
            if length < least - allowance(least) {
                return .outOfBounds(item: item, length: length, bound: .minimum(least))
            }
            if length > most + allowance(most) {
                return .outOfBounds(item: item, length: length, bound: .maximum(most))
            }
        }
        if available == nil { return .notIdeal(item: item, length: claim[item], ideal: lengths[item]) }
        return .unusedSpace(unused: .infinity, item: item)
    }

    /// Judges a claim on a row under a policy without directions.
    func verdict(
        on claim: [Value], under policy: some UndirectedPolicy, in room: Value, rounding: Value
    ) -> VerdictOver<Value> {
        guard Value.self == Double.self else {
            return verdict(on: claim, levelForm(under: policy, budget: room), rounding: rounding)
        }
        let items = ItemsInPlace(items: self.items, policy: policy)
        return hasOneTier
            ? verdict(on: claim, items, CollectionOfOne(self.items.indices), holding: room, rounding: rounding) {
                self.items[$0].priority
            }
            : verdict(on: claim, items, tierList, holding: room, rounding: rounding) { self.items[$0].priority }
    }

    /// Judges a claim on the row as its policy reduces it, by the tiers that this has.
    func verdict(on claim: [Value], _ reduced: ReducedRowOver<Value>, rounding: Value) -> VerdictOver<Value> {
        let own = reduced.ownPriorities
        return verdict(on: claim, reduced, reduced.tiers, holding: reduced.budget, rounding: rounding) {
            own?[$0] ?? items[$0].priority
        }
    }

    /// Judges a claim on a reduced row.
    ///
    /// - Parameter priority: Of an item; it does not leave the call, so that nothing is kept for it.
    private func verdict(
        on claim: [Value], _ items: some ReducedItems<Value>, _ tiers: some Collection<some Collection<Int>>,
        holding budget: Value, rounding: Value, priority: (Int) -> Double
    ) -> VerdictOver<Value> {
        var levels: [TierLevelOver<Value>] = []
        let left = items.budgetLeft(by: claim, of: tiers, holding: budget) { first, level in
            levels.append(TierLevelOver(priority: priority(first), level: level))
        }
        if let left {
            let excess = 0 - left
            return .optimal(levels: levels, leastOverflow: excess > 0 && excess > tolerance ? excess : 0)
        }
        return ClaimJudge(items, tiers, holding: budget, claim: claim, of: self)
            .verdict(rounding: rounding, priority: priority)
    }

    private static func check(claim: [Value], count: Int, rounding: Value) throws(RowError) {
        guard claim.count == count else {
            throw .wrongCount(.length, count: claim.count, expected: count)
        }
        if let index = claim.firstIndex(where: { $0 != $0 || $0.double == -.infinity }) {
            throw .outOfRange(.length, item: index, value: claim[index].double, allowed: "a number, or infinity")
        }
        guard (0...Value(decimal: Limits.length)).contains(rounding) else {
            throw .outOfRange(
                .rounding, item: nil, value: rounding.double, allowed: "from 0 to \(Limits.length.shortest)")
        }
    }
}
