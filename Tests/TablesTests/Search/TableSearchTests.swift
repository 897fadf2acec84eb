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

    @Test func `cells over columns of many grains are decided as the integer program does`() throws {
        try forAll(.fineTables, settings: .share(30, of: 2_000)) { table in
            let best = try TableProgram(table).best { (program, whole) throws(SolverError) in
                try program.bestWhole(whole)?.values
            }
            let found = try OptimalTable(of: table, mostWork: 1_000_000_000)
            return found.isProved && found.value == best
                && found.proofs.allSatisfy { proved in
                    let question = OptimalTable.question(
                        proved.stage, column: proved.column, beating: found.value, in: table)
                    return TableRefutation(question, of: table).holds(proved.proof)
                }
        }
    }

    /// A grid of texts in 64ths of a point, in which the first three columns count only by their sum.
    @Test func `neighbours that only matter together are parted together`() throws {
        func cell(_ row: Int, _ columns: Range<Int>, _ steps: (Int, Int)...) -> WholeTable.Cell {
            .init(rows: row..<row + 1, columns: columns, heights: steps.map { .init(width: $0.0, amount: $0.1) })
        }
        let table = try WholeTable(
            cells: [
                cell(0, 0..<2, (1_536, 2_496)), cell(1, 0..<3, (1_536, 1_920)), cell(1, 3..<4, (448, 704)),
                cell(1, 4..<5, (2_240, 1_952), (2_304, 1_280), (2_720, 640)),
                cell(2, 0..<3, (2_636, 2_903), (5_134, 1_452)), cell(2, 3..<6, (0, 640)), cell(2, 6..<7, (800, 1_504)),
            ], limits: Array(repeating: (0, 1_000_000_000), count: 7), rowCount: 3,
            columnGaps: Array(repeating: 512, count: 6), rowGaps: [0, 0], lineHeight: 0, room: 10_638)
        let found = try OptimalTable(of: table, mostWork: 1_000_000)
        #expect(found.isProved && found.value.height == 2_496 + 1_920 + 1_504)
        // Row 1 is no higher than its first cell from 2304 in column 4 on, and row 2 than its last one where columns 0 to 2 have
        // 5134 together with two gaps.
        #expect(found.value.width == 4_110 + 448 + 2_304 + 800)
    }

    @Test func `heights and widths whose products no word holds are compared`() throws {
        let high = (0..<10_000).map { row in
            WholeTable.Cell(
                rows: row..<row + 1, columns: 0..<1,
                heights: [.init(width: 0, amount: 1_000_000_000), .init(width: 1_000_000_000, amount: 0)])
        }
        let low = WholeTable.Cell(
            rows: 0..<1, columns: 1..<2, heights: [.init(width: 0, amount: 1), .init(width: 1_000_000_000, amount: 0)])
        let table = try WholeTable(
            cells: high + [low], limits: Array(repeating: (0, 1_000_000_000), count: 2), rowCount: 10_000,
            columnGaps: [0], rowGaps: Array(repeating: 0, count: 9_999), lineHeight: 0, room: 1_000_000_000)
        let levels = TableLevels(of: .cells, in: table)
        #expect(Widening.widths(of: table, from: table.least, meeting: levels) == [1_000_000_000, 0])
    }

    @Test func `a search stops after some work`() throws {
        var choices = SplitMix64(seed: 1)
        let cells = (0..<40).flatMap { row in
            (0..<12).map { column in
                let wide = Int.random(in: 1...90, using: &choices)
                return WholeTable.Cell(
                    rows: row..<row + 1, columns: column..<min(12, column + 1 + wide % 4),
                    heights: (1...5).map { .init(width: wide * $0, amount: 60 / $0) })
            }
        }
        let table = try WholeTable(
            cells: cells, limits: Array(repeating: (0, 10_000), count: 12), rowCount: 40,
            columnGaps: Array(repeating: 3, count: 11), rowGaps: Array(repeating: 0, count: 39), lineHeight: 0,
            room: 1_500)
        let found = try OptimalTable(of: table, mostWork: 100_000)
        #expect(!found.isProved && found.cases <= 100_000 / cells.count && found.value.width <= 1_500)
    }

    @Test func `a relaxation by flows and one by a linear program refute the same cases`() throws {
        try forAll(.smallTables, settings: .share(60, of: 2_000)) { table in
            guard let best = table.enumerated else { return true }
            return try TableStage.allCases.allSatisfy { stage in
                let question = OptimalTable.question(stage, column: 0, beating: best, in: table)
                let refutation = TableRefutation(question, of: table)
                let whole = refutation.whole
                if question.limits.isEmpty || refutation.fails(whole) { return true }
                var closures = TableClosures(refutation, whole)
                let byFlow = try closures.relaxed(advisedBy: .glpk)
                let byProgram = try TableRelaxation(refutation, whole).relaxed(refutation, whole, advisedBy: .glpk)
                // Flows have no price for runs, and so refute less.
                let isRefuted = (flow: byFlow.map { $0.prices != nil }, program: byProgram.prices != nil)
                return table.runs.isEmpty
                    ? isRefuted.flow == isRefuted.program : isRefuted.flow == false || isRefuted.program
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

    @Test func `the narrowest table of some height agrees with trying all widths`() throws {
        try forAll(.smallTables, settings: .share(100, of: 2_000)) { drawn in
            let table = drawn.withoutCuts
            guard let best = table.enumerated else { return true }
            let most = best.height + table.cells.count % 3 * table.heightUnit
            guard let found = try table.narrowed(to: [.init(.height, atMost: most)]) else { return false }
            let question = TableQuestion(
                room: found.table.room - 1, lower: table.least, upper: table.most,
                limits: [.init(.height, atMost: most)])
            return found.table.enumerated.map { $0.height <= most } ?? false
                && table.with(room: found.table.room - 1).enumerated.map { $0.height > most } ?? true
                && TableRefutation(question, of: table).holds(found.proof)
        }
    }

    // Each two of three columns share a row of "x x" and "x x".  Half a column more for each saves half a line in each row, as
    // far as prices know; so that cases are needed.
    @Test func `a proof with too many cases one in another counts as none`() throws {
        let cells = [(0, 1), (1, 2), (0, 2)].enumerated().flatMap { row, pair in
            [pair.0, pair.1].map { column in
                WholeTable.Cell(
                    rows: row..<row + 1, columns: column..<column + 1,
                    heights: [.init(width: 1, amount: 2), .init(width: 3, amount: 1)])
            }
        }
        let table = try WholeTable(
            cells: cells, limits: Array(repeating: (0, 100), count: 3), rowCount: 3, columnGaps: [0, 0],
            rowGaps: [0, 0], lineHeight: 1, room: 7)
        let found = try OptimalTable(of: table, mostDepth: 0)
        #expect(!found.isProved && found.isTooDeep && found.proofs.isEmpty && found.value.height == 5)
        #expect(try OptimalTable(of: table).isProved)
        #expect(throws: TableError.proofTooDeep(cases: 0)) {
            try table.narrowed(to: [.init(.height, atMost: 4)], mostDepth: 0)
        }
        #expect(try table.narrowed(to: [.init(.height, atMost: 4)])?.table.room == 9)
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
