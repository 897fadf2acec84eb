// GridQuestion+Texts.swift: grids with texts in them as tables.  Lengths in points.

package import Boxes

extension GridQuestion<Double> {
    /// The grid as a table of texts; `nil` without a text, and where as much or as little as possible is asked for.
    package var texts: GridOfTexts? {
        guard width.map({ $0 > 0 && $0.isFinite }) ?? true else { return nil }
        return GridOfTexts(
            count: count, gaps: gaps,
            cells: cells.map {
                .init(
                    row: $0.row, columns: $0.columns, minimum: $0.minimum, maximum: $0.maximum, steps: $0.steps,
                    height: $0.height)
            })
    }
}
