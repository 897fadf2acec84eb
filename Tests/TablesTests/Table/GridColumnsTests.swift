// GridColumnsTests.swift: columns of grids of texts with cells over several columns.  Lengths in points.

import Rows
import Simplex
import Tables
import Testing

struct GridColumnsTests {
    /// The steps of a text, which ends as one line of 20 points.
    private func text(steps: Int) throws -> Staircase<Double> {
        try Staircase(answers: (1...steps).map { .init(width: Double(10 * $0), height: Double(20 * (steps + 1 - $0))) })
    }

    @Test(arguments: [10, 110]) func `a cell over columns keeps its width beside texts, few or many`(rows: Int) throws {
        let text = try text(steps: 200)
        let texts = (1...rows).flatMap { row in
            [
                GridOfTexts.Cell(row: row, columns: 0..<1, minimum: 5, maximum: 5, steps: nil, height: 10),
                GridOfTexts.Cell(row: row, columns: 1..<2, minimum: 5, maximum: 5, steps: nil, height: 10),
                GridOfTexts.Cell(row: row, columns: 2..<3, minimum: 10, maximum: 2_000, steps: text, height: 4_000),
            ]
        }
        let bar = GridOfTexts.Cell(row: 0, columns: 0..<2, minimum: 500, maximum: 500, steps: nil, height: 20)
        let grid = try #require(GridOfTexts(count: 3, gaps: [0, 0], cells: [bar] + texts))
        let widths = try grid.widths(in: 700, advisedBy: .doubles)
        #expect(widths[0] + widths[1] == 500 && widths[2] == 200)
    }

    @Test func `a width that no row accepts is refused`() throws {
        let cell = GridOfTexts.Cell(
            row: 0, columns: 0..<1, minimum: 10, maximum: 2_000, steps: try text(steps: 2), height: 40)
        let grid = try #require(GridOfTexts(count: 1, gaps: [], cells: [cell]))
        for width in [1e10, 1e18, 1e300] {
            #expect(throws: RowError.self) { try grid.widths(in: width, advisedBy: .doubles) }
        }
    }

    @Test func `words over columns are cut where they have no room whole`() throws {
        let word = try Staircase<Double>(answers: [.init(width: 170, height: 20)])
        let letter = try Staircase<Double>(answers: [.init(width: 8, height: 20)])
        let cells = [
            GridOfTexts.Cell(row: 0, columns: 0..<2, minimum: 8, maximum: 170, steps: word, height: 440),
            GridOfTexts.Cell(row: 1, columns: 0..<1, minimum: 8, maximum: 8, steps: letter, height: 20),
            GridOfTexts.Cell(row: 1, columns: 1..<2, minimum: 8, maximum: 8, steps: letter, height: 20),
        ]
        let grid = try #require(GridOfTexts(count: 2, gaps: [8], cells: cells))
        #expect(try grid.widths(in: 60, advisedBy: .doubles).reduce(8, +) <= 60)
        #expect(try grid.widths(in: 200, advisedBy: .doubles).reduce(8, +) >= 170)
    }
}
