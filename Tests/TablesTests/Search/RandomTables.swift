// RandomTables.swift: small tables for laws, and their optimum by trying every width.

import Generators
import Rows

@testable import Tables

extension Generator where Value == WholeTable {
    /// Tables of up to four columns and rows whose cells have up to six steps; some cells span, some cut words.
    static var smallTables: Generator<WholeTable> { tables(columns: 4, isFine: false) }

    /// Tables of up to seven columns whose widths are hundreds of grains, as in points; some cells span.
    static var fineTables: Generator<WholeTable> { tables(columns: 7, isFine: true) }

    private static func tables(columns: Int, isFine: Bool) -> Generator<WholeTable> {
        Generator<WholeTable?> { choices in Self.table(&choices, columns: columns, isFine: isFine) }
            .filter { $0 != nil }.map { $0 ?? .none }.described { "\($0.plain)" }
    }

    private static func number(_ range: ClosedRange<Int>, _ choices: inout Choices) -> Int {
        Generator<Int>.integer(in: range).draw(&choices)
    }

    private static func table(_ choices: inout Choices, columns most: Int, isFine: Bool) -> WholeTable? {
        let (columns, rows) = (number(1...most, &choices), number(1...4, &choices))
        // How many grains a step of width has: none the same in fine tables, so that no two sums are.
        func fine(_ steps: [WholeTable.Step]) -> [WholeTable.Step] {
            guard isFine else { return steps }
            return steps.map { .init(width: 100 * $0.width + number(0...99, &choices), amount: $0.amount) }
        }
        let hasSpans = number(0...2, &choices) == 0
        var isTaken = [[Bool]](repeating: [Bool](repeating: false, count: columns), count: rows)
        var cells: [WholeTable.Cell] = []
        for row in 0..<rows {
            for column in 0..<columns where !isTaken[row][column] {
                var (right, bottom) = (column + 1, row + 1)
                if hasSpans, number(0...2, &choices) == 2 {
                    while right < columns, !isTaken[row][right], number(0...1, &choices) == 1 { right += 1 }
                    if number(0...1, &choices) == 1 { bottom = min(rows, row + 2) }
                }
                for taken in row..<bottom { for place in column..<right { isTaken[taken][place] = true } }
                if number(0...9, &choices) == 9 { continue }
                cells.append(
                    .init(
                        rows: row..<bottom, columns: column..<right, heights: fine(steps(&choices)),
                        cuts: number(0...4, &choices) == 4 ? fine(steps(&choices, fromZero: true)) : []))
            }
        }
        let grains = isFine ? 100 : 1
        let limits = (0..<columns).map { _ -> (least: Int, most: Int) in
            number(0...5, &choices) == 5
                ? (grains * number(0...3, &choices), grains * number(4...9, &choices)) : (0, grains * 40)
        }
        return try? WholeTable(
            cells: cells, limits: limits, rowCount: rows,
            columnGaps: (1..<columns + 1).dropLast().map { _ in number(0...1, &choices) },
            rowGaps: (1..<rows + 1).dropLast().map { _ in number(0...1, &choices) }, lineHeight: 1,
            room: grains * number(0...6 * most, &choices))
    }

    private static func steps(_ choices: inout Choices, fromZero: Bool = false) -> [WholeTable.Step] {
        var (width, height) = (fromZero ? 0 : number(0...4, &choices), number(1...7, &choices))
        var steps = [WholeTable.Step(width: width, amount: height)]
        while height > (fromZero ? 0 : 1), steps.count < 6, number(0...3, &choices) > 0 {
            width += number(1...3, &choices)
            height -= number(1...min(2, height), &choices)
            if height < 1, !fromZero { break }
            steps.append(.init(width: width, amount: height))
        }
        return steps
    }
}

extension WholeTable {
    /// A table without cells.
    static var none: WholeTable {
        guard
            let table = try? WholeTable(
                cells: [], limits: [(0, 1)], rowCount: 1, columnGaps: [], rowGaps: [], lineHeight: 1, room: 1)
        else { preconditionFailure("a table of one empty cell is one") }
        return table
    }

    /// The table with no word that may be cut.
    var withoutCuts: WholeTable {
        let cells = cells.map { Cell(rows: $0.rows, columns: $0.columns, heights: $0.heights) }
        let table = try? WholeTable(
            cells: cells, limits: Array(zip(least, most)), rowCount: rowCount, columnGaps: columnGaps,
            rowGaps: rowGaps, lineHeight: lineHeight, room: room)
        guard let table else { preconditionFailure("a table stays one where no word may be cut") }
        return table
    }

    /// The numbers of the table in one line.
    var plain: String {
        let cells = cells.map { cell in
            let heights = cell.heights.map { "\($0.width):\($0.amount)" }.joined(separator: " ")
            let cuts = cell.cuts.map { "\($0.width):\($0.amount)" }.joined(separator: " ")
            return "[\(cell.rows) \(cell.columns) {\(heights)}\(cuts.isEmpty ? "" : " cuts {\(cuts)}")]"
        }
        return "room \(room) least \(least) most \(most) gaps \(columnGaps) \(rowGaps) \(cells.joined(separator: " "))"
    }

    /// The best value of all widths, each tried.
    var enumerated: TableValue? {
        var best: TableValue?
        var widths = least
        func choose(_ column: Int, _ left: Int) {
            if column == widths.count {
                if let value = value(of: widths), best.map({ value < $0 }) ?? true { best = value }
                return
            }
            guard least[column] <= left else { return }
            for width in least[column]...Swift.min(left, Swift.max(most[column], least[column])) {
                widths[column] = width
                choose(column + 1, left - width)
            }
        }
        choose(0, room)
        return best
    }
}
