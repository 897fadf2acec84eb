// OverflowRemedy.swift: what one may give up so that a row no longer overflows, one number at a time.  Lengths in points.
// Every remedy has been tried: `overflowLeft` is what the optimum of the changed row has.

internal import Deadlines

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
    /// that is unspecified or infinite, and for a flex line with factors between 0 and 1, which may hold space back: there
    /// lengths do not add up to an overflow.
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
    /// factor of 1.
    ///
    /// - Complexity: O(*n*) rows solved, each in O(*n* log *n*).
    public var remedies: [OverflowRemedy] {
        let overflow = leastOverflowTried
        guard overflow > tolerance else { return [] }
        let all = changes(against: overflow).compactMap { remedy($0.bound, by: $0.amount, against: overflow) }
        // Two numbers are named only where one of them does less.
        let tried = all.filter { remedy in
            guard case .least(let item) = remedy.bound else { return true }
            return !all.contains { other in
                other.bound != remedy.bound && other.bound.isNumber(of: item)
                    && other.overflowLeft <= remedy.overflowLeft + tolerance
            }
        }
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
        if leastLengths.isEmpty { return changesOfFractions(against: overflow) }
        let each = leastLengths.flatMap { least in
            [least.change(against: overflow)].filter { $0.amount != 0 } + shrinking(least.bound.item, least.bound)
                + lowering(least, against: overflow)
        }
        let gaps = equalGap.map { [(RowBound.spacing, -min($0, overflow / Double(spacing.count)))] } ?? []
        return [(.container, overflow)] + gaps + each
    }

    /// Lowering both the natural length of an item and the minimum on which it stands, where what holds the item is not enough.
    func lowering(_ least: LeastLength, against overflow: Double) -> [(bound: RowBound, amount: Double)] {
        guard policy.definition.usesIdeals, let item = least.bound.item, least.isOf(item),
            case let minimum = items[item].minimum, minimum == items[item].ideal,
            min(least.slack, overflow) < min(minimum, overflow)
        else { return [] }
        return [(.least(item), -min(minimum, overflow))]
    }

    /// What to try in a flex line with factors between 0 and 1, where a point of a bound counts for less than one.
    private func changesOfFractions(against overflow: Double) -> [(bound: RowBound, amount: Double)] {
        let gaps = equalGap.map { [(RowBound.spacing, $0)] } ?? []
        let minima = items.indices.map { (RowBound.minimum($0), items[$0].minimum) }
        let bases = items.indices.map { (RowBound.basis($0), items[$0].flex.basis) }
        let single = spacing.indices.map { (RowBound.gap($0), spacing[$0]) }
        let lowered = (gaps + minima + bases + single).filter { $0.1 > 0 }
            .map { (bound: $0.0, amount: fitting($0.0, upTo: -$0.1, against: overflow)) }.filter { $0.amount != 0 }
        return [(.container, fitting(.container, upTo: .infinity, against: overflow))] + lowered
            + items.indices.flatMap { shrinking($0, .basis($0)) }
    }

    /// By how much a bound has to move so that nothing overflows, or so that nothing more helps: no less does as much.
    ///
    /// - Parameter most: How far it can move; below 0 for a bound that is lowered.
    /// - Returns: 0 where the bound does not help, and once the deadline is over.
    /// - Complexity: Some fifty rows solved; one where the bound does not help.
    private func fitting(_ bound: RowBound, upTo most: Double, against overflow: Double) -> Double {
        let sign: Double = most < 0 ? -1 : 1
        func left(after amount: Double) -> Double {
            (try? changing(bound, by: sign * amount))?.leastOverflowTried ?? overflow
        }
        if Deadline.isOver { return 0 }
        if most.isFinite, left(after: abs(most)) >= overflow - tolerance { return 0 }
        var (less, amount, rest, step) = (0.0, 0.0, overflow, overflow)
        for _ in 0..<64 where rest > tolerance && amount < abs(most) {
            let before = rest
            (less, amount) = (amount, min(amount + step, abs(most)))
            rest = left(after: amount)
            // Between two jumps an overflow falls by the same share of each point.
            step = rest < before ? step * rest / (before - rest) : rest
        }
        if rest > tolerance { less = 0 }
        let asMuch = rest + 1e-9 * max(1, overflow)
        let near = 1e-6 * max(1, amount)
        // At a jump the step went too far, and a bound may help no more before its end.
        while amount - less > near {
            let middle = (less + amount) / 2
            if left(after: middle) <= asMuch { amount = middle } else { less = middle }
        }
        let serving = Self.shortDecimals(near: amount).first {
            $0 <= abs(most) && abs($0 - amount) <= 2 * near && left(after: $0) <= asMuch
        }
        return sign * (serving ?? amount)
    }

    /// A number rounded to no place behind the point, to one, and so on up to six.
    private static func shortDecimals(near amount: Double) -> some Sequence<Double> {
        [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6].lazy.map { (amount * $0).rounded() / $0 }
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
    func isOf(_ item: Int) -> Bool { bound.isNumber(of: item) }

    /// The bound with how far it is to move against an overflow, as far as it can.
    func change(against overflow: Double) -> (bound: RowBound, amount: Double) {
        let amount = min(slack, overflow)
        if case .shrinkability = bound { return (bound, amount) }
        return (bound, -amount)
    }
}

extension RowBound {
    /// Whether it is a number of an item, and not the gap behind it.
    fileprivate func isNumber(of item: Int) -> Bool { if case .gap = self { false } else { self.item == item } }
}
