// FindingRuleTests.swift: every verdict has a rule with a name that reports rely on.

import Boxes
import Foundation
import Plumb
import TestSupport
import Testing

@testable import Reports

struct FindingRuleTests {
    @Test func `a rule is called as the verdict is in JSON, with hyphens`() {
        for kind in VerdictKind.allCases where kind != .optimal {
            let hyphened = kind.rawValue.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
            #expect(FindingRule(kind)?.id == "plumb/" + hyphened)
        }
        #expect(FindingRule(VerdictKind.optimal) == nil && FindingRule(AlignmentVerdictKind.optimal) == nil)
        let across = AlignmentVerdictKind.allCases.compactMap { FindingRule($0)?.id }
        let rules = ["wrong-length", "misaligned", "outside", "line-outside", "avoidable-extent"]
        #expect(across == rules.map { "plumb/" + $0 })
    }

    @Test func `rules have names of their own, and every rule that is used is listed`() {
        #expect(Set(FindingRule.all.map(\.id)).count == FindingRule.all.count)
        #expect(FindingRule.all.allSatisfy { $0.id.wholeMatch(of: /plumb\/[a-z]+(-[a-z]+)*/) != nil })
        let verdicts = VerdictKind.allCases.compactMap { FindingRule($0) }
        let across = AlignmentVerdictKind.allCases.compactMap { FindingRule($0) }
        #expect(Set(FindingRule.all).isSuperset(of: verdicts + across))
    }

    @Test func `the section that a rule names is there`() throws {
        for section in Set(FindingRule.all.map(\.section)) {
            let parts = section.split(separator: "#")
            let page = Document(String(parts[0]))
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: page.path).path))
            if parts.count > 1 { #expect(try page.anchors().contains(String(parts[1])), "\(section)") }
        }
    }
}
