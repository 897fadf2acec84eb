// TableDocument.swift: a table of texts as a file has it: cells with their spans, headings, alignments.

public import Rows

/// Which side of its column a text keeps to.
public enum TextSide: String, Sendable, CaseIterable {
    case left, center, right
}

/// A table of texts.
public struct TableDocument: Sendable, Equatable {
    /// One cell: its text, which has no control characters but line breaks, and where it stands.
    public struct Cell: Sendable, Equatable {
        /// The rows and columns, from 0.
        public var rows, columns: Range<Int>
        public var text: String
        /// Whether it names what stands below or beside it.
        public var isHeading: Bool
        /// The side that the file asks for.
        public var side: TextSide?
        /// Its least heights by width, where the file has them in place of a text.
        public var steps: Staircase<Double>?

        /// A cell at a place.
        public init(
            rows: Range<Int>, columns: Range<Int>, text: String, isHeading: Bool = false, side: TextSide? = nil
        ) {
            (self.rows, self.columns, self.text) = (rows, columns, text.plainCell)
            (self.isHeading, self.side) = (isHeading, side)
        }
    }

    /// The name of the table, if it has one.
    public var id: String?
    /// The cells, from the top and the left.
    public var cells: [Cell]
    /// How many rows and columns there are.
    public var rowCount, columnCount: Int
    /// How many rows from the top are headings.
    public var headerRows: Int
    /// The least and the greatest width of each column, in the units of the width; empty without any.
    public var limits: [ClosedRange<Double>]
    /// The width, where the file says one.
    public var available: Double?
    /// Whether words are cut, where the file says so.
    public var cutsWords: Bool?
    /// How its texts are measured, where the file says so.
    public var measures = Measures()
    /// The words of its texts that have no known widths.
    public var varyingWords: [VaryingWord] = []
    /// What engines made of it.
    public var claims: [TableClaim] = []
    /// Where it begins in its file, from 1, where files have several.
    package var line: Int?

    /// How a file wants its texts measured, and what stands between them.
    public struct Measures: Sendable, Equatable {
        /// The size of a proportional font in points; `nil` for cells of a terminal.
        public var size: Double?
        /// What is between two columns, between two rows, and outside of the first and the last column, on each side.
        public var columnGap, rowGap, edge: Double?
        /// Whether room that lowers nothing is shared among the columns.
        public var fills = false

        /// What the ruler has.
        public init() {}
    }

    /// A table of cells.
    public init(
        id: String? = nil, cells: [Cell], rowCount: Int, columnCount: Int, headerRows: Int = 0,
        limits: [ClosedRange<Double>] = [], available: Double? = nil, cutsWords: Bool? = nil
    ) {
        (self.id, self.cells, self.rowCount, self.columnCount) = (id, cells, rowCount, columnCount)
        (self.headerRows, self.limits, self.available) = (headerRows, limits, available)
        self.cutsWords = cutsWords
    }

    /// A table of rows of texts; short rows end in empty cells.
    public init(rows: [[String]], headerRows: Int, sides: [TextSide?] = []) {
        let columns = rows.map(\.count).max() ?? 0
        cells = rows.enumerated().flatMap { row, texts in
            texts.enumerated().map { column, text in
                Cell(
                    rows: row..<row + 1, columns: column..<column + 1, text: text, isHeading: row < headerRows,
                    side: column < sides.count ? sides[column] : nil)
            }
        }
        (rowCount, columnCount, self.headerRows) = (rows.count, columns, headerRows)
        (limits, available, cutsWords) = ([], nil, nil)
    }

    /// The most of the header rows that no cell reaches out of, so that they can be a group of rows.
    package var closedHeaderRows: Int {
        var rows = headerRows
        while let cell = cells.first(where: { $0.rows.lowerBound < rows && $0.rows.upperBound > rows }) {
            rows = cell.rows.lowerBound
        }
        return rows
    }

    /// The name of a column: what its lowest heading says, or else its number from 1.
    public func name(of column: Int) -> String {
        let heading = cells.last { $0.rows.upperBound <= headerRows && $0.columns == column..<column + 1 }
        return heading.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? "\(column + 1)"
    }

    /// The side to which each column keeps where its cells do not say: that of all cells below the headings that say one and
    /// the same, or the right one for numbers.
    public var sides: [TextSide] {
        var (hasTexts, hasWords) = (Set<Int>(), Set<Int>())
        var said = [Set<TextSide?>](repeating: [], count: columnCount)
        for cell in cells
        where cell.rows.lowerBound >= headerRows && cell.columns.count == 1 && !cell.text.isEmpty && !cell.isHeading {
            hasTexts.insert(cell.columns.lowerBound)
            if !cell.text.isNumber { hasWords.insert(cell.columns.lowerBound) }
            said[cell.columns.lowerBound].insert(cell.side)
        }
        return (0..<columnCount).map { column in
            if said[column].count == 1, let side = said[column].first ?? nil { return side }
            return hasTexts.contains(column) && !hasWords.contains(column) ? .right : .left
        }
    }
}

/// The widths that an engine gave the columns of a table.
public struct TableClaim: Sendable, Equatable {
    /// Who gave them.
    public var engine: String
    /// One a column, without gaps.
    public var widths: [Double]
    /// What the engine says of the rows' heights, if anything.
    public var heights: [Double]?

    /// A claim.
    public init(engine: String, widths: [Double], heights: [Double]? = nil) {
        (self.engine, self.widths, self.heights) = (engine, widths, heights)
    }
}

/// What a file holds: tables, and what stands between them.
public enum TablePiece: Sendable, Equatable {
    /// Lines that are handed on as they are.
    case text(String)
    /// A table.
    case table(TableDocument)
}

extension String {
    /// The text without what a terminal would obey: tabs are spaces, other control characters are shown as signs.
    fileprivate var plainCell: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), !unicodeScalars.contains(where: \.isHarmful) { return self }
        var plain = String.UnicodeScalarView()
        for scalar in replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar.value {
            case 0x09: plain.append(" ")
            case 0x0A: plain.append(scalar)
            case 0..<0x20: plain.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: plain.append("\u{2421}")
            default: plain.append(scalar.isHarmful ? "\u{FFFD}" : scalar)
            }
        }
        return String(plain)
    }

    /// Whether the text is a number as people write it: signs, groups, currencies, percent; dates are none.
    package var isNumber: Bool {
        var (hasDigit, mayHaveSign) = (false, true)
        for scalar in unicodeScalars {
            switch scalar {
            case "0"..."9": (hasDigit, mayHaveSign) = (true, false)
            case "+", "-", "−": if !mayHaveSign { return false }
            case ".", ",", "%", "$", "€", "£", "¥", " ", "\u{A0}", "\u{202F}", "'", "’", "(", ")", "±": break
            case "e", "E", "×":
                if !hasDigit { return false }
                mayHaveSign = true
            default: return false
            }
        }
        return hasDigit
    }
}

extension Unicode.Scalar {
    /// Control characters beyond those of ASCII, and signs that turn the direction of what follows.
    fileprivate var isHarmful: Bool {
        (0x80...0x9F).contains(value) || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}
