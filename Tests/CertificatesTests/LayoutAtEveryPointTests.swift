// LayoutAtEveryPointTests.swift: what is proved of a family is proved of layouts: at every one of its points there is one.

import Certificates
import Families
import Foundation
import PlumbTesting
import TestSupport
import Testing
import Workbench

struct LayoutAtEveryPointTests {
    private static let findings = #"[{"claim": "length(a) <= 10", "verdict": "proved"}]"#

    /// A certificate of a row of one item from `w` to 10 in a container `w`.
    private static func row(_ interval: String, at point: String, _ findings: String = findings) -> String {
        #"{"certificate": "family", "family": {"id": "a", "parameters": {"w": "# + interval
            + #"}, "available": "w", "items": [{"id": "a", "min": "w", "max": 10}]}, "rule": "swiftui", "findings": "#
            + findings + #", "regions": [{"point": ["# + point + "]}]}"
    }

    /// A certificate of a scene of one view that is as wide as `w` less 100.
    private static func scene(_ interval: String, at point: String, _ findings: String) -> String {
        #"{"certificate": "scenes", "scene": {"parameters": {"w": "# + interval
            + #"}, "proposal": [400, 44], "tree": {"kind": "fixed", "id": "a", "w": ["-", "w", 100], "h": 10}}, "#
            + #""engine": "swiftui", "parts": [{"findings": "# + findings + #", "regions": [{"point": ["# + point
            + "]}]}]}"
    }

    private static func fault(_ text: String) throws -> LayoutProofFault? {
        do {
            try CertificateDocument.read(text).check()
            return nil
        } catch CertificateFault.family(let fault) {
            return fault
        }
    }

    @Test func `a family is refused that is a row nowhere, or not everywhere`() throws {
        guard case .noLayout(.row)? = try Self.fault(Self.row("[320, 1440]", at: "320")) else {
            Issue.record("a row whose minimum is above its maximum")
            return
        }
        #expect(try Self.fault(Self.row("[5, 1440]", at: "5")) == .unshownNeed(node: 0, "10 - w"))
        // One point of a thousand million is enough.
        #expect(try Self.fault(Self.row("[5, 10.000001]", at: "5")) == .unshownNeed(node: 0, "10 - w"))
        #expect(try Self.fault(Self.row("[-1, 10]", at: "5")) == .unshownNeed(node: 0, "w"))
        #expect(try Self.fault(Self.row("[5, 10]", at: "5")) == nil)
    }

    @Test func `a family is refused that is a scene nowhere, or not everywhere`() throws {
        let findings = #"[{"claim": "fits", "verdict": "proved"}]"#
        guard case .noLayout(.scene)? = try Self.fault(Self.scene("[50, 80]", at: "50", findings)) else {
            Issue.record("a view of negative width")
            return
        }
        #expect(try Self.fault(Self.scene("[50, 150]", at: "150", findings)) == .unshownNeed(node: 0, "w - 100"))
        #expect(try Self.fault(Self.scene("[100, 150]", at: "150", findings)) == nil)
    }

    @Test func `a certificate that has found nothing is refused`() throws {
        #expect(try Self.fault(Self.row("[5, 10]", at: "5", "[]")) == .noFindings)
        #expect(try Self.fault(Self.scene("[100, 150]", at: "150", "[]")) == .noFindings)
    }

    /// Only both inequalities together keep the minimum below the maximum.
    @Test(arguments: [RuleEntry.swiftui, .css])
    func `what the ties show of layouts stands in the certificate, and is needed`(rule: RuleEntry) throws {
        let text = #"""
            {"parameters": {"low": [0, 90], "some": [5, 95], "high": [20, 200]},
             "where": [["<=", ["+", "low", 5], "some"], ["<=", "some", ["+", "high", 3]]],
             "available": 100, "items": [{"min": "low", "max": "high"}, {}], "claims": ["length(0) <= high"]}
            """#
        let document = try ProblemDecoder().decodeFamily(Record(file: "f", line: 1, data: .init(text.utf8)))
        let proved = try ProvedFamily(document, by: rule, keepsCertificate: true)
        guard case .family(var certificate) = try #require(proved.certificate) else { return }
        try certificate.check()
        let fact = try #require(certificate.tree?.nodes[0].facts.first)
        #expect(fact.form == LinearForm(0, [1, 0, -1]) && !fact.isPositive)
        certificate.tree?.nodes[0].facts.removeFirst()
        #expect(throws: CertificateFault.self) { try certificate.check() }
    }
}
