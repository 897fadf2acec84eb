// RandomRows.swift: random rows of every policy on a grid of half points, the awkward ones included.

public import StackProblems

/// A supply of rows: several tiers, zero-width items, equal bounds, infinite maxima, tight, loose and
/// impossible containers.
public struct RandomRows {
    /// Where the choices come from.
    public var random: SplitMix64
    /// The policy of every row.
    public var policy: Policy
    /// The longest row.
    public var mostItems: Int
    /// Whether a row may have several tiers.
    public var withTiers: Bool

    /// Starts a supply that the seed repeats.
    public init(seed: UInt64, policy: Policy, mostItems: Int = 12, withTiers: Bool = true) {
        random = SplitMix64(seed: seed)
        self.policy = policy
        self.mostItems = mostItems
        self.withTiers = withTiers
    }

    /// The next row; never refused, since it is made within the rules.
    public mutating func next() throws -> DistributionProblem {
        let count = Int.random(in: 1...mostItems, using: &random)
        let tiers = withTiers ? random.pick([1, 1, 2, 3]) : 1
        let items = (0..<count).map { _ in item(tiers: tiers) }
        let spacing = (0..<(count - 1)).map { _ in random.once(in: 4) ? random.halves(-3...8) : 0 }
        return try DistributionProblem(
            items: items, spacing: spacing, available: container(for: items, spacing: spacing.reduce(0, +)),
            policy: policy)
    }

    private mutating func item(tiers: Int) -> Item {
        let minimum = random.once(in: 3) ? 0 : random.halves(0...60)
        let maximum = random.pick([
            .infinity, minimum, minimum + random.halves(0...10), minimum + random.halves(0...80),
        ])
        let ideal = maximum.isFinite ? (minimum + maximum) / 2 : minimum + random.halves(0...20)
        return Item(
            minimum: minimum, ideal: ideal, maximum: maximum, priority: priority(tiers: tiers),
            weight: policy == .weights ? random.pick([0.5, 1, 1, 2, 3]) : 1, flex: flex(), glue: glue())
    }

    private mutating func priority(tiers: Int) -> Double {
        tiers == 1 ? 0 : random.pick(Array([0, 1, -Double.infinity].prefix(tiers)))
    }

    private mutating func flex() -> Item.Flex {
        guard policy == .cssFlex else { return Item.Flex() }
        return Item.Flex(
            basis: random.once(in: 4) ? 0 : random.halves(0...80), grow: random.pick([0, 0.1, 0.25, 0.5, 1, 1, 2]),
            shrink: random.pick([0, 0.1, 0.25, 0.5, 1, 1, 1, 2]))
    }

    private mutating func glue() -> Item.Glue {
        guard policy == .glue else { return Item.Glue() }
        return Item.Glue(
            stretch: random.pick([0, 0, 1, 2, 5]), shrink: random.pick([0, 0, 1, 2, 5]),
            stretchOrder: random.pick([0, 0, 0, 1, 2]), shrinkOrder: random.pick([0, 0, 0, 1]))
    }

    /// A container below the minima, between minima and maxima, or beyond them.
    private mutating func container(for items: [Item], spacing: Double) -> Double {
        let least = items.reduce(0) { $0 + $1.minimum }
        let most = items.reduce(0) { $0 + min($1.maximum, $1.minimum + 80) }
        let middle = (2 * Double.random(in: least...max(least, most), using: &random)).rounded() / 2
        let room = random.pick([least / 2, least, middle, middle, middle, middle, most, most + 40])
        return max(0, room + spacing)
    }
}
