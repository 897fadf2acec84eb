// OverflowRemedy.swift: what one may give up so that a row no longer overflows.  Lengths in points.

/// One bound that, changed alone, lessens an overflow.
public struct OverflowRemedy: Sendable, Equatable {
    /// The bound.
    public let bound: RowBound
    /// By how much it is to change, in points: above 0 for the container and for shrinkability, else below 0.
    public let change: Double
    /// What then is left of the overflow, in points; 0 where the change alone removes it.
    public let overflowLeft: Double

    /// Puts a relaxation together; nothing is checked.
    public init(bound: RowBound, change: Double, overflowLeft: Double) {
        self.bound = bound
        self.change = change
        self.overflowLeft = overflowLeft
    }
}

/// What keeps an item, or a gap, from being shorter.
public struct LeastLength: Sendable, Equatable {
    /// The bound.
    public let bound: RowBound
    /// The length that it leastLengths, in points.
    public let length: Double
    /// How much of it can be given up by changing this bound alone, in points.
    public let slack: Double
}

extension Row {
    /// What the items and gaps demand at least, in layout order, items before gaps; only what is above 0.
    ///
    /// Under `cssFlex` and `glue` an item that does not shrink demands its basis or natural length.  Empty in a container
    /// that is unspecified or infinite, and for a flex line with factors between 0 and 1, which may hold space back: what
    /// such a line overflows by follows from no bound alone.
    ///
    /// - Complexity: O(*n* log *n*).
    public var leastLengths: [LeastLength] {
        guard case .shared(let row) = resolution, !policy.definition.mayHandOutFractions(self) else { return [] }
        let lengths = items.indices.compactMap { index -> LeastLength? in
            let length = row.lower[index]
            guard length > 0 else { return nil }
            let (bound, floor) = policy.definition.holder(of: index, in: self, at: length)
            return LeastLength(bound: bound, length: length, slack: max(0, length - floor))
        }
        return lengths
            + spacing.indices.filter { spacing[$0] > 0 }.map {
                LeastLength(bound: .gap($0), length: spacing[$0], slack: spacing[$0])
            }
    }

    /// The bounds that, each changed alone, lessen the overflow of the row; those that remove it first, the container
    /// before all others.
    ///
    /// - Complexity: O(*n* log *n*).
    public var remedies: [OverflowRemedy] {
        let leastLengths = leastLengths
        guard case .shared(let row) = resolution, row.leastOverflow > tolerance, !leastLengths.isEmpty else {
            return []
        }
        let overflow = row.leastOverflow
        let each = leastLengths.filter { $0.slack > 0 }.map { demand in
            let amount = min(demand.slack, overflow)
            let isRaised = if case .shrinkability = demand.bound { true } else { false }
            return OverflowRemedy(
                bound: demand.bound, change: isRaised ? amount : -amount, overflowLeft: max(0, overflow - amount))
        }
        let whole = OverflowRemedy(bound: .container, change: overflow, overflowLeft: 0)
        return [whole] + each.filter { $0.overflowLeft == 0 } + each.filter { $0.overflowLeft > 0 }
    }
}
