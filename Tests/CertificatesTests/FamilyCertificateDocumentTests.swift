// FamilyCertificateDocumentTests.swift: what is proved of families holds in both checkers, comes back from files as it
// was, and is found out by both where it is damaged.

import Certificates
import Foundation
import Plumb
import PlumbTesting
import TestSupport
import Testing
import Workbench

struct FamilyCertificateDocumentTests {
    private static let measures: [LayoutMeasure] = [
        .overflow, .avoidableOverflow, .unused, .distance, .term(.length("0") - .offset("1") * 2 + .unused),
    ]

    /// A toolbar with a tie, by every rule.
    private static let toolbar = """
        {"id": "toolbar", "parameters": {"w": [100, 400], "title": [0, 300]},
         "where": [["<=", ["+", "title", 80], "w"]], "available": "w", "spacing": [8, ["/", "title", 30]],
         "items": [{"min": "title"}, {"min": 44, "max": 44, "priority": 1},
                   {"id": "search", "min": 20, "max": ["+", "title", 80], "weight": 2}],
         "claims": ["fits", "fills", "length(search) >= 20", "within 1000"]}
        """
    /// A flex line that shrinks and grows, some of it by factors below 1.
    private static let line = """
        {"id": "line", "policy": "css-flex", "parameters": {"w": [50, 400], "least": [0, 90]}, "available": "w",
         "items": [{"min": "least", "basis": 100, "grow": 0.25}, {"max": ["*", 2, "least"], "basis": 60, "shrink": 0.5},
                   {"basis": 80, "grow": 0.5, "shrink": 0}],
         "claims": ["fits", "length(0) >= least"]}
        """

    private static func certificate(
        _ text: String, _ rule: RuleEntry, _ measures: [LayoutMeasure]
    ) throws -> CertificateDocument {
        let record = Record(file: "test", line: 1, data: .init(text.utf8))
        return try certificate(ProblemDecoder().decodeFamily(record), rule, measures)
    }

    private static func certificate(
        _ document: FamilyDocument, _ rule: RuleEntry, _ measures: [LayoutMeasure]
    ) throws -> CertificateDocument {
        let proved = try ProvedFamily(document, by: rule, measures: measures, keepsCertificate: true)
        return try #require(proved.certificate)
    }

    private static func certificates() throws -> [CertificateDocument] {
        let rules: [RuleEntry] = [.swiftui, .css, .progressiveFill, .waterFill]
        let rows = try FamilyDocument(id: "rows", family: .allRows(of: 2))
        return try rules.map { try certificate(toolbar, $0, measures) }
            + rules.map { try certificate(rows, $0, measures) }
            + [
                certificate(line, .css, [.overflow, .avoidableOverflow, .term(.length("1"))]),
                certificate(FamilyDocument(family: .allRows(of: 3)), .swiftui, [.overflow]),
            ]
    }

    @Test func `certificates of families hold and come back from files as they were`() throws {
        for certificate in try Self.certificates() {
            try certificate.check()
            #expect(try certificate.readBack() == certificate)
        }
    }

    @Test(.enabled(if: PythonChecker.python != nil)) func `the checker in Python agrees`() throws {
        let certificates = try Self.certificates()
        let answers = try PythonChecker.holds(certificates, by: PythonChecker.proofScript)
        for (certificate, holds) in zip(certificates, answers) {
            #expect(holds, "\(certificate.statement)")
        }
    }

    @Test(.enabled(if: PythonChecker.python != nil))
    func `both checkers find a flipped sign, a missing side, and a multiplier off by a millionth`() throws {
        for text in [Self.toolbar, Self.line] {
            guard case .family(let whole) = try Self.certificate(text, .css, [.overflow]), let tree = whole.tree else {
                Issue.record("no tree")
                return
            }
            let damaged = tree.nodes.indices.flatMap(tree.damaged).map { tree in
                var document = whole
                document.tree = tree
                return CertificateDocument.family(document)
            }
            #expect(damaged.count > 100)
            let some = TestingSettings.share(12, of: 600).some(of: damaged)
            #expect(some.allSatisfy { !$0.holds })
            #expect(try PythonChecker.holds(some, by: PythonChecker.proofScript).allSatisfy { !$0 })
        }
    }

    @Test func `a rule that is unknown is named with those that are known`() throws {
        guard case .family(var document) = try Self.certificate(Self.toolbar, .swiftui, []) else { return }
        document.rule = "magic"
        #expect(throws: CertificateFault.unknownRule("magic", names: ProvableRules.standard.names)) {
            try document.check()
        }
        try document.check(by: .standard.adding(SwiftUIRule(), named: "magic"))
    }

    @Test func `every rule of the table that can be proved can be checked`() {
        for entry in RuleTable.standard.rules where entry.sweep != nil {
            let name = entry.sweep?.title == RuleSweep.optimum.title ? RuleEntry.waterFill.name : entry.name
            #expect(ProvableRules.standard[name] != nil, "\(entry)")
        }
    }
}
