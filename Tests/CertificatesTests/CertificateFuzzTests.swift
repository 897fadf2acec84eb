// CertificateFuzzTests.swift: certificates that are changed at random are refused, do not hold, or say what is true.

import Certificates
import Foundation
import PlumbTesting
import TestSupport
import Testing
import Workbench

/// The suite tries a share of the mutants; `Scripts/check laws` tries 5,000 of each kind, `PLUMB_SEED` others.
@Suite(.enabled(if: PythonChecker.python != nil)) struct CertificateFuzzTests {
    private static func mutants(
        of certificates: [CertificateDocument], _ settings: TestingSettings
    ) throws -> CertificateMutants {
        let mutants = try CertificateMutants(of: certificates, settings)
        // Some mutants say the same as before, or another thing that is true: a law about none of them would be empty.
        #expect(mutants.held.count >= settings.cases / 50)
        #expect(mutants.held.count < settings.cases * 2 / 3)
        return mutants
    }

    /// Rows are answered anew by trying clampings, families at points.
    private func check(_ certificates: [CertificateDocument], _ settings: TestingSettings) throws {
        let mutants = try Self.mutants(of: certificates, settings)
        let verdicts = try CertificateMutants.verdicts(on: mutants.held.map { mutants.mutants[$0].text })
        for (index, verdict) in zip(mutants.held, verdicts) {
            // A statement about nothing is refused too.
            let isWrong = verdict.hasPrefix("false") || verdict.hasPrefix("empty")
            #expect(!isWrong, "seed \(settings.seed): \(verdict)\n\(mutants.mutants[index])")
        }
        // A checker that took everything for proved would be found out.
        let others = Set(mutants.mutants.indices).subtracting(mutants.held).sorted().prefix(60)
        let rest = try CertificateMutants.verdicts(on: others.map { mutants.mutants[$0].text })
        #expect(rest.count { $0.hasPrefix("false") } > others.count / 5)
    }

    @Test func `no checker takes a false statement about a row for proved`() throws {
        try check(CertificateLawsTests.rows.get(), .share(60, of: 5_100))
    }

    @Test func `no checker takes a false statement about a family of rows for proved`() throws {
        let certificates =
            try GalleryFamilyTests.certificates(of: Self.families)
            + GalleryFamilyTests.certificates(of: ["two-buttons"], by: .waterFill)
            + GalleryFamilyTests.certificates(of: ["toolbar"], by: .css)
        try check(certificates.filter { $0.json.line.utf8.count < 4_000 }, .share(30, of: 5_000))
    }

    /// Short ones of every policy.
    private static let families: Set = [
        "toolbar", "navigation-bar", "two-buttons", "settings-column", "tex-line", "quarter-grow",
    ]

    /// GLPK solves the scene's program where the command takes a mutant for proved, and that of the file where the checker in
    /// Python does, which cannot tell whether both are the same.
    @Test func `no checker takes a false statement about a screen for proved`() throws {
        let settings = TestingSettings.share(30, of: 5_000)
        let some = Self.most(40, of: TestingSettings(cases: 12))
        let screens = try CertificateLawsTests.certifiedScenes(leaves: 2...5, some)
        let mutants = try Self.mutants(of: screens, settings)
        for (index, mutant) in mutants.mutants.enumerated() {
            var fault: String?
            if mutants.heldByCommand[index], case .screen(let screen) = try CertificateDocument.read(mutant.text) {
                fault = screen.fault
            }
            if mutants.heldByPython[index] { fault = try fault ?? StatedProgram.read(mutant.text).fault }
            #expect(fault == nil, "seed \(settings.seed): \(fault ?? "")\n\(mutant)")
        }
    }

    /// Six points of each in doubles, which tells of claims with names only.
    @Test func `no checker takes a claim about scenes for proved that fails at a point`() throws {
        try checkScenes(Self.proofsOfScenes(), .share(20, of: 5_000))
    }

    @Test func `no checker takes a claim for proved part by part that fails at a point`() throws {
        try checkScenes(PythonSceneCheckerTests.certificates(.always), .share(15, of: 5_000))
    }

    private func checkScenes(_ certificates: [CertificateDocument], _ settings: TestingSettings) throws {
        let mutants = try Self.mutants(of: certificates, settings)
        for index in mutants.held {
            let mutant = mutants.mutants[index]
            // What the checker in Python reads otherwise than the command cannot be judged here.
            guard case .scenes(let proof)? = try? CertificateDocument.read(mutant.text) else {
                #expect(!mutants.heldByCommand[index])
                continue
            }
            let fault = try proof.fault(seed: settings.seed, points: 6)
            #expect(fault == nil, "seed \(settings.seed): \(fault ?? "")\n\(mutant)")
        }
    }

    @Test func `the oracle tells what is false in forged certificates`() throws {
        let verdicts = try CertificateMutants.verdicts(on: CertificateCases.forged())
        #expect(verdicts.count == 3 && verdicts.allSatisfy { $0.hasPrefix("false") })
    }

    /// A long run needs more mutants, not as many more certificates.
    private static func most(_ count: Int, of settings: TestingSettings) -> TestingSettings {
        var settings = settings
        settings.cases = min(settings.cases, count)
        return settings
    }

    private static func proofsOfScenes() throws -> [CertificateDocument] {
        var certificates: [CertificateDocument] = []
        for engine in SceneEngine.allCases {
            let settings = Self.most(40, of: TestingSettings(cases: 8))
            try forAll(.provable(by: engine, leaves: 3), settings: settings, name: "fuzz: \(engine)") {
                family in
                let found = try ProvedFamily(
                    family, by: engine, claims: [.fits, .untruncated, .inside, .apart], measures: [.outside],
                    limits: ProofLimits(regions: 40), keepsCertificate: true, looksForRepairs: false)
                if let certificate = found.certificate { certificates.append(certificate) }
                return true
            }
        }
        return certificates
    }
}
