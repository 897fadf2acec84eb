// ArithmeticTests.swift: `--arithmetic exact`, run as its user runs it.  Expected numbers are worked by hand.

import Foundation
import TestSupport
import Testing

struct ArithmeticTests {
    /// Three shares of 19.9: 199/30 each.
    private let thirds = #"{"id": "a", "available": 20, "items": [{"max": 0.1}, {}, {}, {}]}"#

    @Test(arguments: ["water-fill", "swiftui", "progressive-fill", "css"])
    func `decimals stay decimals, and other numbers are fractions`(solver: String) throws {
        let run = try plumb("solve", "--arithmetic", "exact", "--with", solver, "--format", "json", input: thirds)
        #expect(run.status == 0)
        #expect(run.output.contains(#""lengths": [0.1, "199/30", "199/30", "199/30"], "offsets": [0, 0.1, "101/15","#))
        #expect(run.output.contains(#""total": 20, "overflow": 0, "unused": 0"#))
    }

    @Test func `glue is set in fractions`() throws {
        let line = #"{"available": 10, "policy": "glue", "items": [{"ideal": 1, "stretch": 1}, {"stretch": 2}]}"#
        let run = try plumb("solve", "--arithmetic", "exact", "--with", "glue", "--format", "json", input: line)
        #expect(run.output.contains(#""lengths": [4, 6]"#))
    }

    @Test func `every digit of a number counts`() throws {
        let digits = "0.10000000000000000000000000000000000000000000000001"
        let run = try plumb(
            "solve", "--arithmetic", "exact", "--format", "json", input: #"{"items": [{"min": \#(digits)}]}"#)
        #expect(run.output.contains(#""lengths": [\#(digits)]"#))
        let order = #"{"items": [{"min": \#(digits), "max": 0.1}]}"#
        #expect(try plumb("solve", input: order).status == 0)
        let refused = try plumb("solve", "--arithmetic", "exact", input: order)
        #expect(refused.status == 2 && refused.complaints.contains("items[0].min"))
    }

    @Test func `a third in doubles is no third`() throws {
        let claim = #"{"available": 20, "items": [{}, {}, {}], "claimed": {"engine": "E", "lengths": \#("LENGTHS")}}"#
        let rounded = claim.replacing("LENGTHS", with: "[6.666666666666667, 6.666666666666667, 6.666666666666667]")
        #expect(try plumb("verify", input: rounded).status == 0)
        let run = try plumb("verify", "--arithmetic", "exact", "--format", "json", input: rounded)
        #expect(run.status == 1 && run.output.contains(#""overflow": 0.000000000000001, "leastOverflow": 0"#))
        let exact = claim.replacing("LENGTHS", with: #"["20/3", "20/3", "20/3"]"#)
        #expect(try plumb("verify", "--arithmetic", "exact", input: exact).status == 0)
        // In doubles it is the nearest one, and near enough.
        #expect(try plumb("verify", input: exact).status == 0)
    }

    @Test func `answers agree where they are the same numbers`() throws {
        let row =
            #"{"available": 0.3, "items": [{"min": 0.1}, {}], "claimed": {"engine": "E", "lengths": [0.15, 0.15]}}"#
        let run = try plumb("compare", "--arithmetic", "exact", "--with", "water-fill", "--format", "csv", input: row)
        #expect(run.status == 0 && run.output.contains("agreement,water-fill,E,agreeing,1"))
    }

    @Test(arguments: ["glpk", "gini", "certified", "exact"])
    func `a method of the linear programs has no exact arithmetic, and says which rules have`(solver: String) throws {
        let run = try plumb("solve", "--arithmetic", "exact", "--with", solver, input: thirds)
        let rules = "swiftui, progressive-fill, css, glue, toolkit and water-fill"
        #expect(run.status == 2 && run.complaints.contains(rules))
    }

    @Test func `a scene has no exact answer`() throws {
        let run = try plumb("solve", "--arithmetic", "exact", input: #"{"tree": {"kind": "color"}}"#)
        #expect(run.status == 2 && run.complaints.contains("takes rows"))
    }
}
