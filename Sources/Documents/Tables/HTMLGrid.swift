// HTMLGrid.swift: the cells of an HTML table, put into rows and columns.
// Source: the algorithm for forming a table of the HTML Living Standard, 4.9.12; CSS 2.2, 17.2, of header and footer groups.

/// Cells put into rows and columns as the standard has it: each into the first free place of its row.
struct HTMLGrid {
    /// Rows that belong together: no cell reaches from one group into another.
    private struct Group {
        /// `thead`, `tbody` or `tfoot`; `nil` for rows that stand in the table itself.
        let name: String?
        var rows: Range<Int>
        /// The first of its cells.
        let firstCell: Int
    }

    /// A place, from 0, that two cells take.
    struct Overlap: Error {
        let row, column: Int
    }

    private var cells: [TableDocument.Cell] = []
    private var columns = 0
    private var groups: [Group] = [Group(name: nil, rows: 0..<0, firstCell: 0)]
    /// For each column, the row up to which a cell from above reaches.
    private var taken: [Int] = []

    private var rowCount: Int { groups[groups.count - 1].rows.upperBound }

    mutating func beginRow() {
        let rows = groups[groups.count - 1].rows
        groups[groups.count - 1].rows = rows.lowerBound..<rows.upperBound + 1
    }

    /// Adds a cell.
    ///
    /// - Parameter rows: How many rows it covers; 0 for all that follow in its group.
    /// - Throws: `Overlap` where it takes a place that a cell from above takes; in the standard that is an error of the table.
    mutating func add(
        _ text: String, rows: Int, columns count: Int, _ isHeading: Bool, _ side: TextSide?
    ) throws(Overlap) {
        if groups[groups.count - 1].rows.isEmpty { beginRow() }
        let row = rowCount - 1
        var column = 0
        while column < taken.count, taken[column] > row { column += 1 }
        let width = max(1, count)
        if let place = (column..<column + width).first(where: { $0 < taken.count && taken[$0] > row }) {
            throw Overlap(row: row, column: place)
        }
        while taken.count < column + width { taken.append(0) }
        let end = rows == 0 ? Int.max : row + rows
        for place in column..<column + width { taken[place] = end }
        columns = max(columns, column + width)
        cells.append(
            .init(rows: row..<end, columns: column..<column + width, text: text, isHeading: isHeading, side: side))
    }

    /// Ends a group of rows: no cell reaches below it.
    ///
    /// - Parameter next: The tag of the group that begins; `nil` for rows outside of such tags.
    mutating func endGroup(next: String? = nil) {
        for index in groups[groups.count - 1].firstCell..<cells.count {
            let rows = cells[index].rows
            cells[index].rows = rows.lowerBound..<min(rows.upperBound, rowCount)
        }
        taken = taken.map { _ in rowCount }
        groups.append(Group(name: next, rows: rowCount..<rowCount, firstCell: cells.count))
    }

    /// The groups from top to bottom: the first head above all others, the first foot below, wherever they are written.
    private var drawn: [Group] {
        let head = groups.firstIndex { $0.name == "thead" }
        let foot = groups.firstIndex { $0.name == "tfoot" }
        let others = groups.indices.filter { $0 != head && $0 != foot }
        return ([head].compactMap(\.self) + others + [foot].compactMap(\.self)).map { groups[$0] }
    }

    /// The table; `nil` without a cell.
    consuming func table() -> TableDocument? {
        guard !cells.isEmpty else { return nil }
        endGroup()
        let count = rowCount
        var drawnRow: [Int: Int] = [:]
        for row in drawn.flatMap(\.rows) { drawnRow[row] = drawnRow.count }
        for index in cells.indices {
            let first = drawnRow[cells[index].rows.lowerBound] ?? 0
            cells[index].rows = first..<first + cells[index].rows.count
        }
        cells.sort { ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound) }
        let headers = headerRows
        var table = TableDocument(
            cells: cells, rowCount: count, columnCount: columns, headerRows: headers == count ? 0 : headers)
        table.headerRows = table.closedHeaderRows
        return table
    }

    /// The rows of heads, or, without one, the first rows that hold headings alone.
    private var headerRows: Int {
        let heads = drawn.prefix { $0.name == "thead" || $0.rows.isEmpty }.reduce(0) { $0 + $1.rows.count }
        guard heads == 0 else { return heads }
        return (0..<rowCount).first { row in
            let own = cells.filter { $0.rows.contains(row) }
            return own.isEmpty || !own.allSatisfy(\.isHeading)
        } ?? rowCount
    }
}
