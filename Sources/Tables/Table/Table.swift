// Table.swift: a table as its layout sees it: cells that are lower where they are wider, columns with limits, gaps.
// Widths and heights in the caller's units: points, or cells and lines of a terminal.

public import Rows

/// One cell: where it stands, and how high it is in each width.
public struct TableCell<Length: KnownNumber>: Sendable, Equatable {
    /// The rows and the columns that it takes; more than one where it spans.
    public let rows, columns: Range<Int>
    /// The least heights by width.
    public let response: Staircase<Length>
    /// How many words are cut in each width; `nil` where none ever is.
    public let cuts: Staircase<Length>?

    /// A cell in some rows and columns.
    public init(rows: Range<Int>, columns: Range<Int>, response: Staircase<Length>, cuts: Staircase<Length>? = nil) {
        (self.rows, self.columns, self.response, self.cuts) = (rows, columns, response, cuts)
    }

    /// A cell in one row and one column.
    public init(row: Int, column: Int, response: Staircase<Length>, cuts: Staircase<Length>? = nil) {
        self.init(rows: row..<row + 1, columns: column..<column + 1, response: response, cuts: cuts)
    }
}

/// How wide a column may be; with two equal numbers it is fixed.
public struct ColumnLimits<Length: KnownNumber>: Sendable, Equatable {
    /// The least and the greatest width; the greatest may be infinite.
    public var minimum, maximum: Length

    /// Limits, none by default.
    public init(minimum: Length = 0, maximum: Length = .infinity) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }
}

/// A table whose numbers are checked.
public struct TableOver<Length: KnownNumber>: Sendable, Equatable {
    /// The cells; no two of them overlap, and places may be empty.
    public let cells: [TableCell<Length>]
    public let columns: [ColumnLimits<Length>]
    /// How many rows there are.
    public let rowCount: Int
    /// What is between neighbouring columns and rows; one number fewer than there are of them.
    public let columnGaps, rowGaps: [Length]
    /// The least height of a row, which one without texts has.
    public let lineHeight: Length
    /// The width that columns and gaps share; `nil` for as much as they want.
    public let available: Length?

    /// A table of cells.
    ///
    /// - Throws: `TableError` with the first fault.
    /// - Complexity: O(cells + rows · columns).
    public init(
        cells: [TableCell<Length>], columns: [ColumnLimits<Length>], rowCount: Int, columnGaps: [Length] = [],
        rowGaps: [Length] = [], lineHeight: Length = 0, available: Length? = nil
    ) throws(TableError) {
        (self.cells, self.columns, self.rowCount) = (cells, columns, rowCount)
        self.columnGaps = columnGaps.isEmpty ? Array(repeating: 0, count: max(0, columns.count - 1)) : columnGaps
        self.rowGaps = rowGaps.isEmpty ? Array(repeating: 0, count: max(0, rowCount - 1)) : rowGaps
        (self.lineHeight, self.available) = (lineHeight, available)
        try validate()
    }
}

/// A table in doubles.
public typealias Table = TableOver<Double>
/// A table in exact fractions.
public typealias ExactTable = TableOver<Fraction>

/// How large a table may be.
public enum TableLimits {
    /// The most columns.
    public static let columns = 100
    /// The most rows.
    public static let rows = 10_000
    /// The most bytes of the text of a cell.
    public static let bytes = 100_000
    /// The most steps of all cells together.
    public static let steps = 1_000_000
    /// The greatest length in whole multiples of the lengths' common grain.
    public static let grains = 1_000_000_000
}
