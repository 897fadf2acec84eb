// TextTable.swift: rows of text in aligned columns, for a terminal.

/// A table whose columns are as wide as their widest cell.
package struct TextTable {
    /// Which side of its column a cell keeps to.
    package enum Side { case left, right }

    private let sides: [Side]
    private var rows: [[String]]

    package init(_ columns: [(heading: String, side: Side)]) {
        sides = columns.map(\.side)
        rows = [columns.map(\.heading)]
    }

    /// Adds a row with one cell per column.
    package mutating func add(_ cells: [String]) {
        precondition(cells.count == sides.count, "a row must have \(sides.count) cells, not \(cells.count)")
        rows.append(cells)
    }

    /// The lines of the table, the headings first, without trailing blanks.
    package var lines: [String] {
        let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = sides.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - row[column].count)
                return sides[column] == .left ? row[column] + blanks : blanks + row[column]
            }
            return cells.joined(separator: "  ").withoutTrailingSpaces
        }
    }
}
