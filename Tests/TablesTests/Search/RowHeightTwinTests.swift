// RowHeightTwinTests.swift: rows of texts by height against their MathProg model, solved by GLPK's branch and cut.

import Foundation
import GLPK
import Generators
import LinearPrograms
import Rows
import TestSupport
import Testing

@testable import Tables

@Suite(.serialized) struct RowHeightTwinTests {
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
