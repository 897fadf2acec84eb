// Table+Heights.swift: how high a table is in given widths of its columns.

public import Rows

/// How high rows are, and what is wrong with the widths if anything is.
public struct TableHeights<Length: KnownNumber>: Sendable, Equatable {
    /// The height of each row.
    public let rows: [Length]
    /// That of the table, with the gaps between rows.
    public let total: Length
    /// The cells, by their index, that are wider than their columns; each is taken as high as it is at its narrowest.
    public let tooNarrow: [Int]
    /// How often words are cut.
    public let cuts: Int
}

extension TableOver {
    /// How wide a cell is in some widths of columns: that of its columns with the gaps between them.
    public func width(of cell: TableCell<Length>, in widths: [Length]) -> Length {
        var width = widths[cell.columns.lowerBound]
        for column in cell.columns.dropFirst() { width = width + columnGaps[column - 1] + widths[column] }
        return width
    }

    /// How wide the table is.
    public func width(of widths: [Length]) -> Length { widths.reduce(0, +) + columnGaps.reduce(0, +) }

    /// The least heights of the rows.
    ///
    /// A cell over several rows that needs more than they have makes the last of them higher.
    ///
    /// - Parameter widths: One a column.
    /// - Complexity: O(cells · log steps).
    @_specialize(where Length == Double)
    public func heights(in widths: [Length]) -> TableHeights<Length> {
        heights(in: widths) { cells[$0].response.narrowest.height }
    }

    /// The least heights of the rows, where cells that are wider than their columns are as high as is said.
    ///
    /// - Parameter ofTooNarrow: The height of a cell, by its index, whose words the widths cut.
    @_specialize(where Length == Double)
    package func heights(in widths: [Length], ofTooNarrow: (_ cell: Int) -> Length) -> TableHeights<Length> {
        var rows = [Length](repeating: lineHeight, count: rowCount)
        var (tooNarrow, cuts): ([Int], Int) = ([], 0)
        var spanning: [(rows: Range<Int>, height: Length)] = []
        for (index, cell) in cells.enumerated() {
            let width = width(of: cell, in: widths)
            if cell.response.height(at: width) == nil { tooNarrow.append(index) }
            let height = cell.response.height(at: width) ?? ofTooNarrow(index)
            if let count = cell.cuts?.height(at: width) { cuts += Int(count.double) }
            if cell.rows.count > 1 {
                spanning.append((cell.rows, height))
            } else if rows[cell.rows.lowerBound] < height {
                rows[cell.rows.lowerBound] = height
            }
        }
        // From the top down by the last row: each is then as little as those above and it allow.
        for span in spanning.sorted(by: { $0.rows.upperBound < $1.rows.upperBound }) {
            var height = rows[span.rows.lowerBound]
            for row in span.rows.dropFirst() { height = height + rowGaps[row - 1] + rows[row] }
            if height < span.height {
                rows[span.rows.upperBound - 1] = rows[span.rows.upperBound - 1] + span.height - height
            }
        }
        return TableHeights(
            rows: rows, total: rows.reduce(0, +) + rowGaps.reduce(0, +), tooNarrow: tooNarrow, cuts: cuts)
    }

    /// What each column's cells want: rules of others see no more of a table.
    ///
    /// What a cell over several columns wants beyond them is shared among them evenly.
    public var contents: [ColumnContent<Length>] {
        var contents = columns.map { ColumnContent<Length>(least: $0.minimum, natural: $0.minimum) }
        var counts = [Int](repeating: 0, count: columns.count)
        for cell in cells where cell.columns.count == 1 {
            let column = cell.columns.lowerBound
            // Words are cut by no rule that keeps them whole.
            let least = cell.cuts?.lowest.width ?? cell.response.narrowest.width
            contents[column].least = max(contents[column].least, least)
            contents[column].natural = max(contents[column].natural, cell.response.lowest.width)
            contents[column].average = contents[column].average + cell.response.lowest.width
            counts[column] += 1
        }
        for (column, count) in counts.enumerated() where count > 0 {
            contents[column].average = contents[column].average / Length.Scalar(decimal: Double(count))
        }
        for cell in cells.filter({ $0.columns.count > 1 }).sorted(by: { $0.columns.count < $1.columns.count }) {
            let gaps = cell.columns.dropLast().reduce(0 as Length) { $0 + columnGaps[$1] }
            let count = Length.Scalar(decimal: Double(cell.columns.count))
            let least = cell.columns.reduce(gaps) { $0 + contents[$1].least }
            let natural = cell.columns.reduce(gaps) { $0 + contents[$1].natural }
            let (more, wider) = (cell.response.narrowest.width - least, cell.response.lowest.width - natural)
            for column in cell.columns {
                if 0 < more { contents[column].least = contents[column].least + more / count }
                if 0 < wider { contents[column].natural = contents[column].natural + wider / count }
            }
        }
        for column in columns.indices {
            contents[column].natural = min(
                max(contents[column].natural, contents[column].least),
                max(columns[column].maximum, contents[column].least))
        }
        return contents
    }
}
