// EarlierProof.swift: what an earlier certificate of a scene still says of it.

import Boxes
import Families
import Proofs

/// What an earlier certificate says, asked for what still holds in a scene that has been changed.
///
/// Nothing of it is believed: what is taken is checked in the scene as it is now.
struct EarlierProof {
    private let proof: ModularProof
    private let scene: ModularScene
    /// Lengths by the fingerprint of the part, which is only said: what is taken is checked.
    private let lengths: [String: [ProvedFunction]]
    private let offers: [[Int]: [ProvedFunction]]
    private let trees: [LayoutClaim: [String: ProofTree]]

    init?(_ document: SceneProofDocument, for layout: SceneLayout) throws {
        let alternatives = document.family.alternatives
        guard let place = alternatives.firstIndex(where: { $0.name == layout.alternative.name }),
            document.parts.indices.contains(place), let proof = document.parts[place].modular
        else { return nil }
        let scene = try ModularScene(
            SceneLayout(document.family, alternatives[place], by: layout.engine), longest: proof.longest,
            knowsContent: false, nil)
        var (lengths, offers): ([String: [ProvedFunction]], [[Int]: [ProvedFunction]]) = ([:], [:])
        for part in proof.parts where scene.isPart(part.view) {
            for function in part.functions {
                switch function.subject {
                case .length: lengths[part.hash, default: []].append(function)
                case .asked: offers[scene.path(to: part.view), default: []].append(function)
                }
            }
        }
        var trees: [LayoutClaim: [String: ProofTree]] = [:]
        for answer in proof.answers {
            let questions = ModularQuestion.all(answer.claim.measure, of: scene) ?? []
            for (question, tree) in zip(questions, answer.trees) {
                trees[answer.claim, default: [:]][question.key(in: scene)] = tree
            }
        }
        (self.proof, self.scene, self.lengths, self.offers, self.trees) = (proof, scene, lengths, offers, trees)
    }

    /// What may be said of the views of a scene: lengths of equal parts, offers where parts stand in the same place.
    func candidates(in scene: ModularScene) -> [ModularSubject: ProvedFunction] {
        var found: [ModularSubject: ProvedFunction] = [:]
        for view in 0..<scene.viewCount where scene.isPart(view) {
            let equal = lengths[scene.hash(of: view)] ?? []
            for function in equal + (offers[scene.path(to: view)] ?? []) {
                let subject = function.subject.moved(to: view)
                found[subject] = ProvedFunction(subject, function.form, function.tree)
            }
        }
        return found
    }

    /// The views of a scene that were parts with another content, each with the lengths of which there were functions.
    ///
    /// After most changes the functions with too many regions still have too many.
    func changedParts(of scene: ModularScene) -> [Int: Set<ModularSubject>] {
        let hashes = Dictionary(proof.parts.map { ($0.view, $0.hash) }) { first, _ in first }
        let old = Dictionary((0..<self.scene.viewCount).map { (self.scene.path(to: $0), $0) }) { first, _ in first }
        var changed: [Int: Set<ModularSubject>] = [:]
        for view in 0..<scene.viewCount where scene.isPart(view) {
            guard let before = old[scene.path(to: view)], self.scene.isPart(before),
                hashes[before] != scene.hash(of: view)
            else { continue }
            let known = hashes[before].flatMap { lengths[$0] } ?? []
            changed[view] = Set(known.map { $0.subject.moved(to: view) })
        }
        return changed
    }

    /// What proves that a question stays within a claim, if it still does.
    func tree(_ claim: LayoutClaim, _ question: ModularQuestion, in scene: ModularScene) -> ProofTree? {
        guard let tree = trees[claim]?[question.key(in: scene)] else { return nil }
        do {
            try QuestionLayout(scene, question).check([.proved(claim)], by: tree)
            return tree
        } catch { return nil }
    }
}
