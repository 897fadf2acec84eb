// WrittenInCSS.swift: what a browser makes of a row of any policy, once the row is written as a style sheet.
// Lengths in points.  The table below is the only place that says how a policy is written.

/// The freeze loop of CSS flexbox on rows of every policy.
///
/// | policy | each item's `flex`: grow, shrink, basis |
/// | --- | --- |
/// | `equalSizes` | `1 1 0` |
/// | `equalIncrements` | `1 1 <minimum>` |
/// | `weights` | `<weight> 1 0`; weights that sum to less than 1 leave space, as they do in a browser |
/// | `glue` | `<stretch> <shrink / ideal> <ideal>`, since a browser shrinks by shrink times basis; see below |
/// | `cssFlex` | as the row states it |
///
/// `min-width` and `max-width` are the item's bounds.  Under `glue` an item whose stretch or shrink is of less than the
/// highest order of infinity present has factor 0; the other factors are divided by the least of them, so that no sum
/// of them is below 1; and finite glue has `min-width: <ideal - shrink>`, where that is more than its minimum.
///
/// A browser knows no priorities, so a row that is written anew is one line.  A `cssFlex` row stays as it is, its tiers
/// included.  What comes of it is judged under the row's own policy.
public struct WrittenInCSS: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The used main sizes of the items, in points.
    ///
    /// - Throws: `RowError.outOfRange` where glue needs factors beyond `Limits.factor`.
    /// - Complexity: O(*n*²), as `CSSFlexLine`.
    public func lengths(for problem: Row) throws(RowError) -> [Double] {
        CSSFlexLine().lengths(for: try problem.writtenInCSS())
    }
}

extension Row {
    /// The row as a style sheet has it: of policy `cssFlex`.
    ///
    /// - Throws: `RowError.outOfRange` where glue needs factors beyond `Limits.factor`.
    /// - Complexity: O(*n*).
    public func writtenInCSS() throws(RowError) -> Row {
        let written: [Item]
        switch policy {
        case .cssFlex: return self
        case .equalSizes: written = items.map { $0.written(Item.Flex(basis: 0, grow: 1, shrink: 1)) }
        case .equalIncrements: written = items.map { $0.written(Item.Flex(basis: $0.minimum, grow: 1, shrink: 1)) }
        case .weights: written = items.map { $0.written(Item.Flex(basis: 0, grow: $0.weight, shrink: 1)) }
        case .glue: written = glueWrittenInCSS
        }
        return try Row(items: written, spacing: spacing, available: available, policy: .cssFlex)
    }

    /// The items of a row of glue with the factors that give a browser the ratios of TeX.
    private var glueWrittenInCSS: [Item] {
        let stretch = factors(of: \.glue.stretch, order: \.glue.stretchOrder) { _ in 1 }
        let shrink = factors(of: \.glue.shrink, order: \.glue.shrinkOrder, per: \.ideal)
        return items.enumerated().map { index, item in
            var written = item.written(
                Item.Flex(basis: item.ideal, grow: stretch[index], shrink: shrink[index]))
            if shrink[index] > 0, item.glue.shrinkOrder == 0 {
                written.minimum = max(item.minimum, item.ideal - item.glue.shrink)
            }
            return written
        }
    }

    /// The factors of one direction: 0 below the highest order present and where an item has nothing to give, the
    /// others with 1 as the least.
    private func factors(
        of strength: (Item) -> Double, order: (Item) -> Int, per length: (Item) -> Double
    ) -> [Double] {
        let highest = items.filter { strength($0) > 0 }.map(order).max()
        let factors = items.map { order($0) == highest && length($0) > 0 ? strength($0) / length($0) : 0 }
        guard let least = factors.lazy.filter({ $0 > 0 }).min() else { return factors }
        return factors.map { $0 / least }
    }
}

extension Item {
    /// The item in a style sheet: other factors, no priority.
    fileprivate func written(_ flex: Flex) -> Item {
        var item = self
        item.flex = flex
        item.priority = 0
        return item
    }
}
