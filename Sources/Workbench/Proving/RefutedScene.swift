// RefutedScene.swift: a point that contradicts a claim about a scene, with the smallest scene that does, and a change
// that repairs it.

import Deadlines
import Families
import Proofs

/// What was made of a scene that contradicts a claim.
package struct RefutedScene: Sendable {
    /// The smallest scene at that point that has the fault.
    package let smallest: SceneDocument
    /// What stands against the claim in the smallest scene; none for a claim about lengths.
    package let faults: [SceneFault]
    /// Changes of one line with each of which the claim is proved; none where none was found, or looked for.
    package let repairs: [String]
    /// The family with the change of a view, where one was found and its texts are one choice alone.
    package let repaired: SceneFamily?
}

extension ProvedFamily.Refutation {
    /// Makes the scene at a point as small as its fault allows.
    ///
    /// - Parameters:
    ///   - limits: How much work the proof of a repair may take; `nil` looks for none.
    ///   - trials: What is known of changes from other claims.
    init(
        _ found: RefutingPoint, _ claim: LayoutClaim, _ layout: SceneLayout, repairing limits: ProofLimits?,
        _ trials: RepairTrials
    ) throws {
        let family = layout.family
        let point = layout.parameters.point(found.at)
        let small = family.root.reduced(mostTrials: min(600, family.root.mostTrials)) { root in
            claim.fails(with: layout.with(root).flatMap { try? $0.value(of: claim.measure, at: point) })
        }
        let reduced = layout.with(small) ?? layout
        self.point = ProvedFamily.Point(found.at, of: layout)
        value = found.value
        // The claim is decided: nobody misses what ends with the time.
        let left = (Deadline.current?.left).map { Deadline(after: $0) }
        let repair = limits.map { limits in
            Deadline.$current.withValue(left) { layout.repairs(of: claim, at: point, limits: limits, trials) }
        }
        scene = RefutedScene(
            smallest: reduced.family.scene(at: point, texts: layout.alternative.texts),
            faults: try reduced.faults(against: claim, at: point),
            repairs: repair?.words ?? [], repaired: repair?.family)
    }
}

extension SceneLayout {
    /// The layout of another root with the same parameters; `nil` where the claims' views and parameters are gone.
    func with(_ root: SceneView) -> SceneLayout? {
        let other = try? SceneFamily(
            id: family.id, parameters: family.parameters, choices: family.choices, ties: family.ties,
            proposal: family.proposal, displayScale: family.displayScale, root: root)
        return other.map { SceneLayout($0, alternative, by: engine) }
    }

    /// Changes of one line with which a claim holds at every point: the optimum, and the first change of a view that does.
    ///
    /// Only what repairs the point at hand is proved.
    fileprivate func repairs(
        of claim: LayoutClaim, at point: [Fraction], limits: ProofLimits, _ trials: RepairTrials
    ) -> (words: [String], family: SceneFamily?) {
        if case .term = claim.measure { return ([], nil) }
        let others = trialPoints.filter(contains)
        // The optimum is one trial: it leaves the changes what they have.
        var spent = RepairTrials.mostCosts * 3 / 4
        func holds(_ layout: SceneLayout, changedAt place: Int?) -> Bool {
            func holds(at point: [Fraction]) -> Bool {
                (try? layout.value(of: claim.measure, at: point)).map { $0 <= claim.allowance } ?? false
            }
            // Most changes fail somewhere else, and a layout takes less than a proof.
            guard holds(at: point), others.allSatisfy({ holds(at: $0) }) else { return false }
            // A change with many regions leaves some to the others.
            let cost = trials.costOfRegion(of: layout)
            let regions = max((RepairTrials.mostCosts - spent) * 3 / 4, RepairTrials.mostCosts / 20) / cost
            let shared = ProofLimits(regions: max(1, min(regions, limits.regions)), time: limits.time.map { $0 / 4 })
            let change = RepairTrials.Change(alternative: alternative.name, place: place)
            if let known = trials.outcome(of: change, for: claim, within: shared.regions) { return known == .proved }
            guard trials.points.filter(contains).allSatisfy({ holds(at: $0) }) else { return false }
            var effort = ProofEffort()
            defer { spent += effort.regions * cost }
            let found = try? trials.explore(layout, for: claim, limits: shared, counting: &effort)
            trials.learn(found ?? .open, of: change, for: claim, within: shared.regions)
            return found == .proved
        }
        let other = engine == .optimal ? nil : SceneLayout(family, alternative, by: .optimal)
        let optimum = other.map { holds($0, changedAt: nil) } == true ? ["the optimal engine"] : []
        spent = 0
        let deadline = limits.time.map { Deadline(after: $0 / 2) }
        let repairs = family.root.repairs.prefix(family.root.mostTrials).enumerated()
        let changes = repairs.lazy.map { (place: $0, repair: $1) }.prefix { _ in
            spent < RepairTrials.mostCosts && deadline?.isOver != true && !Deadline.isOver
        }
        let change = changes.first { trial in
            with(trial.repair.root).map { holds($0, changedAt: trial.place) } ?? false
        }?.repair
        // The proof is about the texts of this layout: with others it may not hold.
        let repaired = family.choices.isEmpty ? change.flatMap { with($0.root)?.family } : nil
        return (optimum + (change.map { [$0.words] } ?? []), repaired)
    }
}

extension SceneView {
    /// How many changed scenes are laid out in search of a smaller one or of a repair: all of an ordinary scene, few of one
    /// whose layout takes long.
    fileprivate var mostTrials: Int { max(2, 200_000 / count) }
}
