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
    /// Rows of every policy, fewer where others make rows like them; what several tests judge is made once.
    static let rows = Result { try certifiedRows() }
    private static let scenes = Result { try certifiedScenes() }

    private static func certifiedRows() throws -> [CertificateDocument] {
        var certificates: [CertificateDocument] = []
        for policy in Policy.allCases {
            try forAll(
                .exactRows(policy), .bool, settings: .share(6, of: 200, under: policy, law: law),
                name: "certificates: \(policy)"
            ) { problem, countsLine in
                let certificate = try CertificateDocument.optimum(of: problem, countsLine: countsLine)
                certificates.append(certificate)
                return try certificate.holds && certificate.readBack() == certificate
            }
        }
        return certificates
    }

    static func certifiedScenes(
        leaves: ClosedRange<Int> = 2...8, _ settings: TestingSettings = .share(8, of: 300, law: law)
    ) throws -> [CertificateDocument] {
        var certificates: [CertificateDocument] = []
        try forAll(.scenes(SceneShape(leaves: leaves)), settings: settings) { scene in
            let certificate = try ScreenAnswer(scene).certificate()
            certificates.append(certificate)
            return try certificate.holds && certificate.readBack() == certificate
        }
        return certificates
    }

    /// The law that both are made for.
    private static let law = "`a certificate holds, and comes back from its file as it was`()"

    @Test func `a certificate holds, and comes back from its file as it was`() throws {
        #expect(try Self.rows.get().count >= 2 * Policy.allCases.count)
        #expect(try Self.scenes.get().count >= 8)
    }

    @Test(.enabled(if: PythonChecker.python != nil)) func `the checker in Python agrees`() throws {
        let certificates = try Self.rows.get() + Self.scenes.get()
        for (certificate, holds) in zip(certificates, try PythonChecker.holds(certificates)) {
            #expect(holds, "\(certificate.json.line)")
        }
    }

    @Test(.enabled(if: PythonChecker.python != nil)) func `both checkers find every damage`() throws {
        var counts: [Damage: Int] = [:]
        let shares = [TestingSettings.share(300, of: 12_000), .share(100, of: 4_000)]
        for (certificates, settings) in zip([try Self.rows.get(), try Self.scenes.get()], shares) {
            var damaged: [(Damage, CertificateDocument)] = []
            try forAll(Self.damages(of: certificates), settings: settings) { damage in
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
        // Some damages need a part that few certificates have.
        #expect(counts.count > Damage.allCases.count / 2, "\(counts)")
        if TestingSettings.isWhole { for damage in Damage.allCases { #expect(counts[damage] != nil, "\(damage)") } }
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
