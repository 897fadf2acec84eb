// TableModelTests.swift: tables and rows of texts against their MathProg models, solved by GLPK's branch and cut.

import Documents
import Foundation
import Generators
import Plumb
import PlumbTesting
import Tables
import TestSupport
import Testing

@testable import Workbench

@Suite(.serialized) struct TableModelTests {
    /// Tables of one to three columns of short words, in a width.
    private static func tables(rows: Int) -> Generator<TableDocument> {
        Generator { choices in
            var table = TableDocument.ofWords(columns: 3, rows: rows, words: 5, letters: 3).draw(&choices)
            (table.measures.columnGap, table.measures.rowGap) = (Double(choices.draw(upTo: 1)), nil)
            if choices.draw(upTo: 3) == 3 { table.limits = [1...Double(3 + choices.draw(upTo: 4))] }
            table.available = Double(choices.draw(upTo: 24))
            return table
        }
    }

    /// The best point of a program whose variables of the same names are whole.
    private static func optimum(of program: LinearProgram, whole: Set<String>) throws -> Double {
        let columns = program.variables.filter { whole.contains(program.name(of: $0)) }.map { Int32($0.index) }
        #expect(columns.count == whole.count)
        let best = try #require(try program.bestWhole(columns))
        #expect(best.isOptimal)
        return best.objective
    }

    /// Whether every objective of a table is what its model's text, its data and its LP and MPS files come to.
    private static func agrees(_ kind: ModelKind, on table: TableDocument) throws -> Bool {
        let model = try Model(table, kind: kind)
        let reached = try model.reached()
        let names = Set(model.wholeVariables.map { model.programs[0].name(of: Variable(index: Int($0))) })
        let inFiles = Set(names.map { $0.replacing("[", with: "(").replacing("]", with: ")") })
        for stage in model.stages.indices {
            let own = try model.program(stage: stage + 1, reached: reached)
            // A busy machine takes its time.
            let twin = try BoxedMathProgModel(
                model: MathProgText(name: "model", bytes: Array(kind.text.utf8)),
                data: MathProgText(
                    name: "data", bytes: Array(try model.data(stage: stage + 1, reached: reached).utf8)),
                relaxingIntegers: true, limits: BoxLimits(time: .seconds(600))
            ).program
            let lp = try LinearProgram(lpFormat: own.lpFormat(whole: model.wholeVariables), relaxingIntegers: true)
            let mps = try LinearProgram(mpsFormat: own.mpsFormat(whole: model.wholeVariables), relaxingIntegers: true)
            // MPS only minimises.
            let sign = own.objectives[0].sense == .maximize ? -1.0 : 1
            let found = [
                try optimum(of: own, whole: names), try optimum(of: twin, whole: names),
                try optimum(of: lp, whole: inFiles), try sign * optimum(of: mps, whole: inFiles),
            ]
            guard found.allSatisfy({ abs($0 - reached[stage]) < 1e-6 }) else { return false }
        }
        return true
    }

    /// Whether no column is held narrower than its words.
    private static func fits(_ table: TableDocument) -> Bool {
        (try? TableQuestioner(table, TableSettings(of: table)).table.whole()) != nil
    }

    @Test func `a table is as low and as narrow as its model`() throws {
        try forAll(Self.tables(rows: 3), settings: .share(20, of: 300)) { table in
            // A limit may be narrower than the words.
            Self.fits(table) ? try Self.agrees(.table, on: table) : true
        }
    }

    @Test func `a row of texts takes as much of its width as its model`() throws {
        try forAll(Self.tables(rows: 1), settings: .share(20, of: 300)) { table in
            Self.fits(table) ? try Self.agrees(.rowOfText, on: table) : true
        }
    }

    @Test func `what has no such model is refused with what would be right`() throws {
        var table = TableDocument(rows: [["xx x"], ["x"]], headerRows: 0)
        #expect(throws: ModelError.self) { try Model(table, kind: .rowOfText) }
        #expect(throws: ModelError.self) { try Model(table, kind: .stack) }
        table.cutsWords = true
        #expect(throws: ModelError.self) { try Model(table) }
        table.cutsWords = nil
        table.cells[0].rows = 0..<2
        table.cells.removeLast()
        #expect(throws: ModelError.self) { try Model(table) }
        #expect(throws: ModelError.self) {
            try Model(.row(RowDocument(row: Row(items: [], available: 1))), kind: .table)
        }
    }
}
