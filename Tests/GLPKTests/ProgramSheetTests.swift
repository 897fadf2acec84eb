// ProgramSheetTests.swift: programs written into the thread's memory come to what they come to as values.

import Foundation
import GLPK
import LinearPrograms
import ProgramSupport
import Testing

@Suite(.serialized) struct ProgramSheetTests {
    /// Writes a program with all rows basic, or a given basis; rows without entries are left as they are.
    private static func sheet(
        _ program: LinearProgram, startingAt basis: Basis? = nil, _ kind: ProgramSheet.Kind = .any
    ) throws(SolverError) -> ProgramSheet {
        let basis = basis ?? Basis(slackOf: program)
        var sheet = try ProgramSheet(
            columns: program.columnCount, rows: program.rowCount, entries: program.columns.count, kind)
        for j in 0..<program.columnCount {
            (sheet.columnLower[j], sheet.columnUpper[j]) = (program.columnLower[j], program.columnUpper[j])
            sheet.columnStatus[j] = basis.columns[j]
        }
        for i in 0..<program.rowCount {
            (sheet.rowLower[i], sheet.rowUpper[i]) = (program.rowLower[i], program.rowUpper[i])
            sheet.rowStatus[i] = basis.rows[i]
        }
        if sheet.isLoaded { return sheet }
        for i in 0..<program.rowCount {
            for k in program.entries(ofRow: i) { sheet.addEntry(program.coefficients[k], Int(program.columns[k])) }
            sheet.endRow()
        }
        for objective in program.objectives {
            for (column, cost) in zip(objective.columns, objective.costs) { sheet.setCost(cost, ofColumn: Int(column)) }
        }
        return sheet
    }

    /// The basis at which GLPK ends, and its iterations; `nil` where it finds no optimum.
    private static func solved(_ program: LinearProgram, startingAt basis: Basis? = nil) throws -> (Basis, Int)? {
        let sheet = try sheet(program, startingAt: basis)
        guard let iterations = try sheet.solve(maximizing: program.objectives[0].sense == .maximize) else { return nil }
        return (Basis(rows: Array(sheet.rowStatus), columns: Array(sheet.columnStatus)), iterations)
    }

    private static func programs(_ seed: UInt64, count: Int = 300) -> [LinearProgram] {
        var generator = SeededGenerator(seed)
        return (0..<count).map { _ in randomProgram(&generator) }.filter { $0.rowCount > 0 && $0.columnCount > 0 }
    }

    @Test(arguments: [1, 2, 3]) func `the basis of a sheet is optimal exactly where the program has an optimum`(
        seed: UInt64
    ) throws {
        for program in Self.programs(seed) {
            let found = try Self.solved(program)
            let expected = try program.solved(SolverOptions(method: .exact))
            #expect((found != nil) == (expected.status == .optimal))
            guard let (basis, _) = found else { continue }
            // From an optimal basis there is nothing left to do.
            let again = try program.solved(SolverOptions(method: .exact), startingAt: basis)
            #expect(again.exactPivots == 0 && abs(again.objective - expected.objective) < 1e-9)
        }
    }

    @Test func `an optimal basis is confirmed without an iteration, whatever was solved before`() throws {
        for program in Self.programs(4) {
            guard let (basis, _) = try Self.solved(program) else { continue }
            _ = try Self.solved(Self.programs(5, count: 5)[0])
            let again = try #require(try Self.solved(program, startingAt: basis))
            #expect(again.1 == 0)
        }
    }

    /// `max w` with `factor * w <= 12`.
    private static func single(_ factor: Double, most: Double = 100) -> LinearProgram {
        LinearProgram(
            columnLower: [0], columnUpper: [most], rowLower: [-.infinity], rowUpper: [12], fittingStarts: [0, 1],
            columns: [0], coefficients: [factor],
            objectives: [Objective(.maximize, columns: [0], costs: [1])])
    }

    @Test func `a matrix that has changed is noticed, and bounds always are`() throws {
        let cases: [(Double, Double, Bool)] = [(1, 100, true), (0.1, 100, false), (1, 100, true), (1, 3, false)]
        for (factor, most, isRowTight) in cases {
            let (basis, _) = try #require(try Self.solved(Self.single(factor, most: most)))
            #expect((basis.columns[0] == .basic) == isRowTight)
        }
    }

    @Test func `programs of one kind find their matrix loaded until another takes its place`() throws {
        func isLoaded() throws -> Bool {
            let sheet = try Self.sheet(Self.single(1), .equalLevels)
            let isLoaded = sheet.isLoaded
            _ = try sheet.solve(maximizing: true)
            return isLoaded
        }
        _ = try Self.solved(Self.single(2))
        #expect(try [isLoaded(), isLoaded()] == [false, true])
        _ = try Self.solved(Self.single(2))
        #expect(try !isLoaded())
    }

    @Test func `a thread has one sheet at a time`() throws {
        let first = try Self.sheet(Self.single(1))
        #expect(throws: SolverError.badArgument("the numbers or indices are none that the solver takes")) {
            _ = try Self.sheet(Self.single(1))
        }
        #expect(try first.solve(maximizing: true) != nil)
        // The other threads have theirs.
        #expect(onNewThread { (try? Self.solved(Self.single(1))) != nil })
    }

    @Test func `bad numbers are refused, and an abort leaves the next sheet in order`() throws {
        var bad = try ProgramSheet(columns: 1, rows: 1, entries: 1)
        bad.addEntry(.nan, 0)
        bad.endRow()
        (bad.columnLower[0], bad.columnUpper[0], bad.columnStatus[0]) = (0, 1, .atLower)
        (bad.rowLower[0], bad.rowUpper[0], bad.rowStatus[0]) = (0, 1, .basic)
        #expect(throws: SolverError.self) { try bad.solve(maximizing: true) }
        _ = consume bad
        var twice = try ProgramSheet(columns: 2, rows: 1, entries: 2)
        twice.addEntry(1, 0)
        twice.addEntry(1, 0)
        twice.endRow()
        for j in 0..<2 { (twice.columnLower[j], twice.columnUpper[j], twice.columnStatus[j]) = (0, 1, .atLower) }
        (twice.rowLower[0], twice.rowUpper[0], twice.rowStatus[0]) = (0, 1, .basic)
        #expect(throws: SolverError.caught) { try twice.solve(maximizing: true) }
        _ = consume twice
        #expect(try Self.solved(Self.single(1)) != nil)
    }

    private static func bases() -> [Basis?] { programs(9, count: 60).map { try? solved($0)?.0 } }

    @Test func `many threads at once come to the same bases`() async throws {
        let expected = Self.bases()
        let all = await withTaskGroup(of: [Basis?].self) { group in
            for _ in 0..<16 { group.addTask { onNewThread { Self.bases() } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.count == 16 && all.allSatisfy { $0 == expected })
    }
}
