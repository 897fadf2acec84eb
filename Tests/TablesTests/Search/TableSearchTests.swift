// TableSearchTests.swift: the proven optimum of a table is the one that trying every width finds.

import Deadlines
import GLPK
import Generators
import Rows
import Simplex
import Synchronization
import Testing

@testable import Tables

struct TableSearchTests {
    @Test(arguments: [Adviser.doubles, .glpk])
    func `the search agrees with trying all widths`(adviser: Adviser) throws {
        let law = "table-search-\(adviser)"
        try forAll(.smallTables, settings: .share(60, of: 2_000), name: law) { table in
            let found = try OptimalTable(of: table, adviser: adviser)
            return found.isProved && found.value == table.enumerated
                && found.proofs.allSatisfy { proved in
                    let question = OptimalTable.question(
                        proved.stage, column: proved.column, beating: found.value, in: table)
                    return TableRefutation(question, of: table).holds(proved.proof)
                }
        }
    }

    @Test func `the integer program agrees with trying all widths`() throws {
        try forAll(.smallTables, settings: .share(40, of: 2_000)) { table in
            try TableProgram(table).best { (program, whole) throws(SolverError) in
                try program.bestWhole(whole)?.values
            } == table.enumerated
        }
    }

    @Test func `a relaxation by flows and one by a linear program refute the same cases`() throws {
        try forAll(.smallTables, settings: .share(60, of: 2_000)) { table in
            guard let best = table.enumerated else { return true }
            return try TableStage.allCases.allSatisfy { stage in
                let question = OptimalTable.question(stage, column: 0, beating: best, in: table)
                let refutation = TableRefutation(question, of: table)
                if question.limits.isEmpty || refutation.fails(question.lower, question.upper) { return true }
                let reach = refutation.reach(question.lower, question.upper)
                var closures = TableClosures(refutation, question.lower, reach)
                let byFlow = try closures.relaxed(advisedBy: .glpk)
                let byProgram = try TableRelaxation(refutation, question.lower, reach)
                    .relaxed(refutation, question.lower, reach, advisedBy: .glpk)
                return byFlow.map { ($0.prices == nil) == (byProgram.prices == nil) } ?? false
            }
        }
    }

    @Test func `transfers between two columns come to what all cells measured anew come to`() throws {
        try forAll(.smallTables, settings: .share(100, of: 4_000)) { table in
            guard let start = table.value(of: table.narrowest), WidthTransfers(from: start, in: table) != nil else {
                return true
            }
            // From every start: all that is left of the room in one column.
            return table.least.indices.allSatisfy { column in
                var widths = start.widths
                widths[column] = min(table.most[column], widths[column] + table.room - start.width)
                guard let wide = table.value(of: widths) else { return true }
                return Widening.improved(wide, in: table) == Widening.improvedAnew(wide, in: table)
            }
        }
    }

    @Test func `sweeps agree with trying all widths`() throws {
        try forAll(.smallTables, settings: .share(100, of: 2_000)) { table in
            let swept = TableSweep.best(of: table)
            return swept == nil || swept == table.enumerated
        }
    }

    @Test func `two words beside three are best where the shorter text breaks`() throws {
        // The smallest table on which CSS, tabulary and equal shares lose a line: "x x" and "x x x" in 4 cells.
        let table = try WholeTable(
            cells: [
                .init(rows: 0..<1, columns: 0..<1, heights: [.init(width: 1, amount: 2), .init(width: 3, amount: 1)]),
                .init(
                    rows: 0..<1, columns: 1..<2,
                    heights: [
                        .init(width: 1, amount: 3), .init(width: 3, amount: 2), .init(width: 5, amount: 1),
                    ]),
            ], limits: [(0, 100), (0, 100)], rowCount: 1, columnGaps: [0], rowGaps: [], lineHeight: 1, room: 4)
        #expect(try OptimalTable(of: table).value.widths == [1, 3])
        #expect(try OptimalTable(of: table).value.height == 2)
    }

    // A row for every two of 16 columns, "x x" in both and room for 8 wide ones: 28 of 120 rows have one line, whichever
    // these are.  Half a column more for each, as linear programs allow, would save a line in half of the rows.
    @Test func `a search that ends early knows the bound of the linear program`() throws {
        let pairs = (0..<16).flatMap { first in (first + 1..<16).map { (first, $0) } }
        let cells = pairs.enumerated().flatMap { row, pair in
            [pair.0, pair.1].map { column in
                WholeTable.Cell(
                    rows: row..<row + 1, columns: column..<column + 1,
                    heights: [.init(width: 1, amount: 2), .init(width: 3, amount: 1)])
            }
        }
        let table = try WholeTable(
            cells: cells, limits: Array(repeating: (0, 100), count: 16), rowCount: 120,
            columnGaps: Array(repeating: 0, count: 15), rowGaps: Array(repeating: 0, count: 119), lineHeight: 1,
            room: 32)
        let found = try Deadline.$current.withValue(Deadline(after: .seconds(200), on: CountingClock())) {
            try OptimalTable(of: table, stages: [.height])
        }
        #expect(!found.isProved && found.value.height == 240 - 28)
        #expect((240 - 60...240 - 28).contains(found.leastHeight))
    }
}

/// A clock that goes on by a second each time it is looked at.
private final class CountingClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        let offset: Duration
        func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (first: Self, second: Self) -> Bool { first.offset < second.offset }
    }

    private let seconds = Atomic(0)
    var now: Instant { Instant(offset: .seconds(seconds.add(1, ordering: .relaxed).newValue)) }
    var minimumResolution: Duration { .seconds(1) }
    func sleep(until deadline: Instant, tolerance: Duration?) {}
}
