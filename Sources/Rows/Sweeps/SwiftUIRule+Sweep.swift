// SwiftUIRule+Sweep.swift: SwiftUI's rule over all containers at once.

extension SwiftUIRule: PiecewiseLinearDistribution {
    /// The lengths that SwiftUI's stacks give from `room` on; the order of asking does not depend on it.
    ///
    /// - Complexity: O(*n* log *n*).
    public func lengths(
        for problem: Row, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        let items = problem.items
        var lengths = [Affine](repeating: Affine(0), count: items.count)
        var reserved = items.reduce(0) { $0 + $1.minimum }
        var remaining = room
        for tier in problem.tiers {
            reserved -= tier.reduce(0) { $0 + items[$1].minimum }
            var unreserved = remaining - reserved
            let order = Self.proposalOrder(of: tier, items)
            for (position, index) in order.enumerated() {
                // No minimum is below 0, so clamping a share below 0 gives what clamping 0 gives.
                let share = unreserved / Double(order.count - position)
                lengths[index] = horizon.clamped(
                    share, lower: Affine(items[index].minimum), upper: Affine(items[index].maximum))
                unreserved = unreserved - lengths[index]
            }
            remaining = unreserved + reserved
        }
        return lengths
    }
}
