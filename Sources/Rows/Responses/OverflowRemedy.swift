// OverflowRemedy.swift: what one may give up so that a row no longer overflows, one number at a time.  Lengths in points.
// Every remedy has been tried: `overflowLeft` is what the optimum of the changed row has.

/// One number of a row that, changed alone, lessens an overflow.
public struct OverflowRemedy: Sendable, Equatable {
    public let bound: RowBound
    /// By how much it is to change, in points, a shrink factor by a number: above 0 for the container and for whatever
    /// lets an item shrink, else below 0.
    public let change: Double
    /// What then is left of the overflow, in points; 0 where the change alone removes it.
    public let overflowLeft: Double

    /// Puts a remedy together; nothing is checked.
    public init(bound: RowBound, change: Double, overflowLeft: Double) {
        self.bound = bound
        self.change = change
        self.overflowLeft = overflowLeft
    }
}

/// What keeps an item, or a gap, from being shorter.
public struct LeastLength: Sendable, Equatable {
    public let bound: RowBound
    /// The least length that the bound allows, in points.
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

    /// The numbers that, each changed alone, lessen the overflow of the row; those that remove it first, the container
    /// before all others.
    ///
    /// Equal gaps are one number, beside each of them.  An item of a flex line that does not shrink may be let shrink by a
    /// factor of 1.  In a flex line with factors between 0 and 1 bounds of items are not tried.
    ///
    /// - Complexity: O(*n*) rows solved, each in O(*n* log *n*).
    public var remedies: [OverflowRemedy] {
        let overflow = leastOverflowTried
        guard overflow > tolerance else { return [] }
        let tried = changes(against: overflow).compactMap { remedy($0.bound, by: $0.amount, against: overflow) }
        return tried.filter { $0.overflowLeft == 0 } + tried.filter { $0.overflowLeft > 0 }
    }

    /// What the optimum overflows by; 0 where nothing finite is proposed.
    var leastOverflowTried: Double { Arrangement(WaterFilling().lengths(for: self), in: self).overflow }

    /// A change with what it leaves of an overflow; `nil` where it does not lessen it.
    func remedy(_ bound: RowBound, by amount: Double, against overflow: Double) -> OverflowRemedy? {
        guard let changed = try? changing(bound, by: amount) else { return nil }
        let left = changed.leastOverflowTried
        guard left < overflow - tolerance else { return nil }
        // What adds up leaves no digits of rounding.
        let gaps = bound == .spacing ? Double(spacing.count) : 1
        let expected = overflow - abs(amount) * gaps
        let isExpected = abs(left - max(0, expected)) <= tolerance
        return OverflowRemedy(
            bound: bound, change: amount, overflowLeft: left <= tolerance ? 0 : isExpected ? expected : left)
    }

    /// What to try against an overflow: the container, all gaps at once, then items and gaps in layout order.
    private func changes(against overflow: Double) -> [(bound: RowBound, amount: Double)] {
        let each = leastLengths.flatMap { least in
            [least.change(against: overflow)].filter { $0.amount != 0 } + shrinking(least.bound.item, least.bound)
        }
        let factors = leastLengths.isEmpty ? items.indices.flatMap { shrinking($0, .basis($0)) } : []
        let gaps = equalGap.map { [(RowBound.spacing, -min($0, overflow / Double(spacing.count)))] } ?? []
        return [(.container, overflow)] + gaps + each + factors
    }

    /// The gap of a row that has several, all the same and above 0.
    var equalGap: Double? {
        guard spacing.count > 1, let gap = spacing.first, gap > 0, spacing.allSatisfy({ $0 == gap }) else { return nil }
        return gap
    }

    /// Letting an item shrink that its basis holds.
    func shrinking(_ item: Int?, _ bound: RowBound) -> [(bound: RowBound, amount: Double)] {
        guard policy == .cssFlex, let item, bound == .basis(item), items[item].flex.shrink < 1 else { return [] }
        return [(.shrinkFactor(item), 1 - items[item].flex.shrink)]
    }
}

extension LeastLength {
    /// Whether it is an item's, and not that of a gap.
    func isOf(_ item: Int) -> Bool { if case .gap = bound { false } else { bound.item == item } }

    /// The bound with how far it is to move against an overflow, as far as it can.
    func change(against overflow: Double) -> (bound: RowBound, amount: Double) {
        let amount = min(slack, overflow)
        if case .shrinkability = bound { return (bound, amount) }
        return (bound, -amount)
    }
}
