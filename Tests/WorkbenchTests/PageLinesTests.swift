// PageLinesTests.swift: the flex lines of real pages, and what engines answered to them (Documentation/Corpora.md).

import Documents
import Foundation
import Plumb
import TestSupport
import Testing
import Workbench

struct PageLinesTests {
    static let engines = ["chromium", "firefox", "webkit", "taffy", "yoga", "yoga-new"]
    /// The lines that are stated wrongly, since what was measured was drawn at another size than styled.
    static let scaled = ["2031", "2046", "2048", "2060", "2062", "2521", "2534", "2535", "2544", "2546"]

    private func lines() throws -> [RowDocument] {
        var reader = RecordReader(files: [Repository.root.appending(path: "Models/corpora/pages.jsonl").path])
        let decoder = ProblemDecoder()
        var lines: [RowDocument] = []
        while let record = reader.next() { lines.append(try decoder.decode(record.get())) }
        return lines
    }

    @Test func `a browser's own answers, and those of others, are optimal but where the study says otherwise`() throws {
        let recorded = try Self.engines.map { ($0, try EngineRecording($0, corpus: "pages")) }
        var faults: [String: [Verdict.Kind: Int]] = [:]
        var pages: Set<String> = []
        let lines = try lines()
        for line in lines {
            #expect(line.row.policy == .cssFlex && line.row.items.count >= 2)
            pages.insert(try #require(line.id))
            var answered = try AnsweredRow(claimsOf: line)
            for (engine, recording) in recorded {
                try answered.add(try #require(recording.claim(of: line.id ?? "", by: engine)))
            }
            for answer in answered.answers where !answer.isOptimal {
                faults[answer.engine, default: [:]][answer.verdict.kind, default: 0] += 1
            }
        }
        #expect(lines.count == 2_710 && pages.count == 2_710)
        #expect(
            faults == [
                "Chromium": [.outOfBounds: 17, .avoidableOverflow: 10], "yoga": [.avoidableOverflow: 3, .unfair: 8],
                "yoga-new": [.avoidableOverflow: 3, .unfair: 8],
            ])
    }

    @Test func `lines that a page draws at 0.7 of their size are exact with gaps of that size`() throws {
        for var line in try lines() where Self.scaled.contains(line.id ?? "") {
            #expect(try AnsweredRow(claimsOf: line).answers[0].verdict.kind == .avoidableOverflow)
            #expect(line.row.spacing == [16])
            line.row = try Row(
                items: line.row.items, spacing: [16 * 0.7], available: line.row.available, policy: line.row.policy)
            #expect(try AnsweredRow(claimsOf: line).answers[0].isOptimal, "\(line.id ?? "")")
        }
    }
}
