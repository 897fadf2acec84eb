// RepairTrials.swift: what trials of changes have shown, so that the next claim about the same scene need not ask again.

import Families
import Proofs

/// What exploring the changed scenes of one family came to while repairs of its claims are looked for.
final class RepairTrials {
    /// A change of a scene.
    struct Change: Equatable {
        /// The texts of the scene.
        let alternative: String
        /// The place of the change among all; `nil` for the optimal engine.
        let place: Int?
    }

    private struct Trial {
        let change: Change
        let claim: LayoutClaim
        let regions: Int
        let outcome: LayoutStudy.Outcome
    }

    private var trials: [Trial] = []
    /// The lengths of the scenes' parts, those of changed scenes too, by the name of the scene's texts.
    private var lengths: [String: KnownLengths]
    /// Points at which some change contradicted a claim.
    private(set) var points: [[Fraction]] = []

    /// No trials yet.
    init(of studies: [StudiedScene]) {
        let known = studies.compactMap { study in study.lengths.map { (study.layout.alternative.name, $0) } }
        lengths = Dictionary(known) { first, _ in first }
    }

    /// What the regions of all changed scenes for one claim may cost: a few seconds, counted in views that are laid out and
    /// not in time, so that a busy machine finds the same repairs.
    static let mostCosts = 48_000

    /// What a region costs in exploring a changed scene: all views are laid out in a region of the whole, few in one of a
    /// part.
    func costOfRegion(of layout: SceneLayout) -> Int {
        knownLengths(of: layout) == nil ? layout.family.root.count : 16
    }

    /// The lengths of a scene's parts; `nil` where it was not taken apart.
    private func knownLengths(of layout: SceneLayout) -> KnownLengths? {
        layout.hasParts ? lengths[layout.alternative.name] : nil
    }

    /// Explores a changed scene for a claim: part by part where the scene was taken apart, most of whose parts are known.
    ///
    /// - Throws: As the exploration does.
    func explore(
        _ layout: SceneLayout, for claim: LayoutClaim, limits: ProofLimits, counting effort: inout ProofEffort
    ) throws -> LayoutStudy.Outcome {
        if var known = knownLengths(of: layout) {
            defer { lengths[layout.alternative.name] = known }
            let parting = try SceneParting(layout, limits, reusing: nil, knowing: known)
            if let outcome = try parting.outcome(of: claim, counting: &effort, teaching: &known) { return outcome }
        }
        return try LayoutStudy.outcome(
            of: claim, for: RepeatedSceneLayout(layout), limits: limits, counting: &effort)
    }

    /// What a change comes to by what is known of another claim, which this one follows from.
    ///
    /// What was left open for that one in as many regions has more of them for this one, which compares more.
    func outcome(of change: Change, for claim: LayoutClaim, within regions: Int) -> LayoutStudy.Outcome? {
        let known = trials.filter { $0.change == change && claim.follows(from: $0.claim) }
        if known.contains(where: { $0.outcome == .proved }) { return .proved }
        return known.contains { $0.outcome == .open && $0.regions >= regions } ? .open : nil
    }

    /// Takes note of what a change came to.
    func learn(_ outcome: LayoutStudy.Outcome, of change: Change, for claim: LayoutClaim, within regions: Int) {
        trials.append(Trial(change: change, claim: claim, regions: regions, outcome: outcome))
        if case .contradicted(let point) = outcome, !points.contains(point) { points.append(point) }
    }
}

extension LayoutClaim {
    /// Whether it holds wherever another one does: a stack that is no longer than its room is no longer than the greater one
    /// of its room and what its views take at least.
    fileprivate func follows(from other: LayoutClaim) -> Bool {
        measure == .avoidableOverflow && other.measure == .overflow && allowance >= other.allowance
    }
}
