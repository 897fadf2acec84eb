// Row+Changing.swift: a row with one of its numbers changed.  Lengths in points.

extension Row {
    /// What a bound now is, in points, or as a factor; `nil` for a container that is unspecified, and for no gaps.
    ///
    /// - Precondition: The row has the item or the gap.
    public func value(of bound: RowBound) -> Double? {
        switch bound {
        case .container: available
        case .minimum(let item), .least(let item): items[item].minimum
        case .maximum(let item): items[item].maximum
        case .gap(let item): spacing[item]
        case .basis(let item): items[item].flex.basis
        case .ideal(let item): items[item].ideal
        case .shrinkability(let item): items[item].glue.shrink
        case .shrinkFactor(let item): items[item].flex.shrink
        case .spacing: spacing.first
        }
    }

    /// The row with one bound changed.
    ///
    /// Under a policy that does not look at ideals, the ideal moves along where a bound passes it.  A bound that comes to
    /// within rounding of another number of its item is set to that number.
    ///
    /// - Parameter amount: Points, or what is added to a factor; negative to lower the bound.
    /// - Throws: `RowError` where the changed number is out of range or in the wrong order.
    public func changing(_ bound: RowBound, by amount: Double) throws(RowError) -> Row {
        var (items, spacing, available) = (items, spacing, available)
        func moved(_ value: Double, near marks: Double...) -> Double {
            marks.first { $0.isFinite && abs(value + amount - $0) <= 1e-12 * max(1, abs(value), abs($0)) } ?? value
                + amount
        }
        switch bound {
        case .container: available = available.map { moved($0, near: 0) }
        case .gap(let item): spacing[item] = moved(spacing[item], near: 0)
        case .minimum(let index):
            let item = items[index]
            items[index].minimum = moved(item.minimum, near: 0, item.ideal, item.maximum)
            if !policy.definition.usesIdeals { items[index].ideal = max(item.ideal, items[index].minimum) }
        case .least(let index):
            let least = moved(items[index].minimum, near: 0)
            (items[index].minimum, items[index].ideal) = (least, least)
        case .maximum(let index):
            let item = items[index]
            items[index].maximum = moved(item.maximum, near: item.ideal, item.minimum)
            if !policy.definition.usesIdeals { items[index].ideal = min(item.ideal, items[index].maximum) }
        case .basis(let index): items[index].flex.basis = moved(items[index].flex.basis, near: items[index].minimum)
        case .ideal(let index): items[index].ideal = moved(items[index].ideal, near: items[index].minimum)
        case .shrinkability(let index): items[index].glue.shrink = moved(items[index].glue.shrink)
        case .shrinkFactor(let index): items[index].flex.shrink += amount
        case .spacing: spacing = spacing.map { moved($0, near: 0) }
        }
        return try Row(items: items, spacing: spacing, available: available, policy: policy)
    }
}
