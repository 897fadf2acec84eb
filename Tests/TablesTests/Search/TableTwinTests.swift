// TableTwinTests.swift: tables and rows of texts against their MathProg models, solved by GLPK's branch and cut.

import Foundation
import GLPK
import Generators
import LinearPrograms
import Rows
import TestSupport
import Testing

@testable import Tables

@Suite(.serialized) struct TableTwinTests {
    /// The optimum of a model of `Models/`, whose variables of a name are whole.
    private func optimum(of model: String, whole: String, _ data: [String]) throws -> Int {
        let file = Repository.root.appending(path: "Models/\(model).mod")
        let text = MathProgText(name: file.path, bytes: Array(try Data(contentsOf: file)))
        let section = "data;\n" + data.joined(separator: "\n") + "\nend;\n"
        // A busy machine takes its time.
        let read = try BoxedMathProgModel(
            model: text, data: MathProgText(name: "data", bytes: Array(section.utf8)), relaxingIntegers: true,
            limits: BoxLimits(time: .seconds(600)))
        let columns = (0..<read.program.columnCount).filter {
            read.program.name(of: Variable(index: $0)).hasPrefix("\(whole)[")
        }
        let best = try #require(try read.program.bestWhole(columns.map(Int32.init)))
        #expect(best.isOptimal)
        return Int(best.objective.rounded())
    }

    /// The data of a table for one stage; levels that no width within the limits saves are left out.
    private func data(_ table: WholeTable, stage: Int, reached: Int) -> [String] {
        let height = TableLevels(of: .height, in: table)
        let levels = height.levels.filter { $0.needs.allSatisfy { $0.width <= table.most[$0.column] } }
        var lines = [
            "param columns := \(table.least.count);", "param available := \(table.room);",
            "param lines := \(height.base);", "param levels := \(levels.count);", "param stage := \(stage);",
            "param reached := \(reached);",
        ]
        // MathProg takes one statement a parameter.
        lines.append("param least :=" + table.least.enumerated().map { " [\($0 + 1)] \($1)" }.joined() + ";")
        if levels.isEmpty { return lines }
        lines.append("param weight :=" + levels.enumerated().map { " [\($0 + 1)] \($1.weight)" }.joined() + ";")
        let needs = levels.enumerated().flatMap { index, level in
            level.needs.map { " [\(index + 1),\($0.column + 1)] \($0.width)" }
        }
        if !needs.isEmpty { lines.append("param need :=" + needs.joined() + ";") }
        return lines
    }

    @Test func `a table is as low and as narrow as its model`() throws {
        var tried = 0
        try forAll(.smallTables, settings: .share(30, of: 300)) { table in
            guard table.cells.allSatisfy({ $0.rows.count == 1 && $0.columns.count == 1 && $0.cuts.isEmpty }) else {
                return true
            }
            tried += 1
            let value = try OptimalTable(of: table, adviser: .glpk).value
            let height = try optimum(of: "table", whole: "z", data(table, stage: 1, reached: 0))
            let width = try optimum(of: "table", whole: "z", data(table, stage: 2, reached: height))
            return value.height == height && value.width == width
        }
        #expect(tried > 5)
    }

    @Test func `a row of texts takes as much as its model`() throws {
        var draws = SplitMix64(seed: 3)
        for _ in 0..<25 {
            let lengths = (0..<Int.random(in: 1...6, using: &draws)).map { _ in
                Set((0..<Int.random(in: 1...5, using: &draws)).map { _ in Int.random(in: 0...60, using: &draws) })
                    .sorted()
            }
            let least = lengths.reduce(0) { $0 + $1[0] }
            let room = Int.random(in: 0...220, using: &draws)
            var data = ["param count := \(lengths.count);", "param budget := \(room);"]
            for (child, some) in lengths.enumerated() {
                data.append("set LENGTHS[\(child)] := \(some.map(String.init).joined(separator: " "));")
            }
            let overflow = try optimum(of: "row-of-text", whole: "takes", data + ["param stage := 1;"])
            #expect(overflow == max(0, least - room))
            let held = ["param stage := 2;", "param reached := 1 \(overflow);"]
            let total = try optimum(of: "row-of-text", whole: "takes", data + held)
            let children = lengths.map { $0.map { StepFilling.Choice(length: $0, rank: $0) } }
            #expect(StepFilling(children, upTo: max(room, least))?.totals.last == total, "\(lengths) in \(room)")
        }
    }

    @Test func `a row of texts is as low as its model`() throws {
        var draws = SplitMix64(seed: 4)
        for _ in 0..<25 {
            let texts = try (0..<Int.random(in: 1...6, using: &draws)).map { _ in
                try Staircase<Double>(
                    answers: (0..<Int.random(in: 1...5, using: &draws)).map { _ in
                        .init(
                            width: Double(Int.random(in: 0...60, using: &draws)),
                            height: Double(Int.random(in: 1...9, using: &draws)))
                    })
            }
            let room = Int.random(in: 0...220, using: &draws)
            var data = ["param count := \(texts.count);", "param budget := \(room);", "param by_height := 1;"]
            for (child, text) in texts.enumerated() {
                data.append(
                    "set LENGTHS[\(child)] := \(text.steps.map { String(Int($0.width)) }.joined(separator: " "));")
            }
            let heights = texts.enumerated().flatMap { child, text in
                text.steps.map { " [\(child),\(Int($0.width))] \(Int($0.height))" }
            }
            data.append("param height :=\(heights.joined());")
            let overflow = try optimum(of: "row-of-text", whole: "takes", data + ["param stage := 1;"])
            let held = ["param stage := 2;", "param reached := 1 \(overflow);"]
            let height = try optimum(of: "row-of-text", whole: "takes", data + held)
            let row = try Row(items: texts.map { Item(steps: $0) }, available: Double(room), policy: .text)
            let lengths = WaterFilling().lengths(for: row)
            #expect(max(0, lengths.reduce(0, +) - Double(room)) == Double(overflow), "\(row)")
            #expect(row.heights(at: lengths).compactMap(\.self).max() == Double(height), "\(row)")
        }
    }
}
