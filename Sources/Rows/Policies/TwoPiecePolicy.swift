// TwoPiecePolicy.swift: rows that shrink from their natural lengths by one rule and grow from them by another
// (Mathematics.md, section 2).  Lengths in points.

/// Where an item begins and how fast it moves in one piece of a row.
public struct Motion<Value: Number>: Sendable {
    /// The length at level 0, in points.
    public let base: Value
    /// How much the item gains per level; above 0.
    public let weight: Value.Scalar

    /// Puts a motion together.
    public init(base: Value, weight: Value.Scalar) { (self.base, self.weight) = (base, weight) }
}

/// A policy of two pieces.
///
/// Where the room is less than the natural lengths come to, items lie between their minimum and their natural length, else
/// between their natural length and their maximum.  Each piece has bases, weights and tiers of its own; where the two meet
/// every item has its natural length.
public protocol TwoPiecePolicy: PolicyDefinition {
    /// The length of an item where the pieces meet, in points: its ideal or its minimum.
    func natural<Value>(of item: ItemOver<Value>) -> Value

    /// How each item moves in one piece; `nil` for one that keeps its natural length.
    ///
    /// - Throws: What `judge.known(_:)` throws, where lengths are weights.
    func motions<J: Judge>(
        of row: RowOver<J.Value>, grows: Bool, judge: inout J
    ) throws(J.Failure) -> [Motion<J.Value>?]

    /// The tier of an item in one piece: higher ones are filled first.
    func priority<Value>(of item: ItemOver<Value>, grows: Bool) -> Double

    /// Whether an item may move in one piece, and keeps its base and weight while its own bounds change.
    func movesFreely(_ item: Item, grows: Bool) -> Bool
}

extension TwoPiecePolicy {
    /// Natural lengths are ideals.
    public var usesIdeals: Bool { true }

    /// The ideal.
    public func natural<Value>(of item: ItemOver<Value>) -> Value { item.ideal }

    /// That of the item.
    public func priority<Value>(of item: ItemOver<Value>, grows: Bool) -> Double { item.priority }

    /// The piece of the room.
    public func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> ReducedRowOver<J.Value> {
        let natural = row.items.map { self.natural(of: $0) }
        let grows = judge.isLess(natural.reduce(0, +), room)
        var reduced = ReducedRowOver(
            rigid: natural, priorities: row.items.map { priority(of: $0, grows: grows) }, budget: room, grows: grows)
        for (index, motion) in try motions(of: row, grows: grows, judge: &judge).enumerated() {
            guard let motion else { continue }
            reduced.base[index] = motion.base
            reduced.weight[index] = motion.weight
            if grows {
                reduced.upper[index] = row.items[index].maximum
            } else {
                reduced.lower[index] = row.items[index].minimum
            }
        }
        return reduced
    }

    /// The natural lengths.
    public func turningLengths(of row: Row) -> TurningLengths? {
        TurningLengths(kind: .preferred, lengths: row.items.map { natural(of: $0) })
    }

    /// An item that shrinks is held by its minimum, any other by its natural length.
    public func holder(of index: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double) {
        let item = row.items[index]
        var lowered = item
        lowered.minimum = 0
        if natural(of: lowered) < natural(of: item) { return (.minimum(index), 0) }
        if length > item.minimum || !movesFreely(item, grows: false) { return (.ideal(index), item.minimum) }
        return (.minimum(index), 0)
    }

    /// The maximum of an item that grows, the minimum of one that shrinks.
    public func ownRange(of bound: RowBound, in row: Row, room: Double) -> ClosedRange<Double>? {
        guard let index = bound.item else { return nil }
        let item = row.items[index]
        let grows = row.items.reduce(0) { $0 + natural(of: $1) } < room
        guard movesFreely(item, grows: grows), natural(of: item) == item.ideal else { return nil }
        if bound == .minimum(index) { return grows ? nil : 0...item.ideal }
        return grows ? item.ideal...Double.infinity : nil
    }
}
