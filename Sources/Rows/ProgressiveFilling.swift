// ProgressiveFilling.swift: progressive filling over the minima, the hand-written MyHStack
// (Mathematics.md, section 4).  Lengths in points.  Equals the optimum of policy `equalIncrements`.

/// Every item starts at its minimum; what remains is shared equally among the items that can still grow.
///
/// Source: Bertsekas and Gallager, "Data Networks" (1992), section 6.5.2, for progressive filling as the way
/// to max-min fairness.
public struct ProgressiveFilling: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// Minima plus equal increments, in points.
    ///
    /// - Complexity: O(*n*²): every round but the last saturates an item.
    public func lengths(for problem: Row) -> [Double] {
        guard let room = problem.room, room.isFinite else { return problem.proposedLengths }
        var lengths = problem.items.map(\.minimum)
        var remaining = lengths.reduce(room, -)
        for tier in problem.tiers {
            var growing = tier.filter { lengths[$0] < problem.items[$0].maximum }
            while remaining > 0, !growing.isEmpty {
                let increment = remaining / Double(growing.count)
                var open: [Int] = []
                for index in growing {
                    let slack = problem.items[index].maximum - lengths[index]
                    lengths[index] = slack <= increment ? problem.items[index].maximum : lengths[index] + increment
                    remaining -= min(slack, increment)
                    if slack > increment { open.append(index) }
                }
                // A round in which no item was saturated has shared everything, up to rounding.
                if open.count == growing.count { remaining = 0 }
                growing = open
            }
        }
        return lengths
    }
}
