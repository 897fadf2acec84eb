// WholeTable.swift: a table in whole multiples of the grain of its lengths, in which searches and proofs run without rounding.

import Fractions
import Rows

/// A table whose lengths are whole numbers.
package struct WholeTable: Sendable, Equatable {
    /// A width, and an amount that wider ones have less of.
    package struct Step: Sendable, Equatable {
        package let width, amount: Int

        package init(width: Int, amount: Int) { (self.width, self.amount) = (width, amount) }
    }

    /// A cell with its heights and its cuts.
    package struct Cell: Sendable, Equatable {
        package let rows, columns: Range<Int>
        package let heights, cuts: [Step]

        package init(rows: Range<Int>, columns: Range<Int>, heights: [Step], cuts: [Step] = []) {
            (self.rows, self.columns, self.heights, self.cuts) = (rows, columns, heights, cuts)
        }

        /// The amount at a width; `nil` below the first step.
        static func amount(_ steps: [Step], at width: Int) -> Int? {
            let beyond = steps.partitionPoint { $0.width <= width }
            return beyond == 0 ? nil : steps[beyond - 1].amount
        }

        /// The least width with at most an amount; `nil` where there is none.
        static func leastWidth(_ steps: [Step], for amount: Int) -> Int? {
            let first = steps.partitionPoint { $0.amount > amount }
            return first < steps.count ? steps[first].width : nil
        }
    }

    package let cells: [Cell]
    /// The least width of each column, by its limit and by the cells that are in it alone.
    package let least: [Int]
    /// The greatest width of each column.
    package let most: [Int]
    /// The columns of the cells that are over several, each once, in the order of the cells.
    package let runs: [Range<Int>]
    /// The least width of each place: a place is a column, or behind the columns a run, whose gaps do not count.
    package let leastOfPlaces: [Int]
    package let rowCount: Int
    package let columnGaps, rowGaps: [Int]
    package let lineHeight: Int
    /// What columns share, without gaps; as much as the least widths come to where less is available.
    package private(set) var room: Int

    /// The same table in another room.
    package func with(room: Int) -> WholeTable {
        var table = self
        table.room = room
        return table
    }

    /// - Parameter room: What columns share; `nil` for no limit.
    package init(
        cells: [Cell], limits: [(least: Int, most: Int)], rowCount: Int, columnGaps: [Int], rowGaps: [Int],
        lineHeight: Int, room: Int?
    ) throws(TableError) {
        (self.cells, self.rowCount, self.columnGaps, self.rowGaps) = (cells, rowCount, columnGaps, rowGaps)
        self.lineHeight = lineHeight
        var least = limits.map(\.least)
        for cell in cells where cell.columns.count == 1 {
            let column = cell.columns.lowerBound
            least[column] = max(least[column], cell.heights[0].width)
        }
        for (column, limit) in limits.enumerated() where least[column] > limit.most {
            throw .tooNarrow(column: column, maximum: Double(limit.most), least: Double(least[column]))
        }
        self.least = least
        (runs, leastOfPlaces) = Self.places(cells, least, columnGaps)
        most = limits.map { min($0.most, TableLimits.grains) }
        let narrowest = try Self.narrowest(cells, least, most, columnGaps)
        let natural = cells.reduce(into: narrowest) { natural, cell in
            // Enough for every cell to be as low as it can be.
            let width = cell.heights[cell.heights.count - 1].width
            let last = cell.columns.upperBound - 1
            natural[last] = max(natural[last], width)
        }
        self.room = max(room ?? natural.reduce(0, +), narrowest.reduce(0, +))
    }

    /// The runs, and the least width of each place.
    private static func places(
        _ cells: [Cell], _ least: [Int], _ gaps: [Int]
    ) -> (runs: [Range<Int>], least: [Int]) {
        var (runs, places): ([Range<Int>], [Int]) = ([], least)
        var known: [Range<Int>: Int] = [:]
        for cell in cells where cell.columns.count > 1 {
            let width = cell.heights[0].width - cell.columns.dropFirst().reduce(0) { $0 + gaps[$1 - 1] }
            if let place = known[cell.columns] {
                places[place] = max(places[place], width)
            } else {
                known[cell.columns] = places.count
                runs.append(cell.columns)
                places.append(max(width, least[cell.columns].reduce(0, +)))
            }
        }
        return (runs, places)
    }

    /// The columns of a place.
    func columns(of place: Int) -> Range<Int> { place < least.count ? place..<place + 1 : runs[place - least.count] }

    /// The place of each cell.
    var placeOfCell: [Int] {
        let known = Dictionary(zip(runs, least.count...), uniquingKeysWith: { first, _ in first })
        return cells.map { known[$0.columns] ?? $0.columns.lowerBound }
    }

    /// Gives neighbours what they lack together, the last ones first, as far as they may grow.
    ///
    /// - Returns: What they lack after that.
    @discardableResult static func widen(
        _ widths: inout [Int], _ columns: Range<Int>, by lack: Int, upTo most: [Int]
    ) -> Int {
        var lack = max(0, lack)
        for column in columns.reversed() where lack > 0 {
            let more = max(0, min(lack, most[column] - widths[column]))
            widths[column] += more
            lack -= more
        }
        return lack
    }

    /// Widths of the least sum in which every cell fits.
    ///
    /// From the left to the right, what a cell over several columns lacks goes to the last of them that may grow.
    private static func narrowest(
        _ cells: [Cell], _ least: [Int], _ most: [Int], _ gaps: [Int]
    ) throws(TableError) -> [Int] {
        var widths = least
        let spans = cells.filter { $0.columns.count > 1 }.sorted { $0.columns.upperBound < $1.columns.upperBound }
        for span in spans {
            var lack = span.heights[0].width - span.columns.reduce(0) { $0 + widths[$1] }
            for column in span.columns.dropFirst() { lack -= gaps[column - 1] }
            if widen(&widths, span.columns, by: lack, upTo: most) > 0 { throw .spanTooNarrow(columns: span.columns) }
        }
        return widths
    }

    /// Widths of the least sum in which every cell fits.
    package var narrowest: [Int] { (try? Self.narrowest(cells, least, most, columnGaps)) ?? least }

    /// How wide a cell is in some widths.
    func width(of cell: Cell, in widths: [Int]) -> Int {
        var width = widths[cell.columns.lowerBound]
        for column in cell.columns.dropFirst() { width += columnGaps[column - 1] + widths[column] }
        return width
    }

    /// What a cell over some columns has of the gaps between them.
    func gaps(in columns: Range<Int>) -> Int { columns.dropFirst().reduce(0) { $0 + columnGaps[$1 - 1] } }

    /// What every height is a multiple of, and so what a lower one is lower by at least.
    package var heightUnit: Int {
        var unit = lineHeight
        for cell in cells { for step in cell.heights { unit = Self.divisor(unit, step.amount) } }
        for gap in rowGaps { unit = Self.divisor(unit, gap) }
        return max(unit, 1)
    }

    static func divisor(_ first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return first
    }
}

/// What is made small in a table.
package enum TableAmount: String, Sendable, CaseIterable {
    /// How often words are cut.
    case cuts
    /// The height of the table.
    case height
    /// The sum of the cells' own heights.
    case cells
}

/// What some cells come to.
struct TableAmounts {
    var cuts = 0
    var height = 0
    var cells = 0

    func exceeds(_ limits: [TableQuestion.Limit]) -> Bool {
        for limit in limits {
            switch limit.amount {
            case .cuts: if cuts > limit.most { return true }
            case .height: if height > limit.most { return true }
            case .cells: if cells > limit.most { return true }
            }
        }
        return false
    }
}

/// What some widths come to.
package struct TableValue: Sendable, Equatable, Comparable {
    package let cuts, height, width, cells: Int
    package let widths: [Int]

    /// Better values are less: cuts, height, width, the cells' heights, then the columns from the first.
    package static func < (first: Self, second: Self) -> Bool {
        let keys = [(first.cuts, second.cuts), (first.height, second.height), (first.width, second.width)]
        for (one, other) in keys + [(first.cells, second.cells)] where one != other { return one < other }
        return first.widths.lexicographicallyPrecedes(second.widths)
    }

    package subscript(amount: TableAmount) -> Int {
        switch amount {
        case .cuts: cuts
        case .height: height
        case .cells: cells
        }
    }
}

extension WholeTable {
    /// What some widths come to; `nil` where a cell does not fit.
    package func value(of widths: [Int]) -> TableValue? {
        guard let amounts = amounts(where: { width(of: $0, in: widths) }) else { return nil }
        return TableValue(
            cuts: amounts.cuts, height: amounts.height, width: widths.reduce(0, +), cells: amounts.cells, widths: widths
        )
    }

    /// What the table comes to where each cell has some width; `nil` where one does not fit.
    func amounts(where width: (Cell) -> Int) -> TableAmounts? {
        var rows = [Int](repeating: lineHeight, count: rowCount)
        var (cuts, sum): (Int, Int) = (0, 0)
        var spans: [(rows: Range<Int>, height: Int)] = []
        for cell in cells {
            let width = width(cell)
            guard let height = Cell.amount(cell.heights, at: width) else { return nil }
            if !cell.cuts.isEmpty { cuts += Cell.amount(cell.cuts, at: width) ?? cell.cuts[0].amount }
            sum += height
            if cell.rows.count > 1 {
                spans.append((cell.rows, height))
            } else {
                rows[cell.rows.lowerBound] = max(rows[cell.rows.lowerBound], height)
            }
        }
        if !spans.isEmpty {
            for span in spans.sorted(by: { $0.rows.upperBound < $1.rows.upperBound }) {
                let gaps = span.rows.dropFirst().reduce(0) { $0 + rowGaps[$1 - 1] }
                let lack = span.height - span.rows.reduce(gaps) { $0 + rows[$1] }
                rows[span.rows.upperBound - 1] += max(0, lack)
            }
        }
        return TableAmounts(cuts: cuts, height: rows.reduce(0, +) + rowGaps.reduce(0, +), cells: sum)
    }
}
