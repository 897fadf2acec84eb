// ReducedRow+Glue.swift: what TeX's glue setting leaves to decide (The TeXbook, chapter 12).
// Lengths in points.  TeXGlue answers this row greedily.

extension Row {
    /// The row stretched or shrunk from its natural lengths by the highest order of infinity present.
    ///
    /// Finite glue shrinks no further than its shrinkability; all else keeps its natural length.
    func glueRow(room: Double) -> ReducedRow {
        glueRow(room: room, stretches: room > items.reduce(0) { $0 + $1.ideal })
    }

    /// The row in a direction that is known.
    func glueRow(room: Double, stretches: Bool) -> ReducedRow {
        let natural = items.map(\.ideal)
        var row = ReducedRow(
            lower: natural, upper: natural, base: natural,
            weight: [Double](repeating: 1, count: items.count), tiers: tiers, budget: room)
        if stretches { stretch(&row) } else { shrink(&row) }
        return row
    }

    private func stretch(_ row: inout ReducedRow) {
        let highest = items.lazy.filter { $0.glue.stretch > 0 }.map(\.glue.stretchOrder).max()
        for (index, item) in items.enumerated()
        where item.glue.stretch > 0 && item.glue.stretchOrder == highest {
            row.upper[index] = item.maximum
            row.weight[index] = item.glue.stretch
        }
    }

    private func shrink(_ row: inout ReducedRow) {
        let highest = items.lazy.filter { $0.glue.shrink > 0 }.map(\.glue.shrinkOrder).max()
        for (index, item) in items.enumerated()
        where item.glue.shrink > 0 && item.glue.shrinkOrder == highest {
            let floor = highest == 0 ? item.ideal - item.glue.shrink : item.minimum
            row.lower[index] = max(item.minimum, floor)
            row.weight[index] = item.glue.shrink
        }
    }
}
