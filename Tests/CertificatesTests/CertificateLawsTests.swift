// CertificateLawsTests.swift: certificates hold in both checkers, come back from files as they were, and are found out by
// both where they are damaged.

import Certificates
import Foundation
import PlumbTesting
import Rows
import TestSupport
import Testing
import Workbench

struct CertificateLawsTests {
    /// 20 rows of a policy, fewer where others make rows like them.
    static func rows() throws -> [CertificateDocument] {
        var certificates: [CertificateDocument] = []
        for policy in Policy.allCases {
            try forAll(
                .exactRows(policy), .bool, settings: TestingSettings(cases: 20, of: policy),
                name: "certificates: \(policy)"
            ) { problem, countsLine in
                let certificate = try CertificateDocument.optimum(of: problem, countsLine: countsLine)
                certificates.append(certificate)
                return try certificate.holds && certificate.readBack() == certificate
            }
        }
        return certificates
    }

    static func scenes(
        leaves: ClosedRange<Int> = 2...8, _ settings: TestingSettings = TestingSettings(cases: 30)
    ) throws -> [CertificateDocument] {
        var certificates: [CertificateDocument] = []
        try forAll(.scenes(SceneShape(leaves: leaves)), settings: settings) { scene in
            let certificate = try ScreenAnswer(scene).certificate()
            certificates.append(certificate)
            return try certificate.holds && certificate.readBack() == certificate
        }
        return certificates
    }

    @Test func `a certificate holds, and comes back from its file as it was`() throws {
        #expect(try Self.rows().count >= 100)
        #expect(try Self.scenes().count >= 20)
    }

    @Test(.enabled(if: PythonChecker.python != nil)) func `the checker in Python agrees`() throws {
        let certificates = try Self.rows() + Self.scenes()
        for (certificate, holds) in zip(certificates, try PythonChecker.holds(certificates)) {
            #expect(holds, "\(certificate.json.line)")
        }
    }

    @Test(.enabled(if: PythonChecker.python != nil)) func `both checkers find every damage`() throws {
        var counts: [Damage: Int] = [:]
        for (certificates, cases) in [(try Self.rows(), 1_200), (try Self.scenes(), 400)] {
            var damaged: [(Damage, CertificateDocument)] = []
            try forAll(Self.damages(of: certificates), settings: TestingSettings(cases: cases)) { damage in
                guard let certificate = damage.result else { return true }
                damaged.append((damage.kind, certificate))
                return !certificate.holds
            }
            let answers = try PythonChecker.holds(damaged.map(\.1))
            for ((damage, certificate), holds) in zip(damaged, answers) {
                counts[damage, default: 0] += 1
                #expect(!holds || damage.needsScenes, "\(damage): \(certificate.json.line)")
            }
        }
        for damage in Damage.allCases { #expect(counts[damage] != nil, "\(damage)") }
    }

    private struct Damaged {
        let kind: Damage
        let result: CertificateDocument?
    }

    private static func damages(of certificates: [CertificateDocument]) -> Generator<Damaged> {
        let certificate = Generator<CertificateDocument>.one(of: certificates)
        return Generator<Damaged>(describe: { "\($0.kind): \($0.result?.json.line ?? "nothing")" }) { choices in
            let kind = Generator<Damage>.one(of: Damage.allCases).draw(&choices)
            let (one, other) = (certificate.draw(&choices), certificate.draw(&choices))
            return Damaged(kind: kind, result: kind.applied(to: one, beside: other, &choices))
        }
    }
}
