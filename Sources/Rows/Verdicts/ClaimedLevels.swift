// ClaimedLevels.swift: lengths that are those of one level a tier, seen without filling anything (Mathematics.md, section 1).
// Lengths in points.

extension ReducedRowOver where Value: KnownNumber {
    /// Whether lengths are seen to be the optimum, but for the rounding of sums, without filling anything.
    ///
    /// - Complexity: O(*n*).
    @_specialize(where Value == Double)
    package func isShared(by lengths: [Value]) -> Bool {
        budgetLeft(by: lengths, of: tiers, holding: budget) { _, _ in } != nil
    }
}

extension ReducedItems where Value: KnownNumber {
    /// The level of each tier, where lengths are the optimum but for the rounding of sums.
    ///
    /// Each tier is looked through twice: for the level that its lengths name, and whether every length is that level
    /// brought into the bounds of its item.  Lengths of this form that take what the tier gets are the optimum.
    ///
    /// - Parameters:
    ///   - claim: One length per item, each a number.
    ///   - found: Takes the first item of each tier with the tier's level, highest tier first.
    /// - Returns: What the claim leaves of the budget, below 0 where it exceeds it; `nil` for lengths of another form, which
    ///   may still be optimal to within the tolerance of a verdict.
    /// - Complexity: O(*n*).
    func budgetLeft<Tiers: Collection>(
        by claim: [Value], of tiers: Tiers, holding budget: Value, found: (Int, Value) -> Void
    ) -> Value? where Tiers.Element: Collection<Int> {
        var (remaining, reserved): (Value, Value) = (budget, 0)
        if tiers.count > 1 { for index in 0..<count { reserved = reserved + self[item: index].lower } }
        for tier in tiers {
            guard let first = tier.first else { continue }
            let level = level(of: tier, at: claim)
            guard let fit = fit(of: tier, at: level, claim) else { return nil }
            if tiers.count > 1 { reserved = reserved - fit.least }
            let gap = remaining - reserved - fit.total
            let isTight = gap.magnitude <= Value.rounding(at: fit.total)
            guard isTight || gap < 0 && fit.isLeast || gap > 0 && fit.isGreatest else { return nil }
            remaining = remaining - fit.total
            found(first, level)
        }
        return remaining
    }

    /// What a tier comes to at a level, and what it needs at least; `nil` where a claimed length is another one.
    private func fit(
        of tier: some Collection<Int>, at level: Value, _ claim: [Value]
    ) -> (total: Value, least: Value, isLeast: Bool, isGreatest: Bool)? {
        var (total, least): (Value, Value) = (0, 0)
        var (isLeast, isGreatest) = (true, true)
        for index in tier {
            let item = self[item: index]
            let length = clamp(item.base + item.weight * level, item.lower, item.upper)
            // Written so that what is no number does not pass.
            guard (claim[index] - length).magnitude <= Value.rounding(at: length) else { return nil }
            total = total + length
            least = least + item.lower
            if length > item.lower { isLeast = false }
            if length < item.upper { isGreatest = false }
        }
        return (total, least, isLeast, isGreatest)
    }
}
