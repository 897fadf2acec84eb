// SweepCommandTests.swift: `plumb sweep`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct SweepCommandTests {
    let row = #"{"id": "o", "available": 150, "items": [{"id": "capped", "max": 100}, {"id": "wide", "min": 100}]}"#

    @Test func `pieces and breakpoints are told in words`() throws {
        let run = try plumb("sweep", input: row)
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.lines[0] == "o: horizontal, policy equal-sizes, containers 0 … ∞ pt")
        #expect(run.lines.contains("  100 … 200  fills      0 … 100 +1  100"))
        #expect(run.lines.contains("  200  capped reaches its maximum, 100"))
    }

    @Test func `two rules are told apart`() throws {
        let run = try plumb("sweep", "--with", "water-fill,swiftui", input: row)
        #expect(run.lines.contains("optimum and SwiftUI rule differ"))
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
            ["--format", "html"], ["--with", "css,css"], ["--engine", "optimal"], ["--axis", "depth"], ["nowhere.json"],
        ])
    func `what cannot be had is said, with status 2`(arguments: [String]) throws {
        let run = try plumb(["sweep"] + arguments, input: Data(row.utf8))
        #expect(run.status == 2 && run.output.isEmpty && !run.complaints.isEmpty)
    }

    @Test func `a plot and a table take one problem, texts and JSON any number`() throws {
        for format in ["csv", "svg"] {
            let two = try plumb("sweep", "--format", format, input: row + "\n" + row)
            #expect(two.status == 2 && two.output.isEmpty && two.complaints.contains("more than one problem"))
        }
        #expect(try plumb("sweep", input: "").status == 2)
        let mixed = try plumb("sweep", "--format", "json", input: row + "\n" + scene + "\n{\n" + row)
        #expect(mixed.status == 2 && mixed.complaints.hasPrefix("-:3:") && mixed.lines.count == 4)
        #expect(mixed.lines[1].hasPrefix(#"{"id": "s", "engine": "swiftui", "axis": "width", "from": 0, "#))
    }

    /// The first view is full in 60 points, the second has no end.
    let scene = #"""
        {"id": "s", "proposal": [100, 20], "tree": {"kind": "hstack", "spacing": 0, "children": [{"kind": "range", "id": "a", \#
        "w": [0, 0, 30], "h": 10}, {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 10}]}}
        """#

    @Test func `the frames of a scene are followed over its widths, by either engine`() throws {
        for engine in ["swiftui", "optimal"] {
            let run = try plumb("sweep", "--with", engine, input: scene)
            #expect(run.status == 0 && run.complaints.isEmpty)
            #expect(run.lines[0] == "s: widths 0 … ∞ pt, height 20 pt, engine \(engine)")
            #expect(run.lines.contains("    b     30  0  30 … ∞ +1  10"))
            #expect(run.lines.contains("  60  a reaches its maximum width, 30"))
        }
        let heights = try plumb("sweep", "--axis", "height", "--to", "30", input: scene)
        #expect(heights.lines[0] == "s: heights 0 … 30 pt, width 100 pt, engine swiftui")
        #expect(heights.output.contains("the scene fits"))
        let picture = try plumb("sweep", "--format", "svg", input: scene)
        #expect(picture.output.hasPrefix("<svg") && picture.output.hasSuffix("</svg>\n"))
        let table = try plumb("sweep", "--format", "csv", "--from", "60", "--to", "80", input: scene)
        #expect(table.lines.contains("swiftui,60,80,fills,b,width,30,50,1"))
    }

    @Test func `what is not linear is refused by name, and options go with what they are for`() throws {
        let grid = #"{"tree": {"kind": "grid", "id": "f", "rows": [[{"kind": "color"}]]}}"#
        let refused = try plumb("sweep", "--with", "optimal", input: grid)
        #expect(refused.status == 2 && refused.complaints.contains(#"optimum ("f") is not linear"#))
        for rules in ["css", "swiftui,optimal"] {
            let refused = try plumb("sweep", "--with", rules, input: scene)
            #expect(refused.complaints.contains("is a scene; for it --with is swiftui or optimal"))
        }
        #expect(try plumb("sweep", "--with", "optimal", input: row).output == plumb("sweep", input: row).output)
        #expect(try plumb("sweep", "--axis", "height", input: row).status == 2)
    }

    @Test func `a parameter has one value, and none while it varies`() throws {
        let family = #"""
            {"parameters": {"w": [100, 300], "a": [0, 80]}, "proposal": ["w", 100], "tree": {"kind": "hstack", "children": [{"kind": "fixed", "id": "x", "w": "a", "h": 20}]}}
            """#
        let twice = try plumb("sweep", "--over", "a", "--at", "w=150", "--at", "w=200", input: family)
        #expect(twice.status == 2 && twice.complaints.contains("--at gives w two values"), "\(twice)")
        let both = try plumb("sweep", "--over", "a", "--at", "a=10", "--at", "w=150", input: family)
        #expect(both.status == 2 && both.complaints.contains("--over lets a vary, and --at gives it a value"))
        #expect(try plumb("sweep", "--over", "a", "--at", "w=150", input: family).status == 0)
    }

    @Test func `a sweep without an end in sight ends at its limit, and says how to raise it`() throws {
        let cell = #"{"kind": "range", "w": [10, 20, 60], "h": [5, 10, 20]}"#
        let line = "[" + [String](repeating: cell, count: 120).joined(separator: ", ") + "]"
        let scene = #"{"proposal": [2000, 90], "tree": {"kind": "grid", "rows": [\#(line), \#(line)]}}"#
        let run = try plumb("sweep", "--limit", "0.05", input: scene)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.contains("the limit of 0.05 seconds was reached after "))
        #expect(run.complaints.contains("give more time (--limit)"))
        #expect(try plumb("sweep", "--limit", "0", input: scene).status == 2)
    }
}
