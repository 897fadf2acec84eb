// WeightedRow.swift: rows whose children have weights, beside children without, as Flutter and Compose lay them out.
// Lengths in points, before they are rounded to pixels.
//
// Flutter, `Flex`, "Layout algorithm": children without a factor first, unbounded along the row; then what is left, by factors.
// Compose, `Modifier.weight`: the space that remains after the children without a weight is divided by weights; a child
// without a weight is measured within what the earlier ones and their gaps leave.

package import Rows

/// The items of the lowest tier have their weights, those above it none; weighted ones take at most their share.
package struct WeightedRow: Rule {
    /// Who lays out.
    package enum Toolkit: Sendable {
        /// A `Row` whose weighted children are `Flexible`.
        case flutter
        /// A `Row` whose weighted children do not fill their share.
        case compose
    }

    private let toolkit: Toolkit

    /// The row of a toolkit.
    package init(_ toolkit: Toolkit) { self.toolkit = toolkit }

    /// The lengths before they are rounded.
    ///
    /// - Throws: Nothing.
    /// - Complexity: O(*n*).
    package func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value] {
        var lengths = row.items.map(\.ideal)
        let tiers = row.tiers
        guard let weighted = tiers.last else { return lengths }
        // What the container leaves to the next child without a weight: the gaps of earlier ones are gone.
        var left = room + row.totalSpacing
        for index in tiers.dropLast().joined().sorted() {
            if toolkit == .compose {
                lengths[index] = judge.lesser(lengths[index], judge.greater(left, 0))
            }
            left = left - lengths[index]
            if index < row.spacing.count { left = left - row.spacing[index] }
        }
        let others = row.items.indices.filter { !weighted.contains($0) }
        let rest = judge.greater(others.reduce(room) { $0 - lengths[$1] }, 0)
        let total = weighted.reduce(0 as J.Value.Scalar) { $0 + row.items[$1].weight }
        for index in weighted {
            lengths[index] = judge.lesser(rest * row.items[index].weight / total, row.items[index].maximum)
        }
        return lengths
    }
}
