// BaselineTests.swift: old faults pass, each as often as it was found.

import Documents
import Foundation
import Testing

@testable import Reports

struct BaselineTests {
    private func fault(_ row: String, line: Int, file: String = "rows.jsonl") -> ReportedFault {
        ReportedFault(.unfair, of: row, "unfair", at: .init(file: file, line: line), about: [row])
    }

    private func report(_ format: FindingReport.Format?, _ baseline: Baseline? = nil) -> FindingReport {
        FindingReport(format, of: "verify", version: "1.0.0", in: "/somewhere", besides: baseline)
    }

    private func block(_ faults: [ReportedFault]) -> FindingBlock {
        var block = FindingBlock()
        block.add(faults)
        return block
    }

    /// What a run with these faults writes.
    private func baseline(of faults: [ReportedFault]) throws -> Baseline {
        var report = report(.sarif)
        let text = report.head + report.take(block(faults)) + report.tail(status: 1)
        return try Baseline(Data(text.utf8))
    }

    @Test func `a fault is the same wherever it stands, and once more it is new`() throws {
        var report = report(nil, try baseline(of: [fault("a", line: 1), fault("b", line: 2), fault("b", line: 3)]))
        _ = report.take(block([fault("b", line: 7), fault("a", line: 9), fault("a", line: 10)]))
        #expect(report.old == 2 && report.new == 1)
        let lines = report.baselineLines()
        #expect(lines[0] == "baseline: 2 old faults passed, 1 new, 1 gone")
        #expect(lines[1] == "  gone: plumb/unfair: b: unfair (rows.jsonl:2)")
    }

    @Test func `nothing is said of files that were not looked at`() throws {
        let old = [fault("a", line: 1), fault("b", line: 1, file: "other.jsonl")]
        var report = report(nil, try baseline(of: old))
        _ = report.take(block([]))
        #expect(report.baselineLines() == ["baseline: 0 old faults passed, 0 new, 0 gone"])
        var counted = FindingBlock()
        counted.pass("claims of E", in: "./rows.jsonl")
        _ = report.take(counted)
        #expect(report.baselineLines().first == "baseline: 0 old faults passed, 0 new, 1 gone")
    }

    @Test func `a list of fingerprints is a baseline too`() throws {
        let known = fault("a", line: 1)
        var report = report(nil, try Baseline(Data("[\"\(known.fingerprint)\"]".utf8)))
        _ = report.take(block([known]))
        #expect(report.old == 1 && report.new == 0)
    }

    @Test func `what cannot be read is never old`() throws {
        var unreadable = FindingBlock()
        unreadable.add(.init(file: "rows.jsonl", line: 3, "is not JSON"))
        var first = report(.sarif)
        let text = first.head + first.take(unreadable) + first.tail(status: 2)
        var second = report(.junit, try Baseline(Data(text.utf8)))
        _ = second.take(unreadable)
        #expect(second.old == 0 && second.new == 0 && second.tail(status: 2).contains(#"errors="1""#))
    }

    @Test(arguments: [
        ("", BaselineError.empty), ("{}", .isNeither), ("[1]", .isNeither),
        (#"{"runs": [{"results": [{"message": {"text": "x"}}]}]}"#, .withoutFingerprint(0)),
    ])
    func `what is no baseline is refused`(text: String, error: BaselineError) {
        #expect(throws: error) { try Baseline(Data(text.utf8)) }
    }

    @Test func `a log without faults has results`() {
        let report = report(.sarif)
        #expect((report.head + report.tail(status: 0)).contains("\"results\": [\n]"))
    }
}
