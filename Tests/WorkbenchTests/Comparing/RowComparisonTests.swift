// RowComparisonTests.swift: when two answers agree, and what becomes of answers that are none.

import Documents
import Plumb
import Testing
import Workbench

struct RowComparisonTests {
    func claims(_ lengths: [(Double, rounding: Double)]) throws -> RowComparison {
        let list = lengths.enumerated().map {
            #"{"engine": "E\#($0)", "lengths": [\#($1.0)], "rounding": \#($1.rounding)}"#
        }
        return try CorpusRows.row(
            #"{"available": 100, "items": [{}], "claimed": [\#(list.joined(separator: ", "))]}"#, [])
    }

    @Test func `answers agree up to the tolerance and both rounding allowances`() throws {
        // The tolerance is 1e-4.
        let row = try claims([(100, 0), (99.5, 0), (99.5, 0.5), (99, 0.5), (98.9, 0.5), (100.00009, 0)])
        #expect(row.answers.indices.map { row.agree(0, $0) } == [true, false, true, false, false, true])
        #expect(row.agree(2, 3) == true)
        #expect(row.agree(2, 4) == true)
        #expect(row.agree(1, 4) == false)
    }

    @Test func `what rounding may have moved is a distance, but no difference`() throws {
        let row = try claims([(99.6, 0.5), (99.4, 0.5)])
        let gaps = try row.answers.indices.map { try #require(row.gap(at: $0)) }
        #expect(gaps.map(\.differs) == [false, true])
        #expect(gaps.allSatisfy { $0.largest > 0.39 && $0.largest < 0.61 })
        // 0.4 are left by rounding, 0.6 by more than that.
        #expect(gaps[0].unused == 0 && gaps[1].unused > 0.59)
    }

    @Test func `a difference within the tolerance is none`() throws {
        let row = try claims([(100.00009, 0)])
        let gap = try #require(row.gap(at: 0))
        #expect(gap.largest == 0 && gap.mean == 0 && gap.overflow == 0 && !gap.differs)
    }

    @Test func `a solver that refuses a row gives no answer, and the others go on`() throws {
        let items = [String](repeating: "{}", count: 61).joined(separator: ", ")
        let row = try CorpusRows.row(#"{"available": 61, "items": [\#(items)]}"#, [.gini, .glue, .waterFill])
        #expect(row.answers.map { $0.answer == nil } == [true, true, false])
        #expect(row.agree(0, 2) == nil)
        var comparison = CorpusComparison(of: [.gini, .glue, .waterFill])
        comparison.add(row)
        #expect(comparison[.rule(.gini)].withoutAnswer == 1 && comparison[.rule(.gini)].answers == 0)
        #expect(comparison.agreement[.rule(.gini), .rule(.waterFill)].share == nil)
    }

    @Test func `lengths that are no numbers, or too few, are no answer`() throws {
        let row = try Row(items: [Item()], available: 5)
        for lengths in [[Double.nan], []] {
            #expect(throws: RowError.self) { try RowAnswer(lengths, to: row, by: "E", optimum: [5]) }
            let document = RowDocument(row: row, claims: [ClaimedAnswer(engine: "E", lengths: lengths)])
            let compared = RowComparison(of: document, at: RowPlace(file: "-", line: 1), asking: [])
            #expect(compared.answers.map { $0.answer == nil } == [true])
        }
    }

    @Test func `a recorded engine cannot pass for a solver`() {
        #expect(ComparedEngine.recorded("swiftui").name == "swiftui (recorded)")
        #expect(ComparedEngine.rule(.swiftui).name == "swiftui")
        #expect(ComparedEngine.recorded("Yoga 3.1").name == "Yoga 3.1")
    }
}
