// PolicyFromOutsideTests.swift: a policy that Plumb does not know is solved, verified, swept, compared and fuzzed.

import Documents
import Foundation
import Plumb
import PlumbTesting
import Testing
import Workbench

/// Equal distances from the ideal lengths are fair.
private struct EqualDistances: PolicyDefinition {
    let name = "equal-distances"
    let usesIdeals = true

    func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: \.ideal, weight: { _ in 1 })
    }
}

struct PolicyFromOutsideTests {
    private let policy = Policy(EqualDistances())
    private var table: RuleTable { RuleTable.standard.adding(PolicyEntry(policy, greedyRules: [.css])) }

    /// Ideals of 20 and 60 in 100 points: each has 10 more; the first reaches its maximum of 35 at 110.
    private func document() throws -> ProblemDocument {
        let text = """
            {"id": "p", "policy": "equal-distances", "available": 100,
             "items": [{"ideal": 20, "max": 35}, {"ideal": 60}], "claimed": {"engine": "E", "lengths": [35, 65]}}
            """
        return try table.decoder.decode(Record(file: "-", line: 1, data: Data(text.utf8)))
    }

    @Test func `it is read by its name, and written again`() throws {
        let document = try document()
        #expect(document.problem.policy == policy && document.json.line.contains(#""policy": "equal-distances""#))
    }

    @Test(arguments: [RuleEntry.waterFill, .glpk, .gini, .certified, .exact])
    func `every solver of the optimum answers it`(rule: RuleEntry) throws {
        let answer = try AnsweredRow(document(), by: rule).answers[0]
        #expect(Distance(from: answer.arrangement.lengths, to: [30, 70]).max < 1e-9 && answer.isOptimal)
    }

    @Test func `claims are judged by it`() throws {
        let answer = try AnsweredRow(claimsOf: document()).answers[0]
        #expect(answer.verdict == .unfair(from: 0, to: 1, amount: 5))
    }

    @Test func `it is swept and compared`() throws {
        let swept = try SweptRow(document(), by: table.list("water-fill"))
        // The first item leaves 0 at 40 and is full at 110; nothing overflows.
        #expect(swept.curves[0].sweep.breakpoints == [40, 110])
        let row = try RowComparison(
            of: document(), at: RowPlace(ordinal: 0, file: "-", line: 1), asking: table.list("water-fill,glpk"),
            in: table)
        #expect(row.agree(0, 1) == true && row.agree(0, 2) == false)
    }

    @Test func `rules are fuzzed against it`() throws {
        let shape = RowShape(policy: policy, items: 1...4)
        #expect(Fuzzer(FuzzTarget("optimum", WaterFilling()), shape: shape, seed: 1).search(cases: 300) == nil)
        #expect(Fuzzer(FuzzTarget("SwiftUI", SwiftUIRule()), shape: shape, seed: 1).search(cases: 1_000) != nil)
    }
}
