// PageRowTests.swift: what a page has of a row is what the command answers.

import Foundation
import PlumbTesting
import Testing

@testable import Reports
@testable import Workbench

struct PageRowTests {
    static let row = try? Row(
        items: [Item(id: "capped", minimum: 0, maximum: 100), Item(id: "wide", minimum: 100)], available: 150)

    func rows(_ count: Int, _ policy: Policy = .equalSizes) -> [RowDocument] {
        let corpus = Corpus(.random, policy: policy, seed: 11)
        return (1...count).map { RowDocument(id: corpus.name(of: $0), row: corpus[$0]) }
    }

    @Test func `a page has the optimum and the rule that people use, with its fault`() throws {
        let row = try PageRow(RowDocument(id: "r", row: #require(Self.row)))
        let line = row.json.line
        let fault = #"["swiftui", 2, 25, "avoidable overflow: by 25, where 0 is possible"]"#
        #expect(line.contains(#""answers": [["optimum", 7], \#(fault)]"#))
        #expect(line.contains(#""ribbons": {"swiftui": [[200, 2], [null, 7]]}"#))
        #expect(line.contains(#""items": [["capped", 0, 100], ["wide", 100]]"#))
        #expect(row.engines.map(\.name) == ["swiftui"])
    }

    @Test func `a number of a sweep is the fraction that it stands for`() {
        #expect(PageNumber(43.999999999999986).json.line == "44")
        #expect(PageNumber(4.0 / 27).json.line == #""4/27""#)
        #expect(PageNumber(-0.375).value == -0.375)
        #expect(PageNumber(0.1).json.line == "0.1")
        #expect(PageNumber(Double.pi).value == Double.pi)
        #expect(PageNumber(1.0 / 3).slope.line == "3")
        #expect(PageNumber(2).slope.line == #""2""#)
        #expect(PageNumber(0).slope.line == "0")
    }

    @Test func `sweeps of a page are those of the rule`() throws {
        for document in rows(40) {
            for rule in [RuleEntry.waterFill, .swiftui] {
                let sweep = try #require(rule.sweep).sweep(of: document.row)
                let written = PageSweep(sweep)
                let containers = sweep.breakpoints.prefix(6).map { $0.available + 0.37 } + [0, 1_000]
                for container in containers {
                    let lengths = try #require(sweep.lengths(at: container))
                    for (page, length) in zip(written.lengths(at: container), lengths) {
                        #expect(
                            abs(page - length) <= 1e-9 * max(1, abs(length)), "\(document.json.line) in \(container)")
                    }
                }
            }
        }
    }

    @Test(arguments: [Policy.equalSizes, .glue, .spread, .naturalSteps])
    func `a ribbon has the verdict of every container`(policy: Policy) throws {
        var kinds: Set<Verdict.Kind> = []
        for document in rows(policy == .equalSizes ? 30 : 10, policy) {
            let best = try RuleSweep.optimum.sweep(of: document.row)
            for rule in [RuleEntry.swiftui, .css] {
                guard let sweep = try? rule.sweep?.sweep(of: document.row) else { continue }
                let ranges = VerdictRanges(of: sweep, beside: best)
                for piece in sweep.pieces.prefix(8) where piece.end.isFinite {
                    let container = piece.start + 0.43 * (piece.end - piece.start)
                    let lengths = piece.lengths(at: container)
                    let kind = try document.row.inContainer(container).verdict(on: lengths).kind
                    let close = ranges.ranges.contains { abs($0.end - container) < 1e-3 }
                    #expect(close || ranges[container] == kind, "\(document.json.line) in \(container)")
                    kinds.insert(kind)
                }
            }
        }
        #expect(kinds.contains(.optimal) && kinds.count > 2)
    }

    // Naturally 36, where shrinking by the same slopes becomes stretching: no length turns there.
    @Test func `a page has what the policy asks on both sides of its turn`() throws {
        let (word, space) = (Item(minimum: 10, maximum: 10), Item(ideal: 3, glue: .init(stretch: 2, shrink: 1)))
        let row = try Row(
            items: [word, space, word, space, word], spacing: [0, 0, 0, 0], available: 40, policy: .glue)
        let line = try PageRow(RowDocument(id: "line", row: row)).json.line
        let natural = "[10, 3, 10, 3, 10]"
        let below = "[0, [10, 2, 10, 2, 10], \(natural), \(natural), [1, 1, 1, 1, 1], [[0, 1, 2, 3, 4]]]"
        let above = "[36, \(natural), [10, null, 10, null, 10], \(natural), [1, 2, 1, 2, 1], [[0, 1, 2, 3, 4]]]"
        #expect(line.contains("\"motions\": [\(below), \(above)]"), "\(line)")
    }

    @Test func `data cannot end the element that holds them`() throws {
        let row = RowDocument(id: "</script><b>", row: try #require(Self.row))
        var page = PageDocument(title: "<i>", command: "plumb report")
        page.add(PageDocument.Part(try PageRow(row)))
        let text = String(decoding: page.document, as: UTF8.self)
        #expect(!text.contains("</script><b>") && text.contains(#"\u003c/script>\u003cb>"#))
        #expect(text.contains("<title>&lt;i&gt; – Plumb</title>"))
        #expect(!text.contains("<!--data-->") && !text.contains("\nimport ") && !text.contains("\nexport "))
    }
}
