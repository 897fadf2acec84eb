// SceneRefutation.swift: a point that contradicts a claim about a scene, with the smallest scene that does, and a change
// that repairs it.

import Families
import Proofs

extension ProvedScene.Refutation {
    /// Makes the scene at a point as small as its fault allows.
    ///
    /// - Parameter limits: How much work the proof of a repair may take; `nil` looks for none.
    init(_ found: RefutingPoint, _ claim: LayoutClaim, _ layout: SceneLayout, repairing limits: ProofLimits?) throws {
        let family = layout.family
        let point = layout.parameters.point(found.at)
        let small = family.root.reduced { root in
            layout.with(root).flatMap { try? $0.value(of: claim.measure, at: point) }.map { $0 > claim.allowance }
                ?? false
        }
        let reduced = layout.with(small) ?? layout
        self.point = ProvedScene.Point(found.at, of: layout)
        value = found.value
        smallest = reduced.family.scene(at: point, texts: layout.alternative.texts)
        faults = try reduced.faults(against: claim, at: point)
        repair = try limits.flatMap { try layout.repair(of: claim, at: point, limits: $0) }
    }
}

extension SceneLayout {
    /// The layout of another root with the same parameters; `nil` where the claims' views and parameters are gone.
    fileprivate func with(_ root: SceneView) -> SceneLayout? {
        let other = try? SceneFamily(
            id: family.id, parameters: family.parameters, choices: family.choices, ties: family.ties,
            proposal: family.proposal, displayScale: family.displayScale, root: root)
        return other.map { SceneLayout($0, alternative, by: engine) }
    }

    /// A change of one line with which a claim holds at every point; `nil` where none of those tried does.
    ///
    /// Only what repairs the point at hand is proved.
    fileprivate func repair(of claim: LayoutClaim, at point: [Fraction], limits: ProofLimits) throws -> String? {
        if case .term = claim.measure { return nil }
        let other = SceneLayout(family, alternative, by: .optimal)
        var candidates: [(words: String, layout: SceneLayout)] =
            engine == .optimal ? [] : [("the optimal engine", other)]
        candidates += family.root.repairs.compactMap { repair in with(repair.root).map { (repair.words, $0) } }
        for (words, layout) in candidates {
            guard let value = try? layout.value(of: claim.measure, at: point), value <= claim.allowance,
                (try? layout.check(claim)) != nil
            else { continue }
            let study = try? LayoutStudy(of: layout, claims: [claim], limits: limits.shared)
            if study?.proofs[0].isProved == true { return words }
        }
        return nil
    }
}

extension ProofLimits {
    /// A share of the limits, for one of many trials.
    fileprivate var shared: ProofLimits {
        ProofLimits(regions: min(regions, 2_000), time: time.map { $0 / 4 } ?? .seconds(2))
    }
}
