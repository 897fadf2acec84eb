// PlainTable.swift: a table without spans, column by column in flat lists, for questions that are asked often.

/// The steps of the cells of a table in which none spans.
struct PlainTable {
    /// The cells of each column begin here; cells are counted column by column.
    private let starts: [Int]
    /// The row of each cell.
    private let rows: [Int]
    private let heights: Steps
    /// Empty where no word is cut.
    private let cuts: Steps
    private let table: WholeTable
    private let gaps: Int

    /// The greatest height of each row in the widths last measured, where it is, and the greatest of the other columns.
    private var most, place, second: [Int]
    /// The steps of the cells in those widths.
    private var stepOfHeight, stepOfCuts: [Int]
    private var value = TableAmounts()

    /// The steps of all cells, one behind another.
    private struct Steps {
        /// Where those of each cell begin.
        var firsts = [0]
        var widths: [Int] = []
        var amounts: [Int] = []

        mutating func append(_ steps: [WholeTable.Step]) {
            for step in steps {
                widths.append(step.width)
                amounts.append(step.amount)
            }
            firsts.append(widths.count)
        }

        /// The last step of a cell that is at most so wide and not behind another, or the first one.
        func step(of cell: Int, at width: Int, upTo last: Int) -> Int {
            var (low, high) = (firsts[cell], last)
            if widths[high] <= width { return high }
            while low < high {
                let middle = (low + high + 1) / 2
                if widths[middle] <= width { low = middle } else { high = middle - 1 }
            }
            return low
        }
    }

    /// - Returns: `nil` where a cell spans rows or columns.
    init?(_ table: WholeTable) {
        var starts = [Int](repeating: 0, count: table.least.count + 1)
        var hasCuts = false
        for cell in table.cells {
            guard cell.rows.count == 1, cell.columns.count == 1 else { return nil }
            starts[cell.columns.lowerBound + 1] += 1
            hasCuts = hasCuts || !cell.cuts.isEmpty
        }
        for column in table.least.indices { starts[column + 1] += starts[column] }
        var (next, order) = (starts, [Int](repeating: 0, count: table.cells.count))
        for (index, cell) in table.cells.enumerated() {
            order[next[cell.columns.lowerBound]] = index
            next[cell.columns.lowerBound] += 1
        }
        var (heights, cuts, rows) = (Steps(), Steps(), [Int]())
        rows.reserveCapacity(order.count)
        for index in order {
            rows.append(table.cells[index].rows.lowerBound)
            heights.append(table.cells[index].heights)
            if hasCuts {
                let steps = table.cells[index].cuts
                cuts.append(steps.isEmpty ? [.init(width: 0, amount: 0)] : steps)
            }
        }
        (self.starts, self.rows, self.heights, self.cuts, self.table) = (starts, rows, heights, cuts, table)
        gaps = table.rowGaps.reduce(0, +)
        most = Array(repeating: 0, count: table.rowCount)
        (place, second) = (most, most)
        stepOfHeight = Array(repeating: 0, count: rows.count)
        stepOfCuts = hasCuts ? stepOfHeight : []
    }

    /// Computes the height of each row and the sum over all cells, in widths none of which is below the least.
    mutating func measure(_ widths: [Int]) {
        value = TableAmounts()
        for row in most.indices { (most[row], second[row], place[row]) = (table.lineHeight, table.lineHeight, -1) }
        for column in widths.indices {
            for cell in starts[column]..<starts[column + 1] {
                let step = heights.step(of: cell, at: widths[column], upTo: heights.firsts[cell + 1] - 1)
                let (height, row) = (heights.amounts[step], rows[cell])
                stepOfHeight[cell] = step
                value.cells += height
                if height > most[row] {
                    (second[row], most[row], place[row]) = (most[row], height, column)
                } else if height > second[row] {
                    second[row] = height
                }
                if stepOfCuts.isEmpty { continue }
                stepOfCuts[cell] = cuts.step(of: cell, at: widths[column], upTo: cuts.firsts[cell + 1] - 1)
                value.cuts += cuts.amounts[stepOfCuts[cell]]
            }
        }
        value.height = most.reduce(gaps, +)
    }

    /// Whether the widths last measured come to more than some limits.
    func exceeds(_ limits: [TableQuestion.Limit]) -> Bool { value.exceeds(limits) }

    /// The heights in the last widths but with one column narrower.
    private func exceeds(_ limits: [TableQuestion.Limit], with column: Int, at width: Int) -> Bool {
        var value = value
        for cell in starts[column]..<starts[column + 1] {
            let row = rows[cell]
            let height = heights.amounts[heights.step(of: cell, at: width, upTo: stepOfHeight[cell])]
            value.height += max(place[row] == column ? second[row] : most[row], height) - most[row]
            value.cells += height - heights.amounts[stepOfHeight[cell]]
            if stepOfCuts.isEmpty { continue }
            let cut = cuts.step(of: cell, at: width, upTo: stepOfCuts[cell])
            value.cuts += cuts.amounts[cut] - cuts.amounts[stepOfCuts[cell]]
        }
        return value.exceeds(limits)
    }

    /// The least width of a column, the others as last measured, at which some limits are kept, as they are in those widths.
    func leastWidth(of column: Int, from low: Int, to high: Int, keeping limits: [TableQuestion.Limit]) -> Int {
        if low >= high || !exceeds(limits, with: column, at: low) { return low }
        var (low, high) = (low, high)
        while high - low > 1 {
            let middle = (low + high) / 2
            if exceeds(limits, with: column, at: middle) { low = middle } else { high = middle }
        }
        return high
    }
}
