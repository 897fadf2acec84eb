// RuleTableTests.swift: the table of rules, and what documents say of it.

import Foundation
import Plumb
import TestSupport
import Testing
import Workbench

struct RuleTableTests {
    @Test func `every rule has a name, a title and a summary of its own`() {
        let rules = RuleTable.standard.rules
        for words in [rules.map(\.name), rules.map(\.title), rules.map(\.summary)] {
            #expect(Set(words).count == rules.count && !words.contains(""))
        }
    }

    @Test func `every policy stands in the table once`() {
        #expect(RuleTable.standard.policies.map(\.policy) == Policy.allCases)
    }

    @Test func `the document of the command has the rules and the policies of the table`() throws {
        let page = Document("Documentation/Commands.md")
        #expect(try names(inTable: "| `solve --with`", of: page) == RuleTable.standard.rules.map(\.name))
        #expect(try names(inTable: "| policy |", of: page) == RuleTable.standard.policies.map(\.policy.name))
    }

    /// What the first column of a table names.
    private func names(inTable head: String, of page: Document) throws -> [String] {
        let lines = try page.text().split(separator: "\n", omittingEmptySubsequences: false)
        let table = lines.drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("|") }
        return table.flatMap { line in
            let words = line.split(separator: "|")[0].split(separator: "`")
            return stride(from: 1, to: words.count, by: 2).map { String(words[$0]) }
        }
    }

    @Test func `help texts are made of the table`() {
        let table = RuleTable.standard.adding(
            RuleEntry("mine", summary: "a rule of mine", takes: "no rows", rule: WaterFilling(), sweep: .optimum))
        #expect(table.names.hasSuffix(", water-fill, mine"))
        #expect(table.summaries.hasSuffix(", mine (a rule of mine)"))
        #expect(table.refusals.hasSuffix(", mine takes no rows"))
        #expect(table.sweepingAsOptimum == "glpk, gini, certified, exact, water-fill and mine")
    }
}
