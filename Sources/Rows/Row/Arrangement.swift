// Arrangement.swift: lengths put side by side.  Lengths and offsets in points, growing right or down.

/// A row's lengths, in doubles, with what follows from them.
public typealias Arrangement = ArrangementOver<Double>

/// A row's lengths with what follows from them.
public struct ArrangementOver<Value: KnownNumber>: Sendable, Equatable {
    /// The length of each item, in points.
    public let lengths: [Value]
    /// Where each item starts, in points from the start of the row; may be negative beside negative gaps.
    public let offsets: [Value]
    /// Lengths and gaps together, in points; 0 for an empty row.
    public let total: Value
    /// How far the row exceeds its container, in points; 0 when it fits or nothing finite was proposed.
    public let overflow: Value
    /// How much of the container the row leaves, in points; 0 when nothing finite was proposed.
    public let unused: Value

    /// Arranges one length per item of `problem`, in points.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    public init(_ lengths: [Value], in problem: RowOver<Value>) {
        self.lengths = lengths
        var offset: Value = 0
        var offsets: [Value] = []
        offsets.reserveCapacity(lengths.count)
        // By index: where this is not specialised, a pair of a type only known later costs more than the sum.
        for index in lengths.indices {
            offsets.append(offset)
            offset = offset + (lengths[index] + (index < problem.spacing.count ? problem.spacing[index] : 0))
        }
        self.offsets = offsets
        total = offset
        let room = problem.available.flatMap { $0.isFinite ? $0 : nil }
        guard let room, offset.isFinite else {
            overflow = room == nil ? 0 : .infinity
            unused = 0
            return
        }
        let excess = offset - room
        // Rounding in the sum is not overflow.
        let noise = Value.rounding(at: offset)
        overflow = excess > noise ? excess : 0
        unused = 0 - excess > noise ? 0 - excess : 0
    }
}
