// WholeTable+Grain.swift: the grain in which the lengths of a table are whole, and the way there.

package import Fractions
package import Rows

/// What a table's lengths are whole multiples of.
package struct TableGrain: Sendable, Equatable {
    /// Grains in a unit of length.
    package let factor: Fraction
    /// The factor as a power of two over a whole number, where doubles multiply by it without rounding.
    private let parts: Parts?

    private struct Parts: Equatable { let multiple, divisor: Double }

    /// The greatest grain of some lengths.
    @_specialize(where Length == Double)
    init<Length: KnownNumber>(of lengths: [Length]) {
        if let lengths = lengths as? [Double], let parts = Self.parts(of: lengths) {
            self.parts = parts
            factor = Fraction(Int(parts.multiple)) / Fraction(Int(parts.divisor))
        } else {
            parts = nil
            factor = Fraction.wholeFactor(of: Array(Set(lengths.map(Self.exact))))
        }
    }

    /// For lengths that are whole in 1/1024, as cells and 64ths of a point are.
    private static func parts(of lengths: [Double]) -> Parts? {
        var multiple = 1.0
        for length in lengths {
            while length * multiple != (length * multiple).rounded() {
                multiple *= 2
                if multiple > 1024 { return nil }
            }
            if length * multiple > 1e15 { return nil }
        }
        var divisor = 0
        // One divides all.
        for length in lengths where divisor != 1 { divisor = WholeTable.divisor(divisor, Int(length * multiple)) }
        return Parts(multiple: multiple, divisor: Double(max(divisor, 1)))
    }

    private static func exact(_ length: some KnownNumber) -> Fraction {
        (length as? Fraction) ?? Fraction(decimal: length.double)
    }

    /// The length of so many grains.
    package func length(_ grains: Int) -> Fraction { Fraction(grains) / factor }

    /// How many grains a length has; `nil` where it is no whole number of them, or too many.
    package func grains(_ length: some KnownNumber) -> Int? {
        guard length.isFinite else { return nil }
        if let parts, let length = length as? Double {
            let scaled = length * parts.multiple / parts.divisor
            return scaled == scaled.rounded() && scaled <= Double(TableLimits.grains) ? Int(scaled) : nil
        }
        let scaled = Self.exact(length) * factor
        guard scaled == scaled.roundedUp, scaled.double <= Double(TableLimits.grains) else { return nil }
        return Int(scaled.double)
    }

    /// The most grains for which a length has room.
    func grainsBelow(_ length: some KnownNumber) -> Fraction { (Self.exact(length) * factor).roundedDown }
}

extension TableOver {
    /// The table in whole numbers, and the grain that they count.
    ///
    /// - Throws: `TableError.noGrain`, or `tooNarrow` where a column's limit is less than its cells need.
    /// - Complexity: O(steps) where lengths are whole in 1/1024.
    @_specialize(where Length == Double)
    package func whole() throws(TableError) -> (table: WholeTable, grain: TableGrain) {
        var lengths = [lineHeight] + columnGaps + rowGaps
        lengths.reserveCapacity(
            lengths.count + 2 * columns.count + 2 * cells.reduce(0) { $0 + $1.response.steps.count })
        for column in columns {
            lengths.append(column.minimum)
            if column.maximum.isFinite { lengths.append(column.maximum) }
        }
        for cell in cells {
            for step in cell.response.steps {
                lengths.append(step.width)
                lengths.append(step.height)
            }
        }
        let grain = TableGrain(of: lengths)
        func whole(_ length: Length) throws(TableError) -> Int {
            guard let grains = grain.grains(length) else { throw .noGrain }
            return grains
        }
        var cells: [WholeTable.Cell] = []
        cells.reserveCapacity(self.cells.count)
        for cell in self.cells {
            var heights: [WholeTable.Step] = []
            heights.reserveCapacity(cell.response.steps.count)
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
            let left = grain.grainsBelow(available) - Fraction(columnGaps.reduce(0, +))
            room = max(0, Int(left.double))
        }
        return (
            try WholeTable(
                cells: cells, limits: limits, rowCount: rowCount, columnGaps: columnGaps, rowGaps: rowGaps,
                lineHeight: try whole(lineHeight), room: room), grain
        )
    }
}
