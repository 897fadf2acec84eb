// RowComparisonTests.swift: when two answers agree, and what becomes of answers that are none.

import Documents
import Scenes
import Workbench
import Plumb
import Testing

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
        let first = row.answers[0]
        #expect(row.answers.map { row.agree(first, $0) } == [true, false, true, false, false, true])
        #expect(row.agree(row.answers[2], row.answers[3]) == true)
        #expect(row.agree(row.answers[2], row.answers[4]) == true)
        #expect(row.agree(row.answers[1], row.answers[4]) == false)
    }

    @Test func `what rounding may have moved is a distance, but no difference`() throws {
        let row = try claims([(99.6, 0.5), (99.4, 0.5)])
        let gaps = try row.answers.map { try #require(row.gap(of: $0)) }
        #expect(gaps.map(\.differs) == [false, true])
        #expect(gaps.allSatisfy { $0.largest > 0.39 && $0.largest < 0.61 })
        // 0.4 are left by rounding, 0.6 by more than that.
        #expect(gaps[0].unused == 0 && gaps[1].unused > 0.59)
    }

    @Test func `a difference within the tolerance is none`() throws {
        let row = try claims([(100.00009, 0)])
        let gap = try #require(row.gap(of: row.answers[0]))
        #expect(gap.largest == 0 && gap.mean == 0 && gap.overflow == 0 && !gap.differs)
    }

    @Test func `a solver that refuses a row gives no answer, and the others go on`() throws {
        let items = [String](repeating: "{}", count: 61).joined(separator: ", ")
        let row = try CorpusRows.row(#"{"available": 61, "items": [\#(items)]}"#, [.gini, .glue, .waterFill])
        #expect(row.answers.map { $0.judgement == nil } == [true, true, false])
        #expect(row.agree(row.answers[0], row.answers[2]) == nil && row.gap(of: row.answers[0]) == nil)
        var comparison = CorpusComparison(of: [.gini, .glue, .waterFill])
        comparison.add(row)
        #expect(comparison[.solver(.gini)].withoutAnswer == 1 && comparison[.solver(.gini)].answers == 0)
        #expect(comparison.agreement[.solver(.gini), .solver(.waterFill)].share == nil)
    }

    @Test func `lengths that are no numbers, or too few, are no answer`() throws {
        let document = ProblemDocument(problem: try Row(items: [Item()], available: 5))
        for lengths in [[Double.nan], []] {
            let answer = EngineAnswer(of: .recorded("E"), lengths, to: document, optimum: [5])
            #expect(answer.judgement == nil)
        }
    }

    @Test func `a recorded engine cannot pass for a solver`() {
        #expect(ComparedEngine.recorded("swiftui").name == "swiftui (recorded)")
        #expect(ComparedEngine.solver(.swiftui).name == "swiftui")
        #expect(ComparedEngine.recorded("Yoga 3.1").name == "Yoga 3.1")
    }
}
