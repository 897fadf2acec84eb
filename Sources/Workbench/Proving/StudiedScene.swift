// StudiedScene.swift: the study of a scene's family with one text for each choice, whole or part by part.

import Deadlines
import Families
import Proofs

/// Whether the parts of a scene are proved by themselves.
package enum SceneSplitting: String, CaseIterable, Sendable {
    /// Where the whole has many regions.
    case auto
    /// Wherever they can be.
    case always
    /// Nowhere.
    case never
}

/// The study of a family with one text for each choice.
package struct StudiedScene {
    let layout: SceneLayout
    let study: LayoutStudy
    /// How it was taken apart; `nil` where it was explored as a whole.
    let parts: SceneParts?
    /// What proves it part by part, where that was kept.
    let modular: ModularProof?
    /// The lengths of its parts; `nil` where they were left unexplored, so that the whole has hardly more regions.
    let lengths: KnownLengths?

    init(
        _ layout: SceneLayout, _ claims: [LayoutClaim], _ measures: [LayoutMeasure], _ limits: ProofLimits,
        _ splitting: SceneSplitting, keepsProof: Bool, reusing earlier: SceneProofDocument?, progress: (Int) -> Void
    ) throws {
        self.layout = layout
        func whole(_ limits: ProofLimits, all: Bool = false) throws -> LayoutStudy {
            try LayoutStudy(
                of: RepeatedSceneLayout(layout), claims: claims, measures: measures, limits: limits,
                keepsProof: keepsProof,
                wantsFaults: true, all: all, progress: progress)
        }
        // What is asked of the whole, and a greatest value, have a proof of the whole.
        let isProvable = measures.isEmpty && claims.allSatisfy { $0.measure.isOfParts }
        guard splitting != .never, layout.hasParts, !keepsProof || isProvable else {
            (study, parts, modular, lengths) = (try whole(limits), nil, nil, nil)
            return
        }
        if splitting == .auto, earlier == nil {
            let few = min(limits.regions, layout.fewRegions)
            do {
                let first = try whole(ProofLimits(regions: few, time: limits.time), all: few < limits.regions)
                (study, parts, modular, lengths) = (first, nil, nil, nil)
                return
            } catch is TooManyRegions {}
        }
        var parting = try SceneParting(layout, limits, reusing: earlier)
        var found = try parting.study(claims, measures, progress)
        if earlier != nil, found.study.stop != nil, !Deadline.isOver {
            // An earlier proof also says what not to explore.
            parting = try SceneParting(layout, limits, reusing: nil)
            found = try parting.study(claims, measures, progress)
        }
        (study, parts) = (found.study, found.parts)
        lengths = found.study.stop == nil ? parting.lengths : nil
        modular = keepsProof ? try parting.proof(of: found.study) : nil
    }

    /// What was found of it, as far as it is proved.
    var part: SceneProofDocument.Part {
        let isProved = study.tree != nil || modular != nil || parts == nil
        return SceneProofDocument.Part(
            findings: isProved ? study.findings : study.findings.filter { $0.bound == nil }, tree: study.tree,
            modular: modular)
    }
}

extension LayoutMeasure {
    /// Whether it is asked view by view.
    fileprivate var isOfParts: Bool {
        switch self {
        case .overflow, .avoidableOverflow, .term: true
        case .defined(let measure): measure.definition.reach != .layout
        case .overlap, .outside, .truncated, .unused, .distance: false
        }
    }
}

extension SceneLayout {
    /// How many regions the whole may have before its parts are explored: the more views, the longer one takes.
    fileprivate var fewRegions: Int { max(16, min(200, 6_000 / family.root.count)) }
}
