// LengthReason.swift: why an item of an optimal row has its length.  Lengths and levels in points.

/// What holds an item at its length.
public enum LengthReason: Sendable, Equatable {
    /// Nothing was proposed: the item has its ideal length.
    case ideal
    /// As much as there is was proposed: the item has its greatest length.
    case proposal
    /// The item has only this length.
    case rigid
    /// The item takes no part in the direction that the row takes: it stays at its basis or natural length, brought into
    /// its bounds.
    case noPart
    /// The natural length at which the two pieces of its policy meet: the level lies beyond it.
    case natural
    /// Its minimum: even the minima do not fit, or nothing is left for its tier, or the level lies below.
    case minimum(Cause)
    /// Its maximum: the level of its tier lies above it.
    case maximum
    /// The shrinkability of its glue.
    case shrinkability
    /// The height of the row: a shorter text would be higher.
    case height
    /// The flex line's factors, whose sum below 1 holds space back.
    case factors
    /// The level of its tier, which it shares with other items, by index.
    case level(with: [Int])

    /// Why an item has no more than its least length.
    public enum Cause: Sendable, Equatable {
        /// The least lengths alone overflow the container, or fill it.
        case container
        /// The tiers above take what there is; the priority of the lowest of them that takes more than its minima.
        case tierAbove(Double)
        /// Its tier stands at a level below its minimum.
        case level
    }
}

extension Row {
    /// What holds each item in the optimal answer, in layout order.
    ///
    /// - Complexity: O(*n* log *n*).
    public var reasons: [LengthReason] {
        guard case .shared(let row) = resolution else {
            return items.map { _ in available == nil ? .ideal : .proposal }
        }
        let lengths = shared(by: WaterFilling())
        var reasons = [LengthReason](repeating: .rigid, count: items.count)
        let fraction = Set(frozenByFractions ?? [])
        var above: Double?
        for (tier, priority) in zip(row.tiers, row.priorities(of: items)) {
            let free = tier.filter { isFree($0, in: row, at: lengths[$0]) }
            for index in tier {
                reasons[index] = hold(
                    of: index, in: row, at: lengths[index], peers: free, above: above, frozen: fraction)
            }
            if tier.contains(where: { lengths[$0] > row.lower[$0] + tolerance }) { above = priority }
        }
        return reasons
    }

    private func isFree(_ index: Int, in row: ReducedRow, at length: Double) -> Bool {
        length > row.lower[index] + tolerance && length < row.upper[index] - tolerance
    }

    private func hold(
        of index: Int, in row: ReducedRow, at length: Double, peers: [Int], above: Double?, frozen: Set<Int>
    ) -> LengthReason {
        let item = items[index]
        let isInside = length > item.minimum + tolerance && length < item.maximum - tolerance
        if frozen.contains(index), isInside { return .factors }
        if item.minimum == item.maximum { return .rigid }
        if isFree(index, in: row, at: length) {
            // Factors below 1 give a flex line another budget than its room.
            let isHeldBack = room.map { abs($0 - row.budget) > tolerance } ?? false
            return isHeldBack ? .factors : .level(with: peers.filter { $0 != index })
        }
        if row.lower[index] < row.upper[index], length >= row.upper[index] - tolerance {
            return length >= item.maximum - tolerance ? .maximum : endOfPiece
        }
        if length <= item.minimum + tolerance {
            if !peers.isEmpty { return .minimum(.level) }
            return .minimum(above.map { .tierAbove($0) } ?? .container)
        }
        if policy == .text, item.steps != nil, length <= row.lower[index] + tolerance { return .height }
        if policy == .glue, row.lower[index] < row.upper[index] { return .shrinkability }
        if length >= item.maximum - tolerance { return .maximum }
        return row.lower[index] < row.upper[index] ? endOfPiece : .noPart
    }

    /// What holds an item that moves at the end of its piece that is no bound of its own.
    private var endOfPiece: LengthReason { policy.definition is any TwoPiecePolicy ? .natural : .noPart }
}
