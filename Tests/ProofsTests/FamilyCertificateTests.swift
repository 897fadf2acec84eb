// FamilyCertificateTests.swift: what is found of a family has a certificate, and a damaged one is found out.

import PlumbTesting
import Proofs
import TestSupport
import Testing

struct FamilyCertificateTests {
    private let width = Parameter("width", 100...400)
    private let title = Parameter("title", 0...300)

    private func toolbar(where ties: [Tie] = []) throws -> Family {
        try Family(
            parameters: [width, title],
            items: [
                ItemOver(id: "title", minimum: title.length, maximum: .infinity),
                ItemOver(id: "icon", minimum: 44, maximum: 44),
                ItemOver(id: "search", minimum: 20, maximum: title + 80),
            ],
            spacing: 8, available: width.length, where: ties)
    }

    private func certificate(
        _ family: Family, _ rule: some Rule, _ claims: [LayoutClaim], _ measures: [LayoutMeasure] = []
    ) throws -> FamilyCertificate {
        let study = try FamilyStudy(of: family, by: rule, claims: claims, measures: measures, keepsCertificate: true)
        return try #require(study.certificate)
    }

    @Test func `what is proved of a toolbar is checked without a solver`() throws {
        let family = try toolbar(where: [title + 80 <= width.length])
        let measures: [LayoutMeasure] = [.overflow, .avoidableOverflow, .unused, .distance]
        let certificate = try certificate(family, .swiftUI, [.fits, .fills, .length("icon") >= 44], measures)
        #expect(certificate.findings.count == 7)
        try certificate.check(by: .swiftUI)
    }

    @Test func `what is refuted has a point that says so, and needs no regions`() throws {
        var certificate = try certificate(toolbar(), .swiftUI, [.fits])
        certificate.tree = nil
        guard case .refuted = certificate.findings.first else {
            Issue.record("\(certificate.findings)")
            return
        }
        try certificate.check(by: .swiftUI)
    }

    @Test func `of two ties in one direction the tighter one holds`() throws {
        let family = try toolbar(where: [title + 80 <= width.length, title + 60 <= width.length])
        let certificate = try certificate(family, .swiftUI, [], [.overflow])
        try certificate.check(by: .swiftUI)
    }

    @Test func `every damage is found`() throws {
        let family = try toolbar(where: [title + 80 <= width.length])
        let whole = try certificate(family, .swiftUI, [.fills], [.overflow, .distance, .unused])
        let tree = try #require(whole.tree)
        #expect(tree.leafCount > 5 && tree.nodes.contains { !$0.facts.isEmpty })
        var count = 0
        for damaged in tree.nodes.indices.flatMap(tree.damaged) {
            var certificate = whole
            certificate.tree = damaged
            count += 1
            #expect(throws: LayoutProofFault.self) { try certificate.check(by: .swiftUI) }
        }
        #expect(count > 100)
    }

    @Test func `another value, another point, another claim and another rule are found`() throws {
        let family = try toolbar(where: [title + 80 <= width.length])
        let whole = try certificate(family, .swiftUI, [.noAvoidableOverflow], [.overflow])
        guard case .refuted(let claim, let point) = whole.findings[0],
            case .greatest(let measure, let value, let there) = whole.findings[1]
        else {
            Issue.record("\(whole.findings)")
            return
        }
        for change in [Fraction(1, over: 1_000_000), Fraction(-1, over: 1_000_000)] {
            var other = whole
            other.findings[1] = .greatest(measure, value + change, at: there)
            #expect(throws: LayoutProofFault.otherValue(measure, stated: value + change, value: value)) {
                try other.check(by: .swiftUI)
            }
        }
        var other = whole
        other.findings[0] = .refuted(claim, at: [100, 0])
        #expect(throws: LayoutProofFault.noCounterexample(claim, value: 0)) { try other.check(by: .swiftUI) }
        other.findings[0] = .refuted(claim, at: [100, 300])
        #expect(throws: LayoutProofFault.strayPoint([100, 300])) { try other.check(by: .swiftUI) }
        other.findings[0] = .proved(claim)
        #expect(throws: LayoutProofFault.self) { try other.check(by: .swiftUI) }
        #expect(throws: LayoutProofFault.self) { try whole.check(by: .waterFilling) }
        #expect(point.count == 2)
    }
}
