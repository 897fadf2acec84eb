// SweptRowTests.swift: rows swept by the solvers' names, and their JSON.

import Documents
import Foundation
import Plumb
import Testing
import Workbench

struct SweptRowTests {
    func document(_ policy: Policy = .equalSizes) throws -> RowDocument {
        RowDocument(
            id: "r",
            row: try Row(
                items: [Item(id: "capped", maximum: 100), Item(minimum: 100)], available: 150, policy: policy))
    }

    @Test func `every solver of the optimum sweeps as the optimum`() throws {
        let problem = try document().row
        let optimum = try Sweep(of: WaterFilling(), for: problem)
        for rule in [RuleEntry.glpk, .gini, .certified, .exact, .waterFill] {
            let sweep = try #require(rule.sweep)
            #expect(try sweep.sweep(of: problem) == optimum && sweep.title == "optimum")
        }
        #expect(try RuleEntry.swiftui.sweep?.sweep(of: problem) == Sweep(of: SwiftUIRule(), for: problem))
        let filling = try RuleEntry.progressiveFill.sweep?.sweep(of: problem)
        #expect(try filling == Sweep(of: ProgressiveFilling(), for: problem))
    }

    @Test func `a sweep is one line of JSON with its keys in order`() throws {
        let row = try SweptRow(try document(), by: [.swiftui])
        #expect(
            row.json.line == """
                {"id": "r", "solver": "swiftui", "from": 0, "to": "infinity", "pieces": [{"from": 0, "to": 200, \
                "fit": "overflows", "lengths": [0, 100], "slopes": [0.5, 0]}, {"from": 200, "to": "infinity", \
                "fit": "fills", "lengths": [100, 100], "slopes": [0, 1]}], "breakpoints": [{"available": 200, \
                "events": [{"kind": "fits"}, {"kind": "reaches", "item": "capped", "length": 100, "which": "maximum"}, \
                {"kind": "leaves", "item": 1, "length": 100, "which": "minimum"}], "words": "the row fits: nothing \
                overflows any more; capped reaches its maximum, 100; item 1 leaves its minimum, \
                100"}], "problem": \(try document().json.line)}
                """)
    }

    @Test func `two rules come as a list with where they part`() throws {
        let row = try SweptRow(try document(), by: [.glpk, .swiftui], over: 0...300)
        let value = try JSONSerialization.jsonObject(with: Data(row.json.line.utf8)) as? [String: Any]
        let sweeps = try #require(value?["sweeps"] as? [[String: Any]])
        #expect(sweeps.map { $0["solver"] as? String } == ["glpk", "swiftui"])
        #expect(sweeps.map { $0["to"] as? Int } == [300, 300])
        let greatest = #"{"difference": 50, "available": 100, "item": "capped"}"#
        let problem = try document().json.line
        #expect(
            row.json.line.hasSuffix(
                #""parting": [{"from": 0, "to": 200, "greatest": \#(greatest)}], "problem": \#(problem)}"#))
    }

    @Test func `one solver or two are taken`() throws {
        #expect(throws: RowSweepError.badCount(0)) { try SweptRow(try document(), by: []) }
        #expect(throws: RowSweepError.badCount(3)) { try SweptRow(try document(), by: [.glpk, .css, .glue]) }
    }

    @Test func `the CSS rule sweeps every row as a style sheet has it`() throws {
        let problem = try document().row
        let sweep = try #require(try RuleEntry.css.sweep?.sweep(of: problem))
        #expect(try sweep == Sweep(of: CSSFlexbox(), for: problem.writtenInCSS()))
        // flex: 1 1 0 in 150: the second has its minimum, 100, and the first the rest.
        #expect(sweep.lengths(at: 150) == [50, 100])
    }

    @Test func `TeX's rule sweeps rows of glue only`() throws {
        #expect(throws: RowError.notGlue) { try SweptRow(try document(), by: [.glue]) }
        #expect(try SweptRow(try document(.glue), by: [.glue]).curves.count == 1)
    }
}
