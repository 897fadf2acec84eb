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
    /// Points at which some change contradicted a claim.
    private(set) var points: [[Fraction]] = []

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
