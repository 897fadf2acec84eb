// SwiftUIRule.swift: what an HStack or VStack of SwiftUI does (Mathematics.md, section 4).
// Lengths in points.  Not optimal, and not meant to be: change it only on new evidence about SwiftUI.

/// SwiftUI's rule: the least flexible item first, an equal share of what is left, nothing revisited.
///
/// Source: objc.io, "How an HStack Lays out Its Children" (2020); Apple's `layoutPriority` documentation for
/// the reserved minima.
public struct SwiftUIRule: TotalRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The lengths that SwiftUI's stacks give, in points; they may overflow although a fit exists.
    ///
    /// - Complexity: O(*n* log *n*).
    public func lengths<J: Judge>(
        of row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) -> [J.Value] {
        let items = row.items
        var lengths = items.map(\.minimum)
        var reserved = lengths.reduce(0, +)
        var remaining = room
        for tier in row.tiers {
            reserved = reserved - tier.reduce(0) { $0 + items[$1].minimum }
            var unreserved = remaining - reserved
            let order = Self.proposalOrder(of: tier, items, judge: &judge)
            for (position, index) in order.enumerated() {
                // No minimum is below 0, so clamping a share below 0 gives what clamping 0 gives.
                let share = unreserved / J.Value.Scalar(decimal: Double(order.count - position))
                lengths[index] = judge.clamped(share, to: items[index])
                unreserved = unreserved - lengths[index]
            }
            remaining = unreserved + reserved
        }
        return lengths
    }

    /// The items of one tier in the order in which they are asked: by flexibility `maximum - minimum`
    /// ascending, of two infinitely flexible ones the larger minimum first, ties as declared.
    static func proposalOrder<J: Judge>(
        of tier: [Int], _ items: [ItemOver<J.Value>], judge: inout J
    ) -> [Int] {
        let bounded = tier.filter { !items[$0].maximum.isInfinite }
        let flexibility = bounded.map { items[$0].maximum - items[$0].minimum }
        let unbounded = tier.filter { items[$0].maximum.isInfinite }
        let minimum = unbounded.map { items[$0].minimum }
        return flexibility.indices.sorted { isFirst($0, $1, judge.order(flexibility[$0], flexibility[$1])) }
            .map { bounded[$0] }
            + minimum.indices.sorted { isFirst($0, $1, judge.order(minimum[$1], minimum[$0])) }.map { unbounded[$0] }
    }

    /// Ties are asked as declared.
    private static func isFirst(_ first: Int, _ second: Int, _ order: Side) -> Bool {
        order == .inside ? first < second : order == .below
    }
}

extension Distribution where Self == SwiftUIRule {
    /// What a stack of SwiftUI does.
    public static var swiftUI: SwiftUIRule { SwiftUIRule() }
}
