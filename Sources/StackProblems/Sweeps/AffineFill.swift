// AffineFill.swift: an effective row filled over a range of containers at once.  Lengths in points.
// The same water filling as WaterLevel's, found by freezing instead of sorting, since a budget that moves has no one
// place among sorted breakpoints.

/// Items with bounds, bases and weights that share a budget which changes with the container.
struct AffineFill {
    /// The bounds of each item, in points; the upper may be infinite.
    var lower: [Double], upper: [Double]
    /// The length of each item at level 0, in points.
    var base: [Double]
    /// How much each item gains per level.
    var weight: [Double]
    /// The items of each tier, highest priority first.
    let tiers: [[Int]]
    /// What the items may take together, in points.
    var budget: Affine

    /// The lengths, tier by tier.
    ///
    /// - Complexity: O(*n*²): at most *n* rounds a tier.
    func lengths(until horizon: inout Horizon) -> [Affine] {
        var lengths = lower.map { Affine($0) }
        var remaining = budget
        var reserved = lower.reduce(0, +)
        for tier in tiers {
            let least = tier.reduce(0) { $0 + lower[$1] }
            let most = tier.reduce(0) { $0 + upper[$1] }
            reserved -= least
            let share = remaining - reserved
            switch horizon.side(of: share, lower: least, upper: most) {
            case -1: remaining = remaining - least
            case 1:
                for index in tier { lengths[index] = Affine(upper[index]) }
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
        var loop = AffineLoop(
            members: tier.filter { lower[$0] < upper[$0] },
            room: tier.reduce(share) { lower[$1] < upper[$1] ? $0 : $0 - lower[$1] })
        loop.run(&lengths, lower: lower, upper: upper, base: base, weight: weight, until: &horizon)
    }
}
