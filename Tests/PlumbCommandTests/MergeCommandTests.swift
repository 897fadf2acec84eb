// MergeCommandTests.swift: `plumb merge`, run as its user runs it on the parts of a corpus.

import Foundation
import TestSupport
import Testing

struct MergeCommandTests {
    private static let claims = #"{"engine": "E", "lengths": [10]}, {"engine": "F", "lengths": [9]}"#
    private static let lines =
        CompareCommandTests.rows + [
            #"{"id": "d", "available": 10, "items": [{}], "claimed": [\#(claims)]}"#, "{broken",
            #"{"id": "d", "available": 10, "items": [{}], "claimed": [\#(claims)]}"#,
        ]

    /// Without times, which differ from run to run.
    private static func timeless(_ text: String) -> String {
        text.replacing(/"microseconds": (null|\{[^}]*\})/, with: "")
    }

    /// Whole and parts by one command, the parts in another order and one of them empty.
    private static func runs(_ command: [String], stating places: Bool) throws -> (whole: Run, parts: String) {
        let text = lines.joined(separator: "\n")
        let whole = try plumb(command + (places ? ["--name", "c"] : []), input: Data(text.utf8))
        let parts = try [3..<6, 0..<0, 0..<1, 1..<3].map { range in
            let place = places ? ["--name", "c", "--first-line", "\(range.lowerBound + 1)"] : []
            let part = lines[range].map { $0 + "\n" }.joined()
            let run = try plumb(command + ["--format", "partial"] + place, input: Data(part.utf8))
            #expect(run.status == 0 && run.lines.filter { !$0.isEmpty }.count == 1)
            #expect(run.complaints.contains("c:5: ") == (places && range.contains(4)))
            return run.output
        }
        return (whole, parts.joined())
    }

    @Test(arguments: [[], ["--with", "swiftui,css"], ["--arithmetic", "exact", "--with", "water-fill,swiftui"]])
    func `parts of a comparison merge to the report on the whole`(options: [String]) throws {
        let (whole, parts) = try Self.runs(["compare", "--format", "json"] + options, stating: true)
        let merged = try plumb("merge", "--format", "json", input: parts)
        #expect(Self.timeless(merged.output) == Self.timeless(whole.output) && merged.status == whole.status)
        #expect(whole.status == 2 && merged.output.contains(#""file": "c", "line": 4"#))
        let again = try plumb("merge", "--format", "partial", input: parts)
        #expect(again.status == 0)
        #expect(try plumb("merge", "-", "--format", "json", input: again.output).output == merged.output)
    }

    @Test func `parts of a verification merge to the summary of the whole`() throws {
        let (whole, parts) = try Self.runs(["verify"], stating: false)
        let merged = try plumb("merge", input: parts)
        #expect(whole.output.hasSuffix("\n\n" + merged.output) && merged.status == 2)
        #expect(merged.lines.contains("4 claims judged, 2 optimal, 2 not, 3 problems without a claim"))
        let json = try plumb("merge", "--format", "json", input: parts)
        #expect(json.output.hasPrefix(#"{"command": "verify", "records": 6, "unreadable": 1, "#))
        let table = try plumb("merge", "--format", "csv", input: parts)
        #expect(table.status == 2 && table.complaints.contains("--format csv is for comparisons"))
    }

    @Test func `parts of a verification of tables merge to the summary of the whole`() throws {
        let tables = [
            #"{"rows": [["one two"]], "claimed": {"engine": "x", "widths": [3]}}"#,
            #"{"rows": [["one two"]], "claimed": {"engine": "x", "widths": [7]}}"#,
        ]
        let parts = try tables.map { try plumb("verify", "--format", "partial", input: $0).output }.joined()
        let merged = try plumb("merge", input: parts)
        let whole = try plumb("verify", input: tables.joined(separator: "\n"))
        #expect(merged.status == 1 && merged.lines.contains("2 claims judged, 1 optimal, 1 not"))
        #expect(whole.output.hasSuffix("\n\n" + merged.output), "\(merged.output)")
    }

    @Test func `the status is that of the whole`() throws {
        func status(_ command: String, _ lines: [String]) throws -> Int32 {
            try plumb(
                "merge", input: plumb(command, "--format", "partial", input: lines.joined(separator: "\n")).output
            )
            .status
        }
        #expect(try status("verify", []) == 0 && status("compare", []) == 0)
        #expect(try status("verify", [Self.lines[3]]) == 1 && status("compare", [Self.lines[3]]) == 0)
    }

    @Test func `a part that is missing, or no partial, is refused, and nothing is reported`() throws {
        let part = try plumb("compare", "--format", "partial", input: "").output
        for (input, complaint) in [
            ("", "-: is empty; it must hold lines that compare or verify --format partial wrote"),
            (part + "{}", "-:2: partial: is missing"),
            (part + part.replacing("automatic", with: "usual"), "-:2: plan.solvers: must be"),
        ] {
            let run = try plumb("merge", input: input)
            #expect(run.status == 2 && run.output.isEmpty && run.complaints.hasPrefix(complaint), "\(run.complaints)")
        }
        let missing = try plumb("compare", "--format", "partial", "no-such-file.jsonl")
        #expect(missing.status == 2 && missing.output.contains(#""rows": 0, "unreadable": 1"#))
    }

    @Test(arguments: [["--first-line", "0"], ["--name", "c", "rows.jsonl"]])
    func `places are stated of standard input, from line 1 on`(options: [String]) throws {
        let run = try plumb(["compare"] + options, input: Data())
        #expect(run.status == 2 && run.output.isEmpty)
    }

    @Test func `a part that is given twice is refused, and a reader of problems says who reads parts`() throws {
        let run = try plumb("merge", "a", "b", "a")
        #expect(run.status == 2 && run.complaints.contains("a is given twice; each part counts once"), "\(run)")
        let part = try plumb("compare", "--format", "partial", input: #"{"available": 3, "items": [{}]}"#).output
        for command in ["compare", "solve", "verify"] {
            let run = try plumb(command, input: part)
            #expect(run.status == 2 && run.complaints.contains("which plumb merge reads"), "\(run)")
        }
    }
}
