// ModularProofTests.swift: what proves scenes part by part is read back, holds as it was found, and not when it is forged.

import Certificates
import Documents
import Families
import Foundation
import Fractions
import PlumbTesting
import Proofs
import Scenes
import TestSupport
import Testing
import Workbench

struct ModularProofTests {
    /// Two rows in a column that scrolls; the second has a text of fixed steps.
    private static func scene(_ least: Int = 40, last: Int = 24) -> String {
        """
        {"id": "page", "parameters": {"w": [200, 400], "s": [1, 2]}, "proposal": ["w", 300], "displayScale": "infinity",
         "claims": ["fits", "no-avoidable-overflow"], "tree": {"kind": "scroll", "axes": "vertical", "child": {
          "kind": "vstack", "align": "leading", "spacing": 6, "children": [
           {"kind": "padding", "insets": [4, 4, 4, 4], "child": {"kind": "hstack", "spacing": 8, "children": [
            {"kind": "range", "w": [["*", \(least), "s"], ["*", \(least), "s"], "inf"], "h": 20},
            {"kind": "spacer", "min": 4}, {"kind": "frame", "w": ["*", 16, "s"], "h": 16, "child": {"kind": "color"}}]}},
           {"kind": "hstack", "spacing": 8, "children": [
            {"kind": "lines", "steps": [[120, 17], [60, 34]]}, {"kind": "fixed", "w": ["*", \(last), "s"], "h": 9}]}]}}}
        """
    }

    private static func proved(
        _ text: String, reusing earlier: SceneProofDocument? = nil
    ) throws -> (family: ProvedFamily, document: SceneProofDocument) {
        let found = try ProvedFamily(
            SceneFamily.read(text), by: .swiftui, splitting: .always, keepsCertificate: true, reusing: earlier,
            looksForRepairs: false)
        guard case .scenes(let document) = try #require(found.certificate) else {
            preconditionFailure("a scene has a proof of scenes")
        }
        return (found, document)
    }

    private func read(_ text: String) throws -> CertificateDocument {
        try ProblemDecoder().decodeCertificate(Record(file: "c.json", line: 1, data: .init(text.utf8)))
    }

    @Test func `a proof by parts reads back as it was written, and holds`() throws {
        let (family, document) = try Self.proved(Self.scene())
        #expect(family.isProved && document.parts[0].modular != nil)
        let certificate = CertificateDocument.scenes(document)
        let copy = try read(certificate.json.line)
        #expect(copy == certificate)
        try copy.check()
    }

    /// Each number of each piece a little off, each part with another hash, longer offers, answers left out.
    @Test func `what is forged in a proof by parts is refused`() throws {
        let (_, document) = try Self.proved(Self.scene())
        let proof = try #require(document.parts[0].modular)
        func isRefused(_ change: (inout ModularProof) -> Void) -> Bool {
            var forged = document
            var changed = proof
            change(&changed)
            forged.parts[0].modular = changed
            do { try forged.check() } catch { return true }
            return false
        }
        #expect(!isRefused { _ in })
        for (part, place) in proof.parts.indices.flatMap({ part in
            proof.parts[part].functions.indices.map { (part, $0) }
        }) {
            let nodes = proof.parts[part].functions[place].form.nodes
            for (index, node) in nodes.enumerated() {
                guard case .form(let form?) = node, form.constant.isFinite else { continue }
                let off = form + LinearForm(Fraction(1, over: 1_000_000))
                #expect(
                    isRefused { changed in
                        var nodes = nodes
                        nodes[index] = .form(off)
                        changed.parts[part].functions[place].form = PiecewiseForm(nodes: nodes)
                    }, "view \(proof.parts[part].view), piece \(index)")
            }
            #expect(isRefused { $0.parts[part].functions.append(proof.parts[part].functions[place]) })
            #expect(isRefused { $0.parts[part].functions[place].tree = ProofTree() })
        }
        for part in proof.parts.indices { #expect(isRefused { $0.parts[part].hash = "0" }) }
        #expect(isRefused { $0.longest = 0 } && isRefused { $0.longest = $0.longest * 2 })
        #expect(isRefused { $0.answers.removeLast() } && isRefused { $0.answers[0].trees.removeLast() })
        #expect(isRefused { $0.parts[0].view = 1_000 })
    }

    @Test func `of an edited scene the parts that were edited are explored again, and no others`() throws {
        let (_, earlier) = try Self.proved(Self.scene())
        let (same, _) = try Self.proved(Self.scene(), reusing: earlier)
        #expect(same.isProved && same.effort.regions == 0 && (same.parts?.reused ?? 0) > 0)
        let fresh = try Self.proved(Self.scene(last: 30)).family
        let (edited, document) = try Self.proved(Self.scene(last: 30), reusing: earlier)
        #expect(edited.isProved && (edited.parts?.reused ?? 0) > 0)
        #expect(edited.effort.regions < fresh.effort.regions)
        try document.check()
    }

    /// The button is 20 high, 24 too few; there is no text.
    @Test func `claims about single views are decided alike by parts and as a whole`() throws {
        let scene = Self.scene().replacing(#""kind": "range""#, with: #""role": "button", "kind": "range""#)
            .replacing(
                #""claims": ["fits", "no-avoidable-overflow"]"#,
                with: #""claims": ["large-targets within 20", "legible"]"#)
        #expect(scene.contains("legible") && scene.contains("button"))
        let family = try RuleTable.standard.decoder.decodeSceneFamily(Record(file: "-", text: scene))
        let found = try [SceneSplitting.never, .always].map { splitting in
            try ProvedFamily(family, by: .swiftui, splitting: splitting, looksForRepairs: false)
        }
        for family in found {
            #expect(family.claims.map(\.holds) == [false, true] && family.claims.map(\.worst?.value) == [24, 0])
        }
    }

    /// What an earlier proof says is not believed.
    @Test func `a forged proof that is reused proves nothing`() throws {
        var (_, earlier) = try Self.proved(Self.scene())
        earlier.family = try SceneFamily.read(Self.scene(400))
        let (found, document) = try Self.proved(Self.scene(400), reusing: earlier)
        // The row is longer than its room everywhere, and could not be shorter.
        #expect(found.claims.map(\.holds) == [false, true])
        try document.check()
    }

    /// The range takes what the spacer, the icon and the gaps leave of 392: at most 356, where the window is 400 wide.
    @Test func `a reused proof names the greatest value of a term as a new one does`() throws {
        let scene = Self.scene().replacing(#""kind": "range""#, with: #""id": "a", "kind": "range""#)
            .replacing(#""fits", "no-avoidable-overflow""#, with: #""width(a) <= 1000""#)
        let (_, earlier) = try Self.proved(scene)
        let found = try Self.proved(scene, reusing: earlier).family
        #expect(found.isProved && found.claims[0].worst?.value == 356 - 1_000)
    }

    /// Points of random scenes with several stacks, whole numbers, ends and others, by the plain rule in fractions.
    @Test func `no point of a scene contradicts what is proved of it part by part`() throws {
        let settings = TestingSettings.share(6, of: 300)
        let count = TestingSettings.isWhole ? 10_000 : 60
        var points = 0
        try forAll(.provable(by: .swiftui, leaves: 7), .integer(in: 0...1_000_000), settings: settings) {
            family, seed in
            let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
            guard layout.hasParts, let id = layout.ids.sorted().first else { return true }
            let claims: [LayoutClaim] = [.fits, .noAvoidableOverflow, try LayoutClaim(parsing: "width(\(id)) <= 100")]
            let proved: ProvedFamily
            do {
                proved = try ProvedFamily(
                    family, by: .swiftui, claims: claims, limits: ProofLimits(regions: 1_500), splitting: .always,
                    looksForRepairs: false)
            } catch is NotLinear { return true } catch is EndlessView { return true }
            var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
            for _ in 0..<count {
                let point = family.parameters.map { parameter in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let length = parameter.range.upperBound - parameter.range.lowerBound
                    return parameter.range.lowerBound + length * Fraction(Int(state >> 33) % 421, over: 420)
                }
                for claim in proved.claims {
                    let value = try layout.value(of: claim.claim.measure, at: point)
                    points += 1
                    if claim.holds == true, value > claim.claim.allowance { return false }
                    if proved.stop == nil, let worst = claim.worst, value > worst.value { return false }
                }
            }
            return true
        }
        #expect(points > 0, "\(points)")
    }
}
