// ForgedReuseTests.swift: an earlier proof with something forged in it changes no verdict, and no new proof.

import Certificates
import Documents
import Families
import Fractions
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct ForgedReuseTests {
    /// A card over a row in a column that scrolls.  With 57 at least the card needs 57s + 40s + 10, which is 204 where s is 2.
    private static func scene(least: Int, spacing: Int) -> String {
        """
        {"id": "page", "parameters": {"w": [200, 400], "s": [1, 2]}, "proposal": ["w", 300], "displayScale": "infinity",
         "claims": ["fits", "no-avoidable-overflow"], "tree": {"kind": "scroll", "axes": "vertical", "child": {
          "kind": "vstack", "align": "leading", "spacing": 6, "children": [
           {"kind": "hstack", "spacing": \(spacing), "children": [
            {"kind": "range", "w": [["*", \(least), "s"], ["*", \(least), "s"], "inf"], "h": 20},
            {"kind": "fixed", "w": ["*", 40, "s"], "h": 9}]},
           {"kind": "hstack", "spacing": 8, "children": [
            {"kind": "lines", "steps": [[120, 17], [60, 34]]}, {"kind": "fixed", "w": ["*", 24, "s"], "h": 9}]}]}}}
        """
    }

    private static func proved(_ text: String, reusing earlier: SceneProofDocument? = nil) throws -> ProvedFamily {
        try ProvedFamily(
            SceneFamily.read(text), by: .swiftui, splitting: .always, keepsCertificate: true, reusing: earlier,
            looksForRepairs: false)
    }

    /// Every form moved, every tree emptied or exchanged, every fingerprint that of another part, every answer another's.
    private static func forgeries(of proof: ModularProof) -> [ModularProof] {
        var found: [ModularProof] = []
        func forge(_ change: (inout ModularProof) -> Void) {
            var forged = proof
            change(&forged)
            if forged != proof { found.append(forged) }
        }
        for part in proof.parts.indices {
            let functions = proof.parts[part].functions
            for other in proof.parts.indices { forge { $0.parts[part].hash = proof.parts[other].hash } }
            for place in functions.indices {
                for shift in [Fraction(-50), -Fraction(1, over: 1_000), Fraction(1, over: 1_000), 50] {
                    let nodes = functions[place].form.nodes.map { node -> PiecewiseForm.Node in
                        guard case .form(let form?) = node else { return node }
                        return .form(form + LinearForm(shift))
                    }
                    forge { $0.parts[part].functions[place].form = PiecewiseForm(nodes: nodes) }
                }
                forge { $0.parts[part].functions[place].tree = ProofTree() }
                forge { $0.parts[part].functions[place].tree.nodes[0].end = .leaf([]) }
                forge { $0.parts[part].functions[place].form = functions[0].form }
            }
        }
        forge { $0.longest = $0.longest * 2 }
        for answer in proof.answers.indices {
            for place in proof.answers[answer].trees.indices {
                forge { $0.answers[answer].trees[place] = ProofTree() }
                forge { $0.answers[answer].trees[place] = ProofTree(nodes: [.init(end: .leaf([200, 1]))]) }
            }
            forge { $0.answers[answer].trees.reverse() }
        }
        return found
    }

    /// 40 and 57 at least: it fits, and it does not.
    @Test(arguments: [(40, true), (57, false)])
    func `a forged proof that is reused changes nothing`(least: Int, fits: Bool) throws {
        guard case .scenes(let honest) = try Self.proved(Self.scene(least: 40, spacing: 8)).certificate else {
            preconditionFailure("a scene has a proof of scenes")
        }
        let proof = try #require(honest.parts[0].modular)
        let edited = Self.scene(least: least, spacing: 10)
        let fresh = try Self.proved(edited)
        #expect(fresh.claims.map(\.holds) == [fits, true])
        let forgeries = Self.forgeries(of: proof)
        #expect(forgeries.count > 50)
        let step = TestingSettings.isWhole ? 1 : forgeries.count / 8
        for place in stride(from: least % step, to: forgeries.count, by: step) {
            let forged = forgeries[place]
            var earlier = honest
            earlier.parts[0].modular = forged
            let found = try Self.proved(edited, reusing: earlier)
            #expect(found.claims.map(\.holds) == fresh.claims.map(\.holds))
            #expect(found.claims.map(\.worst?.value) == fresh.claims.map(\.worst?.value))
            try found.certificate?.check()
        }
    }
}
