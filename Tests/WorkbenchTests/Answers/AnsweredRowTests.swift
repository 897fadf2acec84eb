// AnsweredRowTests.swift: answers of rules and of engines, judged when they are added.

import Documents
import Plumb
import Testing
import Workbench

struct AnsweredRowTests {
    /// In 30 points the optimum is 10, 20: the first item is full at 10.
    private let items = [Item(id: "a", maximum: 10), Item(id: "b")]

    private func answer(_ claim: ClaimedAnswer) throws -> RowAnswer {
        try AnsweredRow(
            claimsOf: RowDocument(row: Row(items: items, available: 30), claims: [claim])
        ).answers[0]
    }

    @Test func `a rule's answer carries its levels, who gave it and what it took`() throws {
        let document = RowDocument(row: try Row(items: items, available: 30))
        for rule in RuleTable.standard.rules where rule != .glue && rule != .toolkit {
            let answer = try AnsweredRow(document, by: rule).answers[0]
            #expect(answer.engine == rule.name && answer.title == rule.title && answer.rounding == 0)
            #expect(answer.solver?.method != nil && (answer.microseconds ?? -1) >= 0)
            #expect((answer.solver?.version != nil) == (rule.programs != nil))
            #expect(answer.levels.isEmpty != answer.isOptimal && answer.stands == answer.isOptimal)
        }
        // The second item, which alone can move, is at level 20.
        #expect(try AnsweredRow(document, by: .waterFill).answers[0].levels.map(\.level) == [20])
    }

    @Test func `an engine's answer is judged for faults larger than its rounding`() throws {
        let near = try answer(ClaimedAnswer(engine: "E", lengths: [10, 19.6], rounding: 0.5))
        #expect(near.isOptimal && abs(near.distance.max - 0.4) < 1e-9 && near.solver == nil && near.microseconds == nil)
        #expect(try answer(ClaimedAnswer(engine: "E", lengths: [10, 19.6])).verdict.kind == .unusedSpace)
    }

    @Test func `an offset that does not follow from the item before it is named`() throws {
        let claim = ClaimedAnswer(engine: "E", lengths: [10, 20], offsets: [3, 12])
        let answer = try answer(claim)
        #expect(answer.isOptimal && !answer.stands)
        #expect(answer.misplacement?.item == 1)
        #expect(answer.misplacement?.offset == 12 && answer.misplacement?.expected == 13)
    }

    @Test func `the greedy rules beside an answer are those of the policy, without the rule itself`() throws {
        let beside: [(Policy, RuleEntry, [RuleEntry])] = [
            (.equalSizes, .glpk, [.swiftui, .progressiveFill]), (.equalIncrements, .swiftui, [.progressiveFill]),
            (.weights, .glpk, [.swiftui]), (.cssFlex, .css, []), (.glue, .glpk, [.glue]), (.levels, .glpk, [.swiftui]),
            (.qtBox, .glpk, [.toolkit]), (.spread, .toolkit, []),
        ]
        for (policy, rule, others) in beside {
            #expect(RuleTable.standard.rules(beside: rule, for: policy) == others)
        }
    }

    @Test func `lengths that are no answer at all are refused`() {
        #expect(throws: RowError.self) { try answer(ClaimedAnswer(engine: "E", lengths: [10])) }
    }
}
