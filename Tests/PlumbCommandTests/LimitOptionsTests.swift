// LimitOptionsTests.swift: `--limit` stops what takes too long, says so, and lets the next record have its answer.

import Foundation
import TestSupport
import Testing

struct LimitOptionsTests {
    /// Weights twelve orders of magnitude apart: as a single linear program this takes seconds of exact pivots.
    private static let slow: String = {
        let items = (0..<60).map { index in
            let weight = pow(10, Double(index * 37 % 61) / 5 - 6)
            return #"{"min": \#(index * 7 % 50), "max": \#(60 + index * 53 % 340), "weight": \#(weight)}"#
        }
        return #"{"id": "slow", "available": 5000, "policy": "weights", "items": [\#(items.joined(separator: ", "))]}"#
            + "\n"
    }()
    private static let quick = #"{"id": "quick", "available": 10, "items": [{}, {}]}"# + "\n"
    /// Passed before anything can have been done.
    private static let none = ["--limit", "0.000000001"]

    @Test func `a row that takes too long is an error, and those beside it are answered`() throws {
        let input = Self.quick + Self.slow + Self.quick
        let run = try plumb(
            ["solve", "--with", "gini", "--format", "json", "--limit", "0.05"], input: Data(input.utf8))
        #expect(
            run.status == 2
                && run.complaints.contains("-:2: takes longer than 0.05 s and was stopped; give it more with --limit"))
    }

    @Test(
        arguments: [
            "solve --with gini", "explain", "compare --with gini,css", "model --model distribution-gini --format lp",
        ])
    func `what has no time is stopped`(command: String) throws {
        let run = try plumb(command.split(separator: " ").map(String.init) + Self.none, input: Data(Self.slow.utf8))
        #expect(run.status == 2 && run.complaints.contains("takes longer than 1e-09 s and was stopped"), "\(run)")
    }

    /// Such a row needs no linear program: its ways out are tried one after the other.
    @Test func `ways out of an overflow that have no time are not left out silently`() throws {
        let item = #"{"min": 5, "basis": 50, "shrink": 0.01}"#
        let items = [String](repeating: item, count: 61).joined(separator: ", ")
        let row = #"{"available": 100, "policy": "css-flex", "items": [\#(items)]}"#
        let run = try plumb(["explain"] + Self.none, input: Data(row.utf8))
        #expect(run.status == 2 && run.output.isEmpty, "\(run)")
        #expect(run.complaints.contains("takes longer than 1e-09 s and was stopped"))
    }

    @Test func `searches and sweeps of scenes that have no time are stopped`() throws {
        let scene = #"{"tree": {"kind": "hstack", "children": [{"kind": "fixed", "id": "a", "w": 10, "h": 10}]}}"#
        let search = try plumb(["layout", "--widths", "100...200"] + Self.none, input: Data(scene.utf8))
        #expect(search.status == 2 && search.complaints.contains("was stopped; give it more with --limit"), "\(search)")
        let sweep = try plumb(["sweep"] + Self.none, input: Data(scene.utf8))
        #expect(sweep.status == 2 && sweep.complaints.contains("--limit"))
    }

    @Test func `a proof that has no time is undecided, and says what to raise`() throws {
        let family = Repository.root.appending(path: "Models/families/toolbar.json").path
        let run = try plumb(["prove", "--claim", "fits", family] + Self.none, input: Data())
        #expect(run.status == 1 && run.output.contains("undecided: fits"))
        #expect(
            run.complaints.hasSuffix(
                "toolbar.json:1: takes longer than 1e-09 s and was stopped; give it more with --limit\n"))
    }

    @Test(arguments: ["solve", "verify", "prove", "compare", "explain", "sweep", "layout", "model"])
    func `the option is the same everywhere`(command: String) throws {
        let help = try plumb([command, "--help"], input: Data(), environment: ["COLUMNS": "200"]).output
        #expect(help.contains("--limit <seconds>") && help.contains("(default: 60.0)"))
        for bad in ["0", "-1", "nan", "1e7"] {
            let run = try plumb([command, "--limit=\(bad)"], input: Data())
            #expect(run.status == 2 && run.complaints.contains("--limit must be above 0 and at most 1000000 seconds"))
        }
    }
}
