// StudiedScene.swift: the study of a scene's family with one text for each choice, whole or part by part.

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

/// How a scene was taken apart.
package struct SceneParts: Sendable, Equatable {
    /// How many containers and texts it has.
    package internal(set) var components = 0
    /// How many functions were found: lengths by offers, offers by parameters.
    package internal(set) var functions = 0
    /// The regions that were explored for these functions.
    package internal(set) var functionRegions = 0
    /// The regions that were explored for claims and measures.
    package internal(set) var claimRegions = 0
}

/// The study of a family with one text for each choice.
package struct StudiedScene {
    let layout: SceneLayout
    let study: LayoutStudy
    /// How it was taken apart; `nil` where it was explored as a whole.
    let parts: SceneParts?

    init(
        _ layout: SceneLayout, _ claims: [LayoutClaim], _ measures: [LayoutMeasure], _ limits: ProofLimits,
        _ splitting: SceneSplitting, keepsProof: Bool, progress: (Int) -> Void
    ) throws {
        self.layout = layout
        let isSplit = splitting != .never && !keepsProof && layout.hasParts
        func whole(_ limits: ProofLimits) throws -> LayoutStudy {
            try LayoutStudy(
                of: layout, claims: claims, measures: measures, limits: limits, keepsProof: keepsProof,
                wantsFaults: true, progress: progress)
        }
        guard isSplit else {
            (study, parts) = (try whole(limits), nil)
            return
        }
        if splitting == .auto {
            let few = min(limits.regions, layout.fewRegions)
            let first = try whole(ProofLimits(regions: few, time: limits.time))
            if first.stop == nil || few == limits.regions || first.effort.regions < few {
                (study, parts) = (first, nil)
                return
            }
        }
        let (study, parts) = try Self.split(layout, claims, measures, limits, progress)
        (self.study, self.parts) = (study, parts)
    }

    /// The study of the parts, and of the whole for what is not asked of parts.
    private static func split(
        _ layout: SceneLayout, _ claims: [LayoutClaim], _ measures: [LayoutMeasure], _ limits: ProofLimits,
        _ progress: (Int) -> Void
    ) throws -> (LayoutStudy, SceneParts) {
        var work = ProofEffort()
        var explorer = PieceExplorer()
        explorer.mostPieces = min(explorer.mostPieces, limits.regions)
        let most = min(limits.regions, layout.manyRegions)
        let scene = try ModularScene(layout) { box, ties, run in
            if work.regions >= most { throw PieceExplorer.Gap.manyPieces }
            // Finding one function finds others: what it took is counted when it is done.
            var effort = ProofEffort()
            defer { work.add(effort) }
            return try explorer.functions(of: box, ties: ties, counting: &effort, run)
        }
        let run = try ModularRun(scene, at: layout.parameters.indices.map(LinearForm.init(parameter:)))
        var (parts, others): ([StudyPart], [(place: Int, measure: LayoutMeasure)]) = ([], [])
        for (place, measure) in (claims.map(\.measure) + measures).enumerated() {
            guard let questions = ModularQuestion.all(measure, of: scene) else {
                others.append((place, measure))
                continue
            }
            parts += questions.map { question in
                StudyPart(question.words, of: [place]) { judge in
                    run.forget()
                    return [try question.pieces(of: scene, in: run, judge: &judge)]
                }
            }
        }
        if !others.isEmpty { parts.append(StudyPart(whole: layout, others)) }
        let study = try LayoutStudy(
            of: layout, claims: claims, measures: measures, parts: parts, points: layout.trialPoints, limits: limits,
            most: most, progress: progress
        ) { work }
        return (
            study,
            SceneParts(
                components: scene.partCount, functions: scene.functionCount, functionRegions: work.regions,
                claimRegions: study.effort.regions - work.regions)
        )
    }
}

extension SceneLayout {
    /// How many regions the whole may have before its parts are explored: the more views, the longer one takes.
    fileprivate var fewRegions: Int { max(16, min(200, 6_000 / family.root.count)) }

    /// How many regions its parts may have before the whole is explored again, to the end.
    fileprivate var manyRegions: Int { 4_000 + 100 * family.root.count }

    /// Ends and middles of all parameters, at which most of what fails does so.
    fileprivate var trialPoints: [[Fraction]] {
        parameters.prefix(4).reduce([parameters.map(\.range.lowerBound)]) { points, parameter in
            guard let index = parameters.firstIndex(where: { $0.name == parameter.name }) else { return points }
            let (lower, upper) = (parameter.range.lowerBound, parameter.range.upperBound)
            return points.flatMap { point in
                [lower, upper, (lower + upper) / 2].map { value in
                    var point = point
                    point[index] = value
                    return point
                }
            }
        }
    }
}
