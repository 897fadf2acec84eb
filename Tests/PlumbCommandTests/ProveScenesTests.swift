// ProveScenesTests.swift: `plumb prove` and `plumb check` on scenes, run as their user runs them.

import Foundation
import TestSupport
import Testing

struct ProveScenesTests {
    /// A view of 120 points in a screen of 100 to 150; the gap takes 8 and the other view 10.
    private let row = #"""
        {"id": "row", "parameters": {"w": [100, 150]}, "proposal": ["w", 20], "tree": {"kind": "hstack", "spacing": 8, "children": [{"kind": "fixed", "id": "a", "w": 120, "h": 10}, {"kind": "fixed", "id": "b", "w": 10, "h": 10}]}, "claims": ["fits"]}
        """#

    @Test func `a refuted claim is one line of JSON, to the letter`() throws {
        let run = try plumb("prove", "--worst", "right(b)", "--format", "json", input: row)
        let problem = #"""
            "problem": {"id": "row", "proposal": [100, 20], "tree": {"kind": "hstack", "spacing": 8, "children": [{"kind": "fixed", "id": "a", "w": 120, "h": 10}, {"kind": "fixed", "id": "b", "w": 10, "h": 10}]}}
            """#
        let smallest = #"{"id": "row", "proposal": [100, 20], "tree": {"kind": "fixed", "id": "a", "w": 120, "h": 10}}"#
        #expect(run.status == 1 && run.complaints.isEmpty)
        let lines = run.lines.map { $0.replacing(/"regions": \d+, "programs": \d+/, with: "WORK") }
        #expect(
            lines[0]
                == #"{"id": "row", "rule": "swiftui", "claim": "fits", "verdict": "refuted", WORK, "#
                + #""worst": {"measure": "overflow", "value": 38, "attained": true, "at": {"w": 100}, "# + problem
                + #"}, "fails": {"w": [100, 138]}, "counterexample": {"value": 38, "at": {"w": 100}, "# + problem
                + #", "smallest": "# + smallest + #", "views": [["a"]]}}"#)
        #expect(
            lines[1].hasPrefix(
                #"{"id": "row", "rule": "swiftui", "measure": "right(b)", WORK, "worst": {"#
                    + #""measure": "right(b)", "value": 138, "attained": true"#), "\(lines[1])")
    }

    @Test func `what is proved is written to a certificate that check accepts, and no other`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "scene-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let wide = row.replacing("[100, 150]", with: "[138, 150]")
        let proved = try plumb("prove", "--certificate", file.path, input: wide)
        #expect(proved.status == 0)
        let certificate = try String(contentsOf: file, encoding: .utf8)
        let held = try plumb("check", input: certificate)
        let statement = "row: holds: for w from 138 to 150, by SwiftUI's rule: fits\n"
        #expect(held.status == 0 && held.output == statement, "\(held.output)")
        let other = try plumb("check", input: certificate.replacing("[138, 150]", with: "[137, 150]"))
        #expect(other.status == 1)
        let engine = try plumb("check", input: certificate.replacing("\"swiftui\"", with: "\"best\""))
        #expect(engine.status == 1 && engine.output.contains("there is no engine best"))
    }

    @Test func `part by part the regions are a sum, and the certificate is reused`() throws {
        let words = try plumb("prove", "--modular", "always", input: row)
        let sum = #/\d+ of them for \d+ functions? of 1 part, \d+ for the claims/#
        #expect(words.status == 1 && words.output.contains(sum))
        let json = try plumb("prove", "--modular", "always", "--format", "json", input: row)
        let parts = #/"regions": (\d+), .*"regionsOfFunctions": (\d+), "regionsOfClaims": (\d+)}/#
        let found = try #require(try parts.firstMatch(in: json.lines[0]))
        let sums: (functions: Int?, claims: Int?) = (Int(found.2), Int(found.3))
        #expect(try Int(found.1) == #require(sums.functions) + #require(sums.claims))
        #expect(try !plumb("prove", "--format", "json", input: row).output.contains("components"))
        let file = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let wide = row.replacing("[100, 150]", with: "[138, 150]")
        let proved = try plumb("prove", "--modular", "always", "--certificate", file.path, input: wide)
        #expect(proved.status == 0, "\(proved.complaints)")
        #expect(try plumb("check", file.path).output == "row: holds: for w from 138 to 150, by SwiftUI's rule: fits\n")
        let again = try plumb("prove", "--reuse", file.path, input: wide)
        #expect(again.status == 0 && again.output.contains("of an earlier proof"), "\(again.output)")
    }

    @Test func `a picture is drawn of what is refuted`() throws {
        let drawn = try plumb("prove", "--format", "svg", input: row)
        #expect(drawn.status == 1 && drawn.output.contains(">Refuted: "))
        let none = try plumb("prove", "--format", "svg", input: row.replacing("[100, 150]", with: "[138, 150]"))
        #expect(none.status == 2 && none.complaints.contains("nothing is refuted"))
    }

    @Test(arguments: [
        (["prove", "--with", "css"], "lays out rows"),
        (["prove", "--claim", "fills"], "unused is no claim about scenes"),
        (["prove", "--claim", "left(c) >= 0"], "the scene has no view c"),
    ])
    func `what is not said of scenes is refused`(arguments: [String], words: String) throws {
        let run = try plumb(arguments, input: Data(row.utf8))
        #expect(run.status == 2 && run.complaints.contains(words), "\(run.complaints)")
    }

    @Test func `what is not linear is refused by name`() throws {
        let run = try plumb(
            "prove", "--claim", "fits", "--with", "water-fill",
            input: #"{"proposal": [9, 9], "tree": {"kind": "grid", "id": "m", "rows": []}}"#)
        #expect(run.status == 2 && run.complaints.contains("optimum (\"m\") is not linear"), "\(run.complaints)")
    }
}
