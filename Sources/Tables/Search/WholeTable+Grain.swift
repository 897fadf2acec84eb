// WholeTable+Grain.swift: the grain in which the lengths of a table are whole, and the way there.

package import Fractions
import Rows

/// What a table's lengths are whole multiples of.
package struct TableGrain: Sendable, Equatable {
    /// Grains in a unit of length.
    package let factor: Fraction

    /// The length of so many grains.
    package func length(_ grains: Int) -> Fraction { Fraction(grains) / factor }

    /// How many grains a length has.
    func grains(_ length: Fraction) -> Int? {
        guard length.isFinite else { return nil }
        let scaled = length * factor
        guard scaled == scaled.roundedUp, scaled.double <= Double(TableLimits.grains) else { return nil }
        return Int(scaled.double)
    }
}

extension TableOver {
    /// The table in whole numbers, and the grain that they count.
    ///
    /// - Throws: `TableError.noGrain`, or `tooNarrow` where a column's limit is less than its cells need.
    package func whole() throws(TableError) -> (table: WholeTable, grain: TableGrain) {
        func exact(_ length: Length) -> Fraction { (length as? Fraction) ?? Fraction(decimal: length.double) }
        var lengths: Set<Fraction> = [exact(lineHeight)]
        for cell in cells {
            for step in cell.response.steps {
                lengths.insert(exact(step.width))
                lengths.insert(exact(step.height))
            }
        }
        for length in columnGaps + rowGaps + columns.flatMap({ [$0.minimum, $0.maximum] }) where length.isFinite {
            lengths.insert(exact(length))
        }
        let grain = TableGrain(factor: Fraction.wholeFactor(of: Array(lengths)))
        func whole(_ length: Length) throws(TableError) -> Int {
            guard let grains = grain.grains(exact(length)) else { throw .noGrain }
            return grains
        }
        var cells: [WholeTable.Cell] = []
        for cell in self.cells {
            var heights: [WholeTable.Step] = []
            for step in cell.response.steps {
                heights.append(.init(width: try whole(step.width), amount: try whole(step.height)))
            }
            var cuts: [WholeTable.Step] = []
            for step in cell.cuts?.steps ?? [] {
                cuts.append(.init(width: try whole(step.width), amount: Int(step.height.double)))
            }
            cells.append(.init(rows: cell.rows, columns: cell.columns, heights: heights, cuts: cuts))
        }
        var limits: [(least: Int, most: Int)] = []
        for column in columns {
            limits.append(
                (
                    try whole(column.minimum),
                    column.maximum.isFinite ? try whole(column.maximum) : TableLimits.grains
                ))
        }
        var (columnGaps, rowGaps): ([Int], [Int]) = ([], [])
        for gap in self.columnGaps { columnGaps.append(try whole(gap)) }
        for gap in self.rowGaps { rowGaps.append(try whole(gap)) }
        // What is available need not be whole: widths are, and so is what they may come to.
        var room: Int?
        if let available {
            let left = exact(available) * grain.factor - Fraction(columnGaps.reduce(0, +))
            room = max(0, Int(left.roundedDown.double))
        }
        return (
            try WholeTable(
                cells: cells, limits: limits, rowCount: rowCount, columnGaps: columnGaps, rowGaps: rowGaps,
                lineHeight: try whole(lineHeight), room: room), grain
        )
    }
}
