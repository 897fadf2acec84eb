// SweepCommandTests.swift: `plumb sweep`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct SweepCommandTests {
    let row = #"{"id": "o", "available": 150, "items": [{"id": "capped", "max": 100}, {"id": "wide", "min": 100}]}"#

    @Test func `pieces and breakpoints are told in words`() throws {
        let run = try plumb("sweep", input: row, environment: ["COLUMNS": "80"])
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.lines[0] == "o: horizontal, policy equal-sizes, containers 0 … ∞ pt")
        #expect(run.lines.contains("  100 … 200  fills      0 … 100 +1  100"))
        #expect(run.lines.contains("  200  capped reaches its maximum, 100"))
    }

    @Test func `two rules are told apart`() throws {
        let run = try plumb("sweep", "--with", "water-fill,swiftui", input: row)
        #expect(run.lines.contains("optimum and SwiftUI rule part"))
        #expect(run.lines.contains("  0 … 200  most in 100, where capped differs by 50"))
        let same = try plumb("sweep", "--with", "glpk,gini", input: row)
        #expect(same.output.contains("optimum and optimum agree throughout"))
    }

    @Test func `a range limits the sweep`() throws {
        let run = try plumb("sweep", "--from", "120", "--to", "150", "--format", "csv", input: row)
        #expect(
            run.lines.dropFirst() == ["glpk,120,150,fills,capped,20,50,1", "glpk,120,150,fills,wide,100,100,0", ""])
        #expect(try plumb("sweep", "--from", "120", "--to", "infinity", input: row).status == 0)
    }

    @Test func `JSON is one line, and a plot one document`() throws {
        let json = try plumb("sweep", "--format", "json", input: row)
        #expect(json.lines.count == 2 && json.output.hasPrefix(#"{"id": "o", "solver": "glpk", "from": 0, "#))
        let plot = try plumb("sweep", "--format", "svg", "--with", "glpk,progressive-fill", input: row)
        #expect(plot.output.hasPrefix("<svg") && plot.output.hasSuffix("</svg>\n"))
    }

    @Test(
        arguments: [
            ["--from", "-1"], ["--from", "10", "--to", "5"], ["--to", "nan"], ["--from", "infinity"], ["--from", "x"],
            ["--with", "glpk,glpk"], ["--with", "glue"], ["--with", "nobody"], ["--with", "glpk,gini,swiftui"],
            ["--with", ""],
            ["--format", "html"], ["nowhere.json"],
        ])
    func `what cannot be had is said, with status 2`(arguments: [String]) throws {
        let run = try plumb(["sweep"] + arguments, input: Data(row.utf8))
        #expect(run.status == 2 && run.output.isEmpty && !run.complaints.isEmpty)
    }

    @Test func `one row at a time`() throws {
        let two = try plumb("sweep", input: row + "\n" + row)
        #expect(two.status == 2 && two.complaints.contains("more than one problem"))
        #expect(try plumb("sweep", input: "").status == 2)
        let scene = #"{"proposal": [10, null], "tree": {"kind": "hstack", "children": [{"kind": "color"}]}}"#
        let run = try plumb("sweep", input: scene)
        #expect(run.status == 2 && run.complaints.contains("scene"))
    }
}
