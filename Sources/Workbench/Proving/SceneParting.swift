// SceneParting.swift: the study of a scene part by part, with what proves it, and with what an earlier proof still says.

import Boxes
import Families
import Proofs

/// How a scene was taken apart.
package struct SceneParts: Sendable, Equatable {
    /// How many containers and texts it has.
    package internal(set) var components = 0
    /// How many functions were found: lengths by offers, offers by parameters.
    package internal(set) var functions = 0
    /// How many of these, and of the answers to questions, an earlier proof had.
    package internal(set) var reused = 0
    /// The regions that were explored for these functions.
    package internal(set) var functionRegions = 0
    /// The regions that were explored for claims and measures.
    package internal(set) var claimRegions = 0
}

/// A scene with its parts, while it is proved.
struct SceneParting {
    private let layout: SceneLayout
    private let scene: ModularScene
    private let limits: ProofLimits
    private var earlier: EarlierProof?
    /// For each claim that is asked in parts its questions, each with what an earlier proof has of it.
    private var answers: [LayoutClaim: [ProofTree?]] = [:]

    /// What finding functions took, and how many regions all parts may have.
    private final class Work {
        var effort = ProofEffort()
        let most: Int
        /// How many regions may be begun where all is refuted already; `nil` where something is to be decided.
        var mostForWorst: Int?
        private var begun = 0
        init(most: Int) { self.most = most }

        func begin() throws {
            if let mostForWorst, begun >= mostForWorst { throw PieceExplorer.Gap.manyPieces }
            begun += 1
        }
    }
    private let work: Work

    init(
        _ layout: SceneLayout, _ limits: ProofLimits, reusing document: SceneProofDocument?,
        knowing lengths: KnownLengths? = nil
    ) throws {
        (self.layout, self.limits) = (layout, limits)
        work = Work(most: min(limits.regions, layout.manyRegions))
        var explorer = PieceExplorer()
        explorer.mostPieces = min(explorer.mostPieces, limits.regions)
        let work = work
        scene = try ModularScene(layout, longest: lengths?.longest) { [explorer] box, ties, run in
            if work.effort.regions >= work.most { throw PieceExplorer.Gap.manyPieces }
            // Finding one function finds others: what it took is counted when it is done.
            var effort = ProofEffort()
            defer { work.effort.add(effort) }
            return try explorer.functions(of: box, ties: ties, permit: work.begin, counting: &effort, run)
        }
        if let lengths { scene.take(lengths) }
        earlier = try document.flatMap { try EarlierProof($0, for: layout) }
        scene.candidates = earlier?.candidates(in: scene) ?? [:]
        if let earlier {
            let hopeless = earlier.changedParts(of: scene)
            scene.isHopeless = { subject in
                guard case .length = subject, let known = hopeless[subject.view] else { return false }
                return !known.contains(subject)
            }
        }
    }

    /// The study of the parts, and of the whole for what is not asked of parts.
    mutating func study(
        _ claims: [LayoutClaim], _ measures: [LayoutMeasure], _ progress: (Int) -> Void
    ) throws -> (study: LayoutStudy, parts: SceneParts) {
        var (parts, others): ([StudyPart], [(place: Int, measure: LayoutMeasure)]) = ([], [])
        let scene = scene
        let run = try ModularRun(scene, at: layout.parameters.indices.map(LinearForm.init(parameter:)))
        for (place, measure) in (claims.map(\.measure) + measures).enumerated() {
            guard let questions = ModularQuestion.all(measure, of: scene) else {
                others.append((place, measure))
                continue
            }
            var known: [ProofTree?] = questions.map { _ in nil }
            if place < claims.count, claims[place].allowance == 0 {
                // What an earlier proof shows of a term is no greatest value of it.
                known = questions.map { $0.isNeverNegative ? earlier?.tree(claims[place], $0, in: scene) : nil }
                answers[claims[place]] = known
            }
            for (question, known) in zip(questions, known) where known == nil {
                parts.append(
                    StudyPart(question.words, of: [place]) { judge in
                        run.forget()
                        return [try question.pieces(of: scene, in: run, judge: &judge)]
                    })
            }
        }
        let whole = RepeatedSceneLayout(layout)
        if !others.isEmpty { parts.append(StudyPart(whole: whole, others)) }
        // Where all is known already, one point shows that the scene can be laid out.
        let all = layout.trialPoints
        let points = parts.isEmpty ? Array(all.filter(layout.contains).prefix(1)) : all
        let tried = TriedPoints(of: whole, for: claims.map(\.measure) + measures)
        // What is explored then only finds the worst.
        let isDecided =
            measures.isEmpty
            && claims.allSatisfy { claim in
                points.contains { point in
                    claim.fails(with: tried.value(of: claim.measure, at: point))
                }
            }
        if isDecided { work.mostForWorst = work.most / 4 }
        let study = try LayoutStudy(
            of: whole, claims: claims, measures: measures, parts: parts, points: points, tried, limits: limits,
            most: work.most, progress: progress
        ) { work.effort }
        let reused = scene.reused.count + answers.values.reduce(0) { $0 + $1.count { $0 != nil } }
        return (
            study,
            SceneParts(
                components: scene.partCount, functions: scene.functionCount, reused: reused,
                functionRegions: work.effort.regions, claimRegions: study.effort.regions - work.effort.regions)
        )
    }

    /// The lengths of the parts that have been found.
    var lengths: KnownLengths { KnownLengths(of: scene) }

    /// What comes of one claim, asked question by question; `nil` where it is not asked of parts.
    ///
    /// - Parameters:
    ///   - effort: Counts the regions, those of functions too.
    ///   - lengths: Learns what was found of parts.
    /// - Throws: As the exploration does.
    func outcome(
        of claim: LayoutClaim, counting effort: inout ProofEffort, teaching lengths: inout KnownLengths
    ) throws -> LayoutStudy.Outcome? {
        guard let questions = ModularQuestion.all(claim.measure, of: scene) else { return nil }
        defer {
            effort.add(work.effort)
            lengths.learn(from: scene)
        }
        var asked = ProofEffort()
        defer { effort.add(asked) }
        for question in questions {
            let left = ProofLimits(
                regions: limits.regions - asked.regions - work.effort.regions, time: limits.time)
            if left.regions <= 0 { return .open }
            let outcome = try LayoutStudy.outcome(
                of: claim, for: QuestionLayout(scene, question), limits: left, counting: &asked)
            if outcome != .proved { return outcome }
        }
        return .proved
    }

    /// What proves the claims that a study proved; `nil` where some of it has too many regions.
    ///
    /// - Throws: As the exploration does.
    func proof(of study: LayoutStudy) throws -> ModularProof? {
        var proved: [ModularProof.Answer] = []
        for proof in study.proofs where proof.isProved {
            guard let questions = ModularQuestion.all(proof.claim.measure, of: scene) else { return nil }
            let known = answers[proof.claim] ?? questions.map { _ in nil }
            var trees: [ProofTree] = []
            for (question, known) in zip(questions, known) {
                guard let tree = try known ?? tree(of: QuestionLayout(scene, question), proof.claim) else { return nil }
                trees.append(tree)
            }
            proved.append(ModularProof.Answer(proof.claim, trees))
        }
        // Proving a function looks up those that it is made of, all of which are known by now.
        var functions: [Int: [ProvedFunction]] = [:]
        for (subject, form) in scene.found {
            let tree =
                try scene.reused[subject]?.tree
                ?? tree(of: FunctionLayout(scene, subject), FunctionLayout.claim)
            guard let tree else { return nil }
            functions[subject.view, default: []].append(ProvedFunction(subject, form, tree))
        }
        let parts = functions.keys.sorted().map { view in
            ModularProof.Part(
                view: view, hash: scene.hash(of: view),
                functions: (functions[view] ?? []).sorted { "\($0.subject)" < "\($1.subject)" })
        }
        return ModularProof(longest: scene.longest, parts: parts, answers: proved)
    }

    private func tree(of layout: some ParametricLayout, _ claim: LayoutClaim) throws -> ProofTree? {
        try LayoutStudy.tree(proving: claim, of: layout, limits: limits)
    }
}

extension SceneLayout {
    /// How many regions the parts may have before the whole is explored again, to the end.
    fileprivate var manyRegions: Int { 1_000 + 20 * family.root.count }
}
