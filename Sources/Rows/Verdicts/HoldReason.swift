// HoldReason.swift: what holds an item at a length that is no bound of its own (Mathematics.md, section 2).
// Lengths in points.

/// Why a row holds an item at a length within the item's own bounds; raw values are the names in JSON.
public enum HoldReason: String, Sendable, CaseIterable {
    /// The row grows, and the item takes no part in that.
    case itemDoesNotGrow
    /// The row shrinks, and the item takes no part in that.
    case itemDoesNotShrink
    /// The row shrinks, or its natural lengths fill it: no item is longer than where it starts.
    case rowDoesNotGrow
    /// The row grows: no item is shorter than where it starts.
    case rowDoesNotShrink
    /// The glue of the item shrinks no further.
    case shrinkability
    /// The flex line has frozen the item, before factors that sum to less than 1 held space back.
    case factors
    /// The text is higher below this length than the row need be.
    case height
    /// A policy of one's own gives no reason.
    case policy
}

extension RowOver where Value: KnownNumber {
    /// What an item's length breaks: a bound of its own, or else the length at which the row holds it.
    ///
    /// - Parameters:
    ///   - limit: The least or greatest length of the item in the reduced row, which `length` is beyond.
    ///   - allowance: How far beyond a bound of its own a length may lie.
    ///   - grows: Whether the row grows; `nil` where its policy knows no directions.
    func bound(
        brokenBy length: Value, of item: Int, limit: Value, allowance: Value, grows: Bool?
    ) -> VerdictOver<Value>.Bound {
        let own = items[item]
        if length < own.minimum - allowance { return .minimum(own.minimum) }
        if length > own.maximum + allowance { return .maximum(own.maximum) }
        let isShrunk = policy == .glue && limit < own.ideal
        return .held(
            at: limit, by: isShrunk ? .shrinkability(item) : bound(of: item, at: limit),
            because: isShrunk ? .shrinkability : reason(holding: item, isLonger: length > limit, grows: grows))
    }

    /// The number of an item that says a length: where it starts comes before its bounds.
    private func bound(of item: Int, at length: Value) -> RowBound? {
        let (own, definition) = (items[item], policy.definition)
        if definition.fields.contains(.basis), own.flex.basis == length { return .basis(item) }
        if definition.usesIdeals, own.ideal == length { return .ideal(item) }
        if own.minimum == length { return .minimum(item) }
        return own.maximum == length ? .maximum(item) : nil
    }

    private func reason(holding item: Int, isLonger: Bool, grows: Bool?) -> HoldReason {
        if policy == .text, !isLonger, items[item].steps != nil { return .height }
        guard let grows else { return .policy }
        if frozenByFractions?.contains(item) ?? false { return .factors }
        if isLonger { return grows ? .itemDoesNotGrow : .rowDoesNotGrow }
        return grows ? .rowDoesNotShrink : .itemDoesNotShrink
    }
}
