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
        let cells = rows.map { $0.map(\.cells) }
        let widths = sides.indices.map { column in cells.map { $0[column] }.max() ?? 0 }
        return zip(rows, cells).map { row, cells in
            let shown = sides.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - cells[column])
                return sides[column] == .left ? row[column] + blanks : blanks + row[column]
            }
            return shown.joined(separator: "  ").withoutTrailingSpaces
        }
    }

    /// The lines in a terminal of so many columns, or anywhere: where the table is wider, headings in several lines, and where it still is,
    /// a block for each row.
    ///
    /// - Parameter marked: The rows, from 1 on, that an arrow points at.
    package func lines(in columns: Int?, marking marked: [Int] = []) -> [String] {
        var (lines, table) = (lines, self)
        for row in marked {
            lines[row] += Self.arrow
            table.rows[row][0] += Self.arrow
        }
        guard let columns, !lines.fit(columns) else { return lines }
        let narrow = table.headedInLines.lines
        return narrow.fit(columns) ? narrow : table.blocks(columns)
    }

    /// The same table, its headings of several words one word a line.
    private var headedInLines: TextTable {
        let words = rows[0].enumerated().map { column, heading in
            column == 0 ? [heading] : heading.split(separator: " ").map { String($0) }
        }
        let height = words.map(\.count).max() ?? 1
        var table = self
        table.rows[0..<1] = ArraySlice(
            (0..<height).map { line in
                words.map { words in
                    let place = line - (height - words.count)
                    return words.indices.contains(place) ? words[place] : ""
                }
            })
        return table
    }

    private static let arrow = "  <--"

    /// The rows one below the other: the first cell that is not empty on a line of its own, then what else there is, each
    /// after its heading.
    private func blocks(_ columns: Int) -> [String] {
        let indent = rows.first?.first.map { $0.prefix { $0 == " " }.count } ?? 0
        let inset = String(repeating: " ", count: indent + 2)
        return rows.dropFirst().flatMap { row -> [String] in
            let title = row.firstIndex { !$0.allSatisfy { $0 == " " } } ?? 0
            let cells = row.indices.dropFirst(title + 1).filter { !row[$0].isEmpty }.map { column in
                let heading = rows[0][column].trimmed
                return heading.isEmpty ? row[column] : "\(heading) \(row[column])"
            }
            return [title == 0 ? row[0] : inset + row[title]] + cells.filling(columns, after: inset)
        }
    }
}

extension [String] {
    /// Whether no line has more than so many cells.
    fileprivate func fit(_ columns: Int) -> Bool { allSatisfy { $0.cells <= columns } }

    /// The entries beside each other, two blanks between them, in lines of at most so many cells where one entry is not wider.
    fileprivate func filling(_ columns: Int, after inset: String) -> [String] {
        reduce(into: [String]()) { lines, entry in
            if let last = lines.last, last.cells + 2 + entry.cells <= columns {
                lines[lines.count - 1] = last + "  " + entry
            } else {
                lines.append(inset + entry)
            }
        }
    }
}

extension String {
    /// The text without the blanks before it.
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
