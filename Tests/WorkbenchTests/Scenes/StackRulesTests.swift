// StackRulesTests.swift: stacks of scenes know the rules of the table of rows.

import PlumbTesting
import Rows
import Scenes
import TestSupport
import Testing
import Workbench

struct StackRulesTests {
    @Test func `stacks name the rules of the table, in its order`() {
        #expect(SceneRule.standard.map(\.name) == RuleTable.standard.rules.map(\.name))
    }

    @Test(arguments: Policy.allCases) func `a rule of a stack gives the lengths of the table's rule`(policy: Policy)
        throws
    {
        let rules = zip(SceneRule.standard, RuleTable.standard.rules).filter { (try? $0.0.rule.accept(policy)) != nil }
        let shape = RowShape(policy: policy, items: 1...6, isCoarse: true)
        try forAll(.rows(shape), settings: .share(6, of: 100)) { row in
            try rules.allSatisfy { mine, table in
                guard let lengths = try? table.rule.lengths(for: row) else {
                    return (try? mine.rule.lengths(for: row)) == nil
                }
                return try zip(mine.rule.lengths(for: row), lengths).allSatisfy {
                    $0 == $1 || abs($0 - $1) <= max(1e-6, row.tolerance)
                }
            }
        }
    }
}
