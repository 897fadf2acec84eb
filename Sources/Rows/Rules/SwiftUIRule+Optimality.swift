// SwiftUIRule+Optimality.swift: the rows on which SwiftUI's rule is optimal, by a condition on bounds, container
// and order of proposals alone.  Lengths in points.  Documentation/SwiftUIRule.md proves it: change both together.

extension SwiftUIRule {
    /// Whether SwiftUI's rule gives the optimal equal sizes, without running the rule.
    ///
    /// Let `w` be the optimal lengths, and let a tier's items be numbered in the order in which they are asked.
    /// The rule is optimal exactly when every item `k` of every tier clamps
    ///
    ///     max(0, R - w₁ - … - wₖ₋₁) / (n - k + 1)
    ///
    /// to `wₖ`, where `R` is what higher tiers and the minima of lower ones leave.  Where the tier fits and is not
    /// saturated, this is the mean of the optimal lengths from `k` on; so an item between its bounds asks that
    /// mean to be the water level, one at its maximum asks it to be at least that maximum, and one at its minimum
    /// at most that minimum.
    ///
    /// - Returns: True as well where the proposal is unspecified or infinite, which decides every length.
    /// - Complexity: O(*n* log *n*).
    public static func isOptimal(on problem: Row) -> Bool {
        guard let room = problem.room, room.isFinite else { return true }
        guard
            let equalSizes = try? Row(
                items: problem.items, spacing: problem.spacing, available: problem.available, policy: .equalSizes)
        else { return false }
        let optimum = WaterFilling().lengths(for: equalSizes)
        var reserved = problem.items.reduce(0) { $0 + $1.minimum }
        var remaining = room
        var judge = PlainJudge<Double>()
        for tier in problem.tiers {
            reserved -= tier.reduce(0) { $0 + problem.items[$1].minimum }
            let order = order(
                of: tier, { problem.items[$0].minimum }, { problem.items[$0].maximum }, judge: &judge
            ).map(\.child)
            guard
                clampsMeans(
                    of: order, to: optimum, problem.items, room: remaining - reserved, tolerance: problem.tolerance)
            else { return false }
            remaining -= tier.reduce(0) { $0 + optimum[$1] }
        }
        return true
    }

    private static func clampsMeans(
        of order: [Int], to optimum: [Double], _ items: [Item], room: Double, tolerance: Double
    ) -> Bool {
        var left = room
        for (position, index) in order.enumerated() {
            let mean = max(0, left) / Double(order.count - position)
            if abs(clamp(mean, items[index].minimum, items[index].maximum) - optimum[index]) > tolerance {
                return false
            }
            left -= optimum[index]
        }
        return true
    }
}
