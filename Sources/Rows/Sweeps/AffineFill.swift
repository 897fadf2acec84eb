// AffineFill.swift: an effective row filled over a range of containers at once.  Lengths in points.
// The same water filling as WaterLevel's, found by freezing instead of sorting, since a budget that moves has no one
// place among sorted breakpoints.

/// Items with bounds, bases and weights that share a budget; all but the weights may change with the container, or with
/// whatever else moves.
struct AffineFill {
    /// The bounds of each item, in points; the upper may be infinite.
    var lower: [Affine], upper: [Affine]
    /// The length of each item at level 0, in points.
    var base: [Affine]
    /// How much each item gains per level.
    var weight: [Double]
    /// The items of each tier, highest priority first.
    let tiers: [[Int]]
    /// What the items may take together, in points.
    var budget: Affine

    /// A row of which nothing but the budget moves.
    init(_ row: ReducedRow, budget: Affine) {
        lower = row.lower.map { Affine($0) }
        upper = row.upper.map { Affine($0) }
        base = row.base.map { Affine($0) }
        weight = row.weight
        tiers = row.tiers
        self.budget = budget
    }

    /// The lengths, tier by tier.
    ///
    /// - Complexity: O(*n*²): at most *n* rounds a tier.
    func lengths(until horizon: inout Horizon) -> [Affine] {
        var lengths = lower
        var remaining = budget
        var reserved = lower.reduce(Affine(0), +)
        for tier in tiers {
            let least = tier.reduce(Affine(0)) { $0 + lower[$1] }
            let most = tier.reduce(Affine(0)) { $0 + upper[$1] }
            reserved = reserved - least
            let share = remaining - reserved
            switch horizon.side(of: share, lower: least, upper: most) {
            case -1: remaining = remaining - least
            case 1:
                for index in tier { lengths[index] = upper[index] }
                remaining = remaining - most
            default:
                // The tiers below are left with their least lengths.
                fill(tier, holding: share, &lengths, until: &horizon)
                return lengths
            }
        }
        return lengths
    }

    /// Raises one level until the tier holds its share.
    private func fill(
        _ tier: [Int], holding share: Affine, _ lengths: inout [Affine], until horizon: inout Horizon
    ) {
        let members = tier.filter { horizon.isLess(lower[$0], upper[$0]) }
        let room = Set(tier).subtracting(members).sorted().reduce(share) { $0 - lower[$1] }
        var loop = AffineLoop(members: members, room: room)
        loop.run(&lengths, lower: lower, upper: upper, base: base, weight: weight, until: &horizon)
    }
}
