// ClaimFromOutsideTests.swift: a claim that Plumb does not know reaches search, proof, certificate and words through the table.

import Boxes
import Documents
import Foundation
import Plumb
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

/// How far a view is wider than half of the container around it.
private struct Dominance: MeasureDefinition {
    let name = "dominance"
    let claim = "no-bully"

    func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.views.indices.compactMap { index in
            let view = layout.views[index]
            guard view.id != nil, let around = view.container.map({ layout.views[$0] }) else { return nil }
            return .init(view.right - view.left - (around.right - around.left) / 2, about: [index])
        }
    }

    func words(of amount: String, _ views: [String]) -> String {
        "\(views.joined()) takes \(amount) more than half of what is around it"
    }
}

struct ClaimFromOutsideTests {
    private let table = RuleTable.standard.adding(Dominance())

    /// Two items that grow alike, the first from 60 points on: below 120 points it takes its 60, more than half.
    private func rows(from least: Int, claims: String = #"["no-bully"]"#) -> Record {
        Record(
            file: "-",
            text: """
                {"id": "r", "parameters": {"w": [\(least), 300]}, "available": "w", "spacing": 0, \
                "items": [{"id": "a", "min": 60}, {"id": "b"}], "claims": \(claims)}
                """)
    }

    /// The same as a scene.
    private func scene(_ fields: String) -> Record {
        let views = [60, 0].enumerated().map { index, least in
            #"{"kind": "flex", "id": "\#(["a", "b"][index])", "minw": \#(least), "maxw": "inf", "child": {"kind": "color"}}"#
        }
        return Record(
            file: "-",
            text: """
                {"id": "s", \(fields), "tree": \
                {"kind": "hstack", "id": "row", "spacing": 0, "children": [\(views.joined(separator: ", "))]}}
                """)
    }

    private func proved(_ record: Record, keepsCertificate: Bool = false) throws -> ProvedFamily {
        try ProvingRecords(keepsCertificate: keepsCertificate).proved(record, by: table.decoder)
    }

    @Test func `families of rows claim it, and it is proved from 120 points on`() throws {
        #expect(try proved(rows(from: 120)).claims.map(\.holds) == [true])
        let refuted = try #require(try proved(rows(from: 100)).claims.first)
        // At 100 points the first item is 10 longer than half.
        #expect(refuted.holds == false && refuted.worst?.value == 10 && refuted.worst?.isAttained == true)
        #expect(refuted.worstPoint?.values.map(\.value) == [100])
    }

    @Test func `families of scenes claim it, and what stands against it has its sentence`() throws {
        let offer = #""proposal": ["w", 50], "claims": ["no-bully"]"#
        #expect(try proved(scene(#""parameters": {"w": [120, 300]}, \#(offer)"#)).claims.map(\.holds) == [true])
        let family = try proved(scene(#""parameters": {"w": [100, 300]}, \#(offer)"#))
        #expect(family.claims[0].worst?.value == 10)
        let text = ProofText(family, columns: 80).lines.map(\.shown).joined(separator: "\n")
        #expect(text.contains("a takes ") && text.contains(" more than half of what is around it"), "\(text)")
    }

    @Test func `JSON calls the claim and its measure by their names`() throws {
        let line = try #require(try proved(rows(from: 100)).json.first).line
        #expect(line.contains(#""claim": "no-bully""#) && line.contains(#""measure": "dominance", "value": 10"#))
        let measured = try ProvingRecords(measures: [LayoutMeasure(parsing: "dominance", among: table.measures)])
            .proved(rows(from: 100, claims: "[]"), by: table.decoder)
        #expect(measured.measures.map(\.worst?.value) == [10])
    }

    @Test func `an allowance is part of the claim`() throws {
        let claims = #"["no-bully within 10", "no-bully within 9.5"]"#
        let found = try proved(rows(from: 100, claims: claims)).claims
        #expect(
            found.map(\.holds) == [true, false]
                && found.map(\.claim.description) == ["no-bully within 10", "no-bully within 9.5"])
    }

    @Test func `its certificates are read and checked, by whoever knows it`() throws {
        for record in [
            rows(from: 120), rows(from: 100),
            scene(#""parameters": {"w": [120, 300]}, "proposal": ["w", 50], "claims": ["no-bully"]"#),
        ] {
            let certificate = try #require(try proved(record, keepsCertificate: true).certificate)
            let written = Record(
                file: "-",
                text: certificate.json.line)
            let read = try table.decoder.decodeCertificate(written)
            #expect(read == certificate)
            try read.check()
            #expect(throws: InputError.self) { try ProblemDecoder().decodeCertificate(written) }
        }
    }

    @Test func `a forged certificate is refused`() throws {
        // From 100 points on the claim is false; from 120 on it is proved.
        let certificate = try #require(try proved(rows(from: 120), keepsCertificate: true).certificate).json.line
        let forged = certificate.replacing("[120, 300]", with: "[100, 300]")
        #expect(forged != certificate)
        let read = try table.decoder.decodeCertificate(
            Record(
                file: "-",
                text: forged))
        #expect(throws: CertificateFault.self) { try read.check() }
    }

    @Test func `it is searched over widths, and the narrowest is found with its sentence`() throws {
        let claims = try LayingOut.claims("fits,no-bully", in: table)
        func searched(_ widths: ClosedRange<Int>) throws -> LaidOutRecord {
            try LayingOut(asking: .search(widths, that: claims))
                .answer(scene(#""proposal": [200, 50]"#), by: table.decoder)
        }
        guard case .search(let broken) = try searched(100...300).content else { throw ProvingError.nothingClaimed }
        let finding = try #require(broken.finding)
        #expect(finding.width == 100 && finding.claim.name == "no-bully" && finding.fault.views.map(\.path) == ["a"])
        #expect(finding.fault.description == "a takes 10 more than half of what is around it")
        #expect(broken.json.line.contains(#""claim": "no-bully", "width": 100"#))
        let text = SceneSearchText(broken).lines.joined(separator: "\n")
        #expect(text.contains("a takes 10 more than half"), "\(text)")
        guard case .search(let whole) = try searched(120...300).content else { throw ProvingError.nothingClaimed }
        #expect(whole.finding == nil)
    }

    @Test func `who does not know it refuses it, and names what there is`() throws {
        #expect(throws: InputError.self) { try ProblemDecoder().decodeFamily(rows(from: 100)) }
        let error = #expect(throws: LayingOutError.self) { try LayingOut.claims("no-bully") }
        #expect(error?.description.contains("untruncated, mirrored, no-avoidable-overflow, texts-apart") == true)
        let known = #expect(throws: ClaimSyntaxError.self) { try LayoutClaim(parsing: "bully", among: table.measures) }
        #expect(known?.description.contains("no-bully, fits") == true)
    }

    @Test func `a parameter of its name is refused, since a text could mean either`() throws {
        let parameter = Parameter("dominance", 100...300)
        let family = try Family(parameters: [parameter], items: [ItemOver()], available: 1)
        #expect(throws: ProvingError.unfit("no-bully", .nameOfMeasure("dominance"))) {
            try ProvedFamily(
                FamilyDocument(family: family), by: .swiftui,
                claims: [LayoutClaim(LayoutMeasure(Dominance()), atMost: 0)])
        }
    }

    @Test(arguments: ["fits", "overflow", "left", "two words", "", "9lives"])
    func `a name that means something else is not free`(name: String) {
        struct Named: MeasureDefinition {
            let name: String
            let claim = "free"
            func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
                []
            }
            func words(of amount: String, _ views: [String]) -> String { amount }
        }
        #expect(!Named(name: name).hasFreeNames && Named(name: "free-name").hasFreeNames)
    }
}
