// SwiftUIRule.swift: what an HStack or VStack of SwiftUI does (Mathematics.md, section 4).
// Lengths in points.  Not optimal, and not meant to be: change it only on new evidence about SwiftUI.

/// SwiftUI's rule: the least flexible item first, an equal share of what is left, nothing revisited.
///
/// Source: objc.io, "How an HStack Lays out Its Children" (2020); Apple's `layoutPriority` documentation for
/// the reserved minima.
public struct SwiftUIRule: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The lengths that SwiftUI's stacks give, in points; they may overflow although a fit exists.
    ///
    /// - Complexity: O(*n* log *n*).
    public func lengths(for problem: Row) -> [Double] {
        guard let room = problem.room, room.isFinite else { return problem.proposedLengths }
        let items = problem.items
        var lengths = [Double](repeating: 0, count: items.count)
        var reserved = items.reduce(0) { $0 + $1.minimum }
        var remaining = room
        for tier in problem.tiers {
            reserved -= tier.reduce(0) { $0 + items[$1].minimum }
            var unreserved = remaining - reserved
            let order = Self.proposalOrder(of: tier, items)
            for (position, index) in order.enumerated() {
                let share = max(0, unreserved) / Double(order.count - position)
                lengths[index] = items[index].clamped(share)
                unreserved -= lengths[index]
            }
            remaining = unreserved + reserved
        }
        return lengths
    }

    /// The items of one tier in the order in which they are asked: by flexibility `maximum - minimum`
    /// ascending, of two infinitely flexible ones the larger minimum first, ties as declared.
    static func proposalOrder(of tier: [Int], _ items: [Item]) -> [Int] {
        tier.sorted { first, second in
            let flexibilities = (flexibility(items[first]), flexibility(items[second]))
            if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
            if flexibilities.0 == .infinity, items[first].minimum != items[second].minimum {
                return items[first].minimum > items[second].minimum
            }
            return first < second
        }
    }

    private static func flexibility(_ item: Item) -> Double { item.maximum - item.minimum }
}
