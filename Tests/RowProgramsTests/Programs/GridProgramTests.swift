// GridProgramTests.swift: the columns of grids, by hand and as laws.

import PlumbTesting
import Rows
import RowPrograms
import TestSupport
import Testing

struct GridProgramTests {
    func grid(
        _ count: Int, gap: Double = 0, _ cells: [GridProblem.Cell], in available: Double?
    ) throws -> GridProblem {
        try GridProblem(
            count: count, gaps: [Double](repeating: gap, count: max(0, count - 1)), cells: cells, available: available)
    }

    @Test func `without spanning cells a column is as wide as its widest cell needs`() throws {
        let cells = [
            GridProblem.Cell(columns: 0..<1, minimum: 10, maximum: 10),
            GridProblem.Cell(columns: 0..<1, minimum: 25, maximum: 25),
            GridProblem.Cell(columns: 1..<2, minimum: 40, maximum: 40),
        ]
        #expect(try grid(2, gap: 5, cells, in: nil).solved() == [25, 40])
    }

    @Test func `a spanning cell adds no more than it lacks, as evenly as it can`() throws {
        let cells = [
            GridProblem.Cell(columns: 0..<1, minimum: 10, maximum: 10),
            GridProblem.Cell(columns: 1..<2, minimum: 30, maximum: 30),
            GridProblem.Cell(columns: 0..<2, minimum: 65, maximum: 65),
        ]
        // With the gap of 5 the two columns need 60: 30 and 30.
        #expect(try grid(2, gap: 5, cells, in: nil).solved() == [30, 30])
    }

    @Test func `what is left is shared fairly within what the cells can use`() throws {
        let cells = [
            GridProblem.Cell(columns: 0..<1, minimum: 10, maximum: .infinity),
            GridProblem.Cell(columns: 1..<2, minimum: 20, maximum: 30),
            GridProblem.Cell(columns: 2..<3, minimum: 0, maximum: .infinity),
        ]
        #expect(try grid(3, cells, in: 130).solved() == [50, 30, 50])
        #expect(try grid(3, cells, in: 40).solved().reduce(0, +) == 40)
        let least = try grid(3, cells, in: 5).solved()
        #expect(zip(least, [10, 20, 0]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(least)")
    }

    @Test func `every cell fits, and the grid is no wider than it must be or may be`() throws {
        try forAll(.gridProblems(), settings: .share(200, of: 5_000)) { problem in
            let least = try grid(4, gap: 3, problem.cells, in: nil).solved().reduce(0, +)
            let columns = try problem.solved()
            let total = columns.reduce(0, +)
            let fits = problem.cells.allSatisfy { cell in
                columns[cell.columns].reduce(0, +) + 3 * Double(cell.columns.count - 1) >= cell.minimum - 1e-6
            }
            // The least total fits every cell; more is taken only where the container has it.
            return fits && total >= least - 1e-6 && total <= max(least, (problem.available ?? 0) - 9) + 1e-6
        }
    }

    @Test func `what is no grid is refused`() {
        #expect(throws: RowError.self) {
            try grid(2, [.init(columns: 0..<3, minimum: 1, maximum: 1)], in: nil)
        }
        #expect(throws: RowError.self) {
            try grid(2, [.init(columns: 1..<1, minimum: 1, maximum: 1)], in: nil)
        }
        #expect(throws: RowError.self) {
            try grid(1, [.init(columns: 0..<1, minimum: 2, maximum: 1)], in: nil)
        }
        #expect(throws: RowError.self) { try grid(1, [], in: -1) }
        #expect(throws: RowError.self) { try GridProblem(count: 3, gaps: [1], cells: [], available: 1) }
    }
}
