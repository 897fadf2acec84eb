// WidthTransfers.swift: what a table comes to when width is moved from one column to another, without measuring all cells anew.

/// A table without spans, with what each column makes of each row, so that a transfer looks at two columns.
struct WidthTransfers {
    /// What a column comes to at a width.
    private struct Column {
        let width: Int
        /// One a row; 0 where it has no cell.
        let heights: [Int]
        let cuts, sum: Int
    }

    /// The widths so far with what they come to.
    private(set) var best: TableValue
    private let table: WholeTable
    /// The cells of each column, by their index.
    private let cells: [[Int]]
    private var columns: [Column] = []
    /// The columns an amount narrower and wider, as far as they have been looked at.
    private var narrower, wider: [Column?]
    /// In each row the greatest height of all columns but one, where it is, and the greatest of all but those two.
    private var most, second, place: [Int]

    /// - Returns: `nil` where a cell spans rows or columns.
    init?(from start: TableValue, in table: WholeTable) {
        guard table.cells.allSatisfy({ $0.rows.count == 1 && $0.columns.count == 1 }) else { return nil }
        (best, self.table) = (start, table)
        var cells = [[Int]](repeating: [], count: table.least.count)
        for (index, cell) in table.cells.enumerated() { cells[cell.columns.lowerBound].append(index) }
        self.cells = cells
        narrower = Array(repeating: nil, count: cells.count)
        wider = narrower
        most = Array(repeating: 0, count: table.rowCount)
        (second, place) = (most, most)
        for (column, width) in start.widths.enumerated() {
            guard let known = self.column(column, width) else { return nil }
            columns.append(known)
        }
    }

    private func column(_ column: Int, _ width: Int) -> Column? {
        var (heights, cuts, sum) = ([Int](repeating: 0, count: table.rowCount), 0, 0)
        for index in cells[column] {
            let cell = table.cells[index]
            guard let height = WholeTable.Cell.amount(cell.heights, at: width) else { return nil }
            heights[cell.rows.lowerBound] = height
            sum += height
            if !cell.cuts.isEmpty { cuts += WholeTable.Cell.amount(cell.cuts, at: width) ?? cell.cuts[0].amount }
        }
        return Column(width: width, heights: heights, cuts: cuts, sum: sum)
    }

    /// Moves an amount between any two columns where that makes the table better; whether it does anywhere.
    ///
    /// - Complexity: O(columns² · rows), and O(cells · log steps).
    mutating func move(_ amount: Int, until isOver: () -> Bool) -> Bool {
        narrower = Array(repeating: nil, count: columns.count)
        wider = narrower
        var isBetter = false
        for from in columns.indices where columns[from].width - amount >= table.least[from] {
            if isOver() { break }
            measure(without: from)
            for to in columns.indices
            where to != from && columns[to].width + amount <= table.most[to]
                && columns[from].width - amount >= table.least[from]
            {
                if narrower[from] == nil { narrower[from] = column(from, columns[from].width - amount) }
                if wider[to] == nil { wider[to] = column(to, columns[to].width + amount) }
                guard let less = narrower[from], let more = wider[to], let value = value(from, less, to, more) else {
                    continue
                }
                (best, isBetter) = (value, true)
                (columns[from], columns[to]) = (less, more)
                for column in [from, to] { (narrower[column], wider[column]) = (nil, nil) }
                measure(without: from)
            }
        }
        return isBetter
    }

    /// What a transfer comes to; `nil` where that is no better.
    private func value(_ from: Int, _ less: Column, _ to: Int, _ more: Column) -> TableValue? {
        let cuts = best.cuts + less.cuts - columns[from].cuts + more.cuts - columns[to].cuts
        if cuts > best.cuts { return nil }
        var height = table.rowGaps.reduce(0, +)
        for row in most.indices {
            let others = place[row] == to ? second[row] : most[row]
            height += max(others, less.heights[row], more.heights[row])
        }
        if cuts == best.cuts, height > best.height { return nil }
        var widths = best.widths
        (widths[from], widths[to]) = (less.width, more.width)
        let value = TableValue(
            cuts: cuts, height: height, width: best.width,
            cells: best.cells + less.sum - columns[from].sum + more.sum - columns[to].sum, widths: widths)
        return value < best ? value : nil
    }

    /// Finds the greatest heights of all columns but one.
    private mutating func measure(without from: Int) {
        for row in most.indices {
            var (greatest, next, at) = (table.lineHeight, table.lineHeight, -1)
            for (column, known) in columns.enumerated() where column != from {
                let height = known.heights[row]
                if height > greatest {
                    (greatest, next, at) = (height, greatest, column)
                } else if height > next {
                    next = height
                }
            }
            (most[row], second[row], place[row]) = (greatest, next, at)
        }
    }
}
