// SummaryTests.swift: `--summary FILE`, the counts of a run.

import Foundation
import Testing

struct SummaryTests {
    private static let claims = #"""
        {"available": 10, "items": [{}, {}], "claimed": [{"engine": "E", "lengths": [5, 5]}, {"engine": "A", "lengths": [4, 6]}]}
        {"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9], "offsets": [1]}}
        {"items": [{"min": "x"}]}
        {"items": []}
        {"available": 10, "items": [{"min": 20}], "claimed": {"engine": "E", "lengths": [20]}}

        """#

    private static let counts =
        #"{"command": "verify", "records": 5, "unreadable": 1, "unreadFiles": 0, "withoutClaim": 1, "answers": 4, "#
        + #""faults": 2, "nothingFits": 1, "engines": [{"engine": "A", "answers": 1, "verdicts": {"unfair": 1}, "#
        + #""misplaced": 0, "farthest": 1}, {"engine": "E", "answers": 3, "verdicts": {"unusedSpace": 1, "optimal": 2}, "#
        + #""misplaced": 0, "farthest": 1}]}"# + "\n"

    @Test(arguments: ["", "--answer-all", "--format json"])
    func `it counts records, and answers by engine and verdict`(options: String) throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && "$0" verify \#(options) --summary counts > out; s=$?; cat counts; exit $s"#,
            input: Self.claims)
        #expect(run.output == Self.counts && run.status == (options == "--answer-all" ? 0 : 2))
    }

    @Test func `files that cannot be read are counted, and so is nothing`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && "$0" solve --answer-all --summary counts - no; s=$?; cat counts; exit $s"#)
        #expect(run.status == 2)
        #expect(
            run.output
                == #"{"command": "solve", "records": 0, "unreadable": 0, "unreadFiles": 1, "withoutClaim": 0, "#
                + #""answers": 0, "faults": 0, "nothingFits": 0, "engines": []}"# + "\n")
    }

    @Test(arguments: [
        ("prove --claim fits", "swiftui", "refuted"), ("layout", "swiftui", "answered"),
        ("sweep", "swiftui", "answered"),
        ("layout --widths 1...3", "swiftui", "fails"), ("explain", "glpk", "answered"), ("solve", "tree", "optimal"),
    ])
    func `every command counts its verdicts`(command: String, engine: String, verdict: String) throws {
        let scene =
            #"{"proposal": [10, 10], "tree": {"kind": "hstack", "children": [{"kind": "range", "id": "a", "w": 20, "h": 1}, "#
            + #"{"kind": "range", "id": "b", "w": [0, 0, 9], "h": 9}]}}"#
        let run = try shell(
            #"cd "$(mktemp -d)" && "$0" \#(command) --summary counts > out; cat counts"#, input: scene)
        #expect(
            run.output.contains(#"[{"engine": "\#(engine)", "answers": 1, "verdicts": {"\#(verdict)": 1}"#), "\(run)")
    }

    @Test func `it is whole or absent, and never what is read`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && cat > rows.jsonl; echo old > counts; "$0" verify --summary rows.jsonl rows.jsonl; "#
                + #"echo $?; "$0" verify --summary counts --format nothing rows.jsonl; echo $?; cat counts; ls"#,
            input: Self.claims)
        #expect(run.output == "2\n2\nold\ncounts\nrows.jsonl\n")
        #expect(run.complaints.contains("rows.jsonl: is read as well"))
    }
}
