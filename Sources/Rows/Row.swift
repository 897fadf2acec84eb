// Row.swift: how long is each child of a row?  (Mathematics.md, section 1)
// Lengths in points along the main axis.  Its linear programs are in RowPrograms.

/// A row of items that share one container: the question that a `Distribution` answers.
///
/// A value of this type has passed every check, so the code that takes one need not check again.
public struct Row: Sendable, Equatable {
    /// The children, in layout order; at most `Limits.items`.
    public let items: [Item]
    /// The gap after each item but the last, in points; may be negative.
    public let spacing: [Double]
    /// The container's proposal, in points: a number >= 0, `nil` for unspecified, or infinity.
    public let available: Double?
    /// What counts as fair.
    public let policy: Policy

    /// Checks and keeps a row.
    ///
    /// - Parameters:
    ///   - spacing: `items.count - 1` gaps in points, none for an empty row.
    ///   - available: The container in points: 0 ... `Limits.length`, `nil` or infinity.
    /// - Throws: `RowError` for the first thing wrong, items in order.
    /// - Complexity: O(*n*).
    public init(
        items: [Item], spacing: [Double], available: Double?, policy: Policy = .equalSizes
    ) throws(RowError) {
        try Self.check(items)
        try Self.check(spacing, between: items.count)
        try Self.check(available)
        self.items = items
        self.spacing = spacing
        self.available = available
        self.policy = policy
    }

    /// Checks and keeps a row with one gap between all neighbours.
    public init(
        items: [Item], spacing: Double = 0, available: Double?, policy: Policy = .equalSizes
    ) throws(RowError) {
        let gaps = [Double](repeating: spacing, count: max(0, items.count - 1))
        // A lone item has no gap, but a bad number is still a mistake of the caller.
        if gaps.isEmpty { try Self.check([spacing], between: 2) }
        try self.init(items: items, spacing: gaps, available: available, policy: policy)
    }

    /// What the gaps take, in points.
    public var totalSpacing: Double { spacing.reduce(0, +) }

    /// What is left for the items, in points: the proposal less the gaps; `nil` when unspecified.
    public var room: Double? { available.map { $0 - totalSpacing } }

    /// Lengths that differ by less count as equal, in points.
    ///
    /// It is `Tolerance.relative` times the largest of 1, the container (with the room that negative gaps add) and
    /// the bounds.  A finite maximum
    /// above everything the container has to give cannot bind and does not count, or else a maximum of a
    /// million points, a common way to say "no maximum", would make every answer look right.
    public var tolerance: Double {
        var scale = 1.0
        var reach = Double.infinity
        if let available, available.isFinite {
            reach = max(available, available - totalSpacing)
            scale = max(scale, reach)
        }
        for item in items {
            scale = max(scale, item.minimum)
            if item.maximum <= reach, item.maximum.isFinite { scale = max(scale, item.maximum) }
        }
        return Tolerance.relative * scale
    }
}
