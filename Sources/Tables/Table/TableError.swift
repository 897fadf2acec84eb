// TableError.swift: why some cells are no table, and the checks that find out.

import Rows

/// Why some cells are no table, or one without an answer.
public enum TableError: Error, Equatable {
    /// There is no column, or no row.
    case isEmpty
    /// There are more columns than `TableLimits.columns`, or rows, or steps.
    case tooMany(String, count: Int, most: Int)
    /// There are other than one gap fewer than columns or rows.
    case gaps(String, count: Int, wanted: Int)
    /// A length is negative, infinite or not a number.
    case badLength(String, Double)
    /// The least width of a column, from 0, exceeds its greatest.
    case crossedLimits(column: Int, minimum: Double, maximum: Double)
    /// A cell, from 0, takes no row or no column, or some that are not there.
    case misplaced(cell: Int)
    /// Two cells, from 0, take the same place.
    case overlap(row: Int, column: Int)
    /// A column, from 0, may be at most so wide, and a cell in it needs more.
    case tooNarrow(column: Int, maximum: Double, least: Double)
    /// Columns with limits are too narrow for a cell that spans them.
    case spanTooNarrow(columns: Range<Int>)
    /// The lengths have no common grain in which they are whole numbers up to `TableLimits.grains`.
    case noGrain
    /// The limit of time was reached before any answer.
    case noTime
    /// The proof has more cases one in another than a file of a certificate may have.
    case proofTooDeep(cases: Int)
}

extension TableError: CustomStringConvertible {
    /// What is wrong, and what would be right; rows and columns counted from 1.
    public var description: String {
        switch self {
        case .isEmpty: return "the table has no cells; give it at least one column and one row"
        case .tooMany(let what, let count, let most):
            return "the table has \(count) \(what); at most \(most) are laid out"
        case .gaps(let what, let count, let wanted):
            return "there are \(count) gaps between \(what); give \(wanted), one between two neighbours"
        case .badLength(let what, let length): return "\(what) is \(length.shortest); it must be a number from 0 on"
        case .crossedLimits(let column, let minimum, let maximum):
            return "column \(column + 1) is to be at least \(minimum.shortest) and at most \(maximum.shortest) wide; "
                + "the least must not exceed the greatest"
        case .misplaced(let cell):
            return "cell \(cell + 1) must take at least one row and one column of those that there are"
        case .overlap(let row, let column):
            return "two cells take row \(row + 1), column \(column + 1); a place has one cell at most"
        case .tooNarrow(let column, let maximum, let least):
            return "column \(column + 1) may be at most \(maximum.shortest) wide and a cell of it needs "
                + "\(least.shortest); raise the limit, or let words break"
        case .spanTooNarrow(let columns):
            return "columns \(columns.lowerBound + 1) to \(columns.upperBound) are together too narrow for a cell that "
                + "spans them; raise their limits, or let words break"
        case .noGrain: return "the lengths have too many digits to be worked with exactly; round them to 1/64 point"
        case .noTime: return "the limit of time was reached before any layout was found; raise it"
        case .proofTooDeep(let cases):
            return "the proof that no less width will do has more than \(cases) cases one in another; "
                + "ask for another height"
        }
    }
}

extension TableOver {
    @_specialize(where Length == Double)
    func validate() throws(TableError) {
        if columns.isEmpty || rowCount < 1 { throw .isEmpty }
        try demand(columns.count, "columns", TableLimits.columns)
        try demand(rowCount, "rows", TableLimits.rows)
        try demand(cells.reduce(0) { $0 + $1.response.steps.count }, "steps", TableLimits.steps)
        if columnGaps.count != columns.count - 1 {
            throw .gaps("columns", count: columnGaps.count, wanted: columns.count - 1)
        }
        if rowGaps.count != rowCount - 1 { throw .gaps("rows", count: rowGaps.count, wanted: rowCount - 1) }
        for gap in columnGaps + rowGaps { try demand(gap, "a gap") }
        try demand(lineHeight, "the height of a line")
        if let available { try demand(available, "the available width") }
        for (index, column) in columns.enumerated() {
            try demand(column.minimum, "the least width of column \(index + 1)")
            guard column.minimum <= column.maximum else {
                throw .crossedLimits(
                    column: index, minimum: column.minimum.double, maximum: column.maximum.double)
            }
        }
        try validatePlaces()
    }

    private func validatePlaces() throws(TableError) {
        var isTaken = [Bool](repeating: false, count: rowCount * columns.count)
        for (index, cell) in cells.enumerated() {
            guard !cell.rows.isEmpty, !cell.columns.isEmpty, cell.rows.lowerBound >= 0, cell.columns.lowerBound >= 0,
                cell.rows.upperBound <= rowCount, cell.columns.upperBound <= columns.count
            else { throw .misplaced(cell: index) }
            for row in cell.rows {
                for column in cell.columns {
                    if isTaken[row * columns.count + column] { throw .overlap(row: row, column: column) }
                    isTaken[row * columns.count + column] = true
                }
            }
        }
    }

    private func demand(_ count: Int, _ what: String, _ most: Int) throws(TableError) {
        if count > most { throw .tooMany(what, count: count, most: most) }
    }

    private func demand(_ length: Length, _ what: @autoclosure () -> String) throws(TableError) {
        guard length.isFinite, length >= 0 else { throw .badLength(what(), length.double) }
    }
}
