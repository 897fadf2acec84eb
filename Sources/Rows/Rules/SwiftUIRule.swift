// SwiftUIRule.swift: what an HStack or VStack of SwiftUI does (Mathematics.md, section 4).
// Lengths in points.  Not optimal, and not meant to be: change it only on new evidence about SwiftUI.

/// SwiftUI's rule: the least flexible item first, an equal share of what is left, nothing revisited.
///
/// Source: objc.io, "How an HStack Lays out Its Children" (2020); OpenSwiftUI's StackLayout; Apple's documentation of
/// `layoutPriority` for the reserved minima.
public struct SwiftUIRule: TotalRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The lengths that SwiftUI's stacks give, in points; they may overflow although a fit exists.
    ///
    /// - Complexity: O(*n* log *n*).
    public func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        if row.hasOneTier { return Self.ask(row, CollectionOfOne(row.items.indices), room, &judge) }
        return Self.ask(row, row.tierList, room, &judge)
    }

    private static func ask<J: Judge>(
        _ row: RowOver<J.Value>, _ tiers: some Collection<some RandomAccessCollection<Int>>, _ room: J.Value,
        _ judge: inout J
    ) -> [J.Value] {
        var lengths = row.items.map(\.minimum)
        // Through the buffer only what is asked of an item is copied, not the item with its name.
        row.items.withUnsafeBufferPointer { items in
            ask(
                tiers, room: room, { child, _ in items[child].minimum }, { child, _ in items[child].maximum },
                judge: &judge
            ) {
                index, share, judge in
                // No minimum is below 0, so clamping a share below 0 gives what clamping 0 gives.
                lengths[index] = judge.clamped(share, items[index].minimum, items[index].maximum)
                return lengths[index]
            }
        }
        return lengths
    }

    /// Asks children tier by tier, each for its share of what the earlier ones left.
    ///
    /// - Parameters:
    ///   - room: What the gaps leave, in points.
    ///   - minimum: What a child takes of nothing.
    ///   - maximum: What a child takes of everything.
    ///   - take: What a child takes of a share, which may be below 0.
    /// - Complexity: O(*n* log *n*) beside the answers of the children, which are asked lazily.
    @inlinable @inline(__always)
    package static func ask<J: Judge, Failure: Error>(
        _ tiers: some Collection<some RandomAccessCollection<Int>>, room: J.Value,
        _ minimum: (Int, inout J) throws(Failure) -> J.Value, _ maximum: (Int, inout J) throws(Failure) -> J.Value,
        judge: inout J, take: (_ child: Int, _ share: J.Value, _ judge: inout J) throws(Failure) -> J.Value
    ) throws(Failure) {
        var left = room
        for child in tiers.dropFirst().joined() { left = left.less(try minimum(child, &judge)) }
        for (place, tier) in tiers.enumerated() {
            if place > 0 {
                for child in tier where !left.isInfinite { left = left + (try minimum(child, &judge)) }
            }
            // With nothing to share the order does not matter: not asking for flexibilities keeps the number of
            // proposals that reach a view in nested stacks linear in the depth.
            let order =
                tier.count > 1 && judge.isLess(0, left)
                ? try Self.order(of: tier, minimum, maximum, judge: &judge) : nil
            for (position, index) in tier.enumerated() {
                let child = order?[position].child ?? index
                let share = left / J.Value.Scalar(decimal: Double(tier.count - position))
                left = left.less(try take(child, share, &judge))
            }
        }
    }

    /// The children of one tier in the order in which they are asked: by flexibility `maximum - minimum` ascending, of
    /// two infinitely flexible ones the larger minimum first, ties as declared.
    @inlinable static func order<J: Judge, Failure: Error>(
        of tier: some Collection<Int>, _ minimum: (Int, inout J) throws(Failure) -> J.Value,
        _ maximum: (Int, inout J) throws(Failure) -> J.Value, judge: inout J
    ) throws(Failure) -> [Place<J.Value>] {
        var order: [Place<J.Value>] = []
        order.reserveCapacity(tier.count)
        var unbounded: [Place<J.Value>] = []
        for child in tier {
            let (least, most) = (try minimum(child, &judge), try maximum(child, &judge))
            if most.isInfinite {
                if unbounded.isEmpty { unbounded.reserveCapacity(tier.count - order.count) }
                unbounded.append(Place(key: least, child: child))
            } else {
                order.append(Place(key: most - least, child: child))
            }
        }
        // Sorting is stable, so children with equal keys stay as declared.
        order.sort { judge.isLess($0.key, $1.key) }
        unbounded.sort { judge.isLess($1.key, $0.key) }
        order += unbounded
        return order
    }

    /// A child and what it is sorted by: its flexibility, or its minimum where that is infinite.
    @usableFromInline struct Place<Key> {
        @usableFromInline let key: Key
        @usableFromInline let child: Int

        @inlinable init(key: Key, child: Int) { (self.key, self.child) = (key, child) }
    }
}

extension SwiftUIRule {
    /// Asks children that answer by themselves, as the stacks of views are asked.
    ///
    /// - Parameters:
    ///   - priorities: One a child; the number of children.
    ///   - room: What the gaps leave, in points.
    ///   - minimum: What a child takes of nothing.
    ///   - maximum: What a child takes of everything.
    ///   - take: What a child takes of a share, which may be below 0.
    /// - Throws: What a child throws.
    @inlinable package static func ask<J: Judge, Failure: Error>(
        priorities: [Double], room: J.Value, minimum: (Int, inout J) throws(Failure) -> J.Value,
        maximum: (Int, inout J) throws(Failure) -> J.Value, judge: inout J,
        take: (_ child: Int, _ share: J.Value, _ judge: inout J) throws(Failure) -> J.Value
    ) throws(Failure) {
        if priorities.allSatisfy({ $0 == priorities[0] }) {
            let tier = CollectionOfOne(priorities.indices)
            try ask(tier, room: room, minimum, maximum, judge: &judge, take: take)
        } else {
            try ask(Tiers.of(priorities), room: room, minimum, maximum, judge: &judge, take: take)
        }
    }

    /// Asks children that answer in doubles; compiled for them here.
    package static func ask(
        priorities: [Double], room: Double, minimum: (Int) -> Double, maximum: (Int) -> Double,
        take: (_ child: Int, _ share: Double) -> Double
    ) {
        var judge = PlainJudge<Double>()
        ask(
            priorities: priorities, room: room, minimum: { child, _ in minimum(child) },
            maximum: { child, _ in maximum(child) }, judge: &judge, take: { child, share, _ in take(child, share) })
    }
}

extension Number {
    /// The difference; infinity less infinity is what it was.
    @inlinable internal func less(_ other: Self) -> Self { isInfinite && other.isInfinite ? self : self - other }
}

extension Distribution where Self == SwiftUIRule {
    /// What a stack of SwiftUI does.
    public static var swiftUI: SwiftUIRule { SwiftUIRule() }
}
