// Row.swift: how long is each child of a row?  (Mathematics.md, section 1)
// Lengths in points along the main axis.  Its linear programs are in RowPrograms.

/// A row with its lengths in doubles.
public typealias Row = RowOver<Double>

/// A row with its lengths in exact fractions.
public typealias ExactRow = RowOver<Fraction>

/// A row of items that share one container, its lengths in numbers of some kind: the question that a rule answers.
///
///     let row = try Row(
///         items: [Item(id: "capped", maximum: 100), Item(id: "wide", minimum: 100)],
///         available: 150)
///
/// A row of known numbers has passed every check, so the code that takes one need not check again.
public struct RowOver<Value: Number>: Sendable, Equatable {
    /// The children, in layout order; at most `Limits.items`.
    public let items: [ItemOver<Value>]
    /// The gap after each item but the last, in points; may be negative.
    public let spacing: [Value]
    /// The container's proposal, in points: a number >= 0, `nil` for unspecified, or infinity.
    public let available: Value?
    /// What counts as fair.
    public let policy: Policy
    /// What the gaps take, in points; added up once, since every answer and every verdict needs it.
    public let totalSpacing: Value

    /// Puts a row together; nothing is checked.
    @inlinable package init(unchecked items: [ItemOver<Value>], spacing: [Value], available: Value?, policy: Policy) {
        self.items = items
        self.spacing = spacing
        self.available = available
        self.policy = policy
        totalSpacing = spacing.reduce(0, +)
    }

    /// What is left for the items, in points: the proposal less the gaps; `nil` when unspecified.
    public var room: Value? {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get {
            available.map { $0.isInfinite ? .infinity : $0 - totalSpacing }
        }
    }

    /// The lengths that an unspecified or infinite proposal decides by itself, in points.
    var proposedLengths: [Value] { available == nil ? items.map(\.ideal) : items.map(\.maximum) }

    /// The same row with its lengths in numbers of another kind.
    package func mapped<Other: Number>(
        _ length: (Value) -> Other, _ scalar: (Value.Scalar) -> Other.Scalar
    ) -> RowOver<Other> {
        RowOver<Other>(
            unchecked: items.map { $0.mapped(length, scalar) }, spacing: spacing.map(length),
            available: available.map(length), policy: policy)
    }
}

extension RowOver where Value: KnownNumber {
    /// Checks and keeps a row.
    ///
    /// - Parameters:
    ///   - spacing: `items.count - 1` gaps in points, none for an empty row.
    ///   - available: The container in points: 0 ... `Limits.length`, `nil` or infinity.
    /// - Throws: `RowError` for the first thing wrong, items in order.
    /// - Complexity: O(*n*).
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    public init(
        items: [ItemOver<Value>], spacing: [Value], available: Value?, policy: Policy = .equalSizes
    ) throws(RowError) {
        try Self.check(items)
        try Self.check(spacing, between: items.count)
        try Self.check(available)
        self.init(unchecked: items, spacing: spacing, available: available, policy: policy)
    }

    /// Checks and keeps a row with one gap between all neighbours.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    public init(
        items: [ItemOver<Value>], spacing: Value = 0, available: Value?, policy: Policy = .equalSizes
    ) throws(RowError) {
        let gaps = [Value](repeating: spacing, count: max(0, items.count - 1))
        // A lone item has no gap, but a bad number is still a mistake of the caller.
        if gaps.isEmpty { try Self.check([spacing], between: 2) }
        try self.init(items: items, spacing: gaps, available: available, policy: policy)
    }

    /// Lengths that differ by less count as equal, in points; 0 in exact arithmetic.
    ///
    /// It is `Tolerance.relative` times what the items can take of the container: the container (with the room that
    /// negative gaps add), or the sum of the maxima where that is less; times 1 where that is less or nothing finite is
    /// proposed.  No bound that cannot bind counts.  A length beyond that, as a very long minimum is, may differ by
    /// `Tolerance.relative` of itself.
    public var tolerance: Value {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get {
            guard Value.relativeTolerance > 0 else { return 0 }
            guard let available, available.isFinite else { return Value.relativeTolerance }
            let reach = max(available, available - totalSpacing)
            var most: Value = 0
            items.withUnsafeBufferPointer { items in
                for index in items.indices { most = most + items[index].maximum }
            }
            return Value.relativeTolerance * max(1, min(reach, most))
        }
    }
}

extension RowOver where Value: KnownNumber {
    /// The row with its numbers in doubles.
    package var inDoubles: Row { mapped(\.double, \.double) }
}

extension Row {
    /// The row in exact fractions, every number read as the decimal that its fewest digits state.
    public var exact: ExactRow { mapped(Fraction.init(decimal:), Fraction.init(decimal:)) }
}
