// PolicyFromOutsideTests.swift: a policy that Plumb does not know reaches documents and commands through the table.

import Documents
import Foundation
import Plumb
import PlumbTesting
import Testing
import Workbench

/// Equal deviations from the ideals are fair.
private struct EqualDeviations: PolicyDefinition {
    let name = "equal-deviations"
    var usesIdeals: Bool { true }

    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: \.ideal, weight: { _ in 1 })
    }
}

struct PolicyFromOutsideTests {
    private static let policy = Policy(EqualDeviations())
    private let table = RuleTable.standard.adding(PolicyEntry(policy, greedyRules: [.swiftui]))

    /// Ideals of 10 and 40 in 70 points: both may deviate by 10, and so the optimum is 20, 50.
    private func document() throws -> RowDocument {
        let text = """
            {"policy": "equal-deviations", "available": 70, "items": [{"ideal": 10}, {"ideal": 40}], \
            "claimed": {"engine": "E", "lengths": [35, 35]}}
            """
        return try table.decoder.decode(Record(file: "-", line: 1, data: Data(text.utf8)))
    }

    @Test func `documents name it, where the table has it`() throws {
        #expect(try document().row.policy == Self.policy)
        let record = Record(file: "-", line: 1, data: Data(#"{"policy": "equal-deviations", "items": []}"#.utf8))
        #expect(throws: InputError.self) { try ProblemDecoder().decode(record) }
    }

    @Test func `it is solved by every way to the optimum, beside its greedy rules`() throws {
        for rule in [RuleEntry.glpk, .gini, .certified, .exact, .waterFill] {
            let row = try AnsweredRow(document(), by: rule, besideRulesOf: table)
            #expect(Distance(from: row.answers[0].arrangement.lengths, to: [20, 50]).max < 1e-9)
            #expect(row.answers[0].isOptimal && row.answers.map(\.engine).dropFirst() == ["swiftui"])
        }
    }

    @Test func `claims are verified under it`() throws {
        let answer = try AnsweredRow(claimsOf: document()).answers[0]
        #expect(answer.verdict == .unfair(from: 0, to: 1, amount: 15))
    }

    @Test func `it is swept and compared`() throws {
        let swept = try SweptRow(document(), by: [.waterFill, .swiftui])
        #expect(swept.curves[0].sweep.lengths(at: 70) == [20, 50] && !swept.differingRanges.isEmpty)
        let row = try RowComparison(
            of: document(), at: RowPlace(file: "-", line: 1), asking: [.waterFill, .swiftui], in: table)
        #expect(row.agree(0, 1) == false)
    }

    @Test func `rules are fuzzed against it`() {
        let settings = TestingSettings(cases: 500)
        #expect(counterexample(to: WaterFilling(), against: Self.policy, settings: settings) == nil)
        #expect(counterexample(to: SwiftUIRule(), against: Self.policy, settings: settings) != nil)
    }
}
