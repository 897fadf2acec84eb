// Arrangement.swift: lengths put side by side.  Lengths and offsets in points, growing right or down.

/// A row's lengths with what follows from them.
public struct Arrangement: Sendable, Equatable {
    /// The length of each item, in points.
    public let lengths: [Double]
    /// Where each item starts, in points from the start of the row; may be negative beside negative gaps.
    public let offsets: [Double]
    /// Lengths and gaps together, in points; 0 for an empty row.
    public let total: Double
    /// How far the row exceeds its container, in points; 0 when it fits or nothing finite was proposed.
    public let overflow: Double
    /// How much of the container the row leaves, in points; 0 when nothing finite was proposed.
    public let unused: Double

    /// Arranges one length per item of `problem`, in points.
    public init(_ lengths: [Double], in problem: Row) {
        self.lengths = lengths
        var offset = 0.0
        var offsets: [Double] = []
        offsets.reserveCapacity(lengths.count)
        for (index, length) in lengths.enumerated() {
            offsets.append(offset)
            offset += length + (index < problem.spacing.count ? problem.spacing[index] : 0)
        }
        self.offsets = offsets
        total = offset
        let room = problem.available.flatMap { $0.isFinite ? $0 : nil }
        // Rounding in the sum is not overflow.
        let excess = room.map { offset - $0 } ?? 0
        let noise = offset.isFinite ? 1e-12 * max(1, abs(offset)) : 0
        overflow = excess > noise ? excess : 0
        unused = -excess > noise ? -excess : 0
    }
}
