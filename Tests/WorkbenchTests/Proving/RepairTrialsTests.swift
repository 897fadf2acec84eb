// RepairTrialsTests.swift: what trials of changes for one claim say of another one.

import Deadlines
import Families
import Fractions
import PlumbTesting
import PlumbViewTesting
import Proofs
import Scenes
import TestSupport
import Testing

@testable import Workbench

struct RepairTrialsTests {
    private let change = RepairTrials.Change(alternative: "", place: 3)
    private let other = RepairTrials.Change(alternative: "de", place: 3)

    @Test func `what fits avoids overflow, and not the other way round`() {
        let trials = RepairTrials(of: [])
        trials.learn(.proved, of: change, for: .fits, within: 50)
        #expect(trials.outcome(of: change, for: .noAvoidableOverflow, within: 1_500) == .proved)
        #expect(trials.outcome(of: other, for: .noAvoidableOverflow, within: 1_500) == nil)
        trials.learn(.proved, of: other, for: .noAvoidableOverflow, within: 50)
        #expect(trials.outcome(of: other, for: .fits, within: 1) == nil)
    }

    @Test func `what was left open is tried again within more regions, and what failed is tried at its point`() {
        let trials = RepairTrials(of: [])
        trials.learn(.open, of: change, for: .fits, within: 700)
        #expect(trials.outcome(of: change, for: .noAvoidableOverflow, within: 700) == .open)
        #expect(trials.outcome(of: change, for: .noAvoidableOverflow, within: 701) == nil)
        for _ in 0..<2 { trials.learn(.contradicted([280, 1]), of: other, for: .fits, within: 700) }
        #expect(trials.outcome(of: other, for: .noAvoidableOverflow, within: 1) == nil)
        #expect(trials.points == [[280, 1]])
    }

    /// The whole knows nothing of parts, nor of the scene before the change.
    @Test func `a changed scene comes part by part to what it comes to as a whole`() throws {
        var (compared, proved) = (0, 0)
        let settings = TestingSettings.share(5, of: 200)
        try forAll(.provable(by: .swiftui, leaves: 6), settings: settings) { family in
            let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
            guard layout.hasParts else { return true }
            let claims: [LayoutClaim] = [.fits, .noAvoidableOverflow]
            let limits = ProofLimits(regions: 150)
            let study = try StudiedScene(
                layout, claims, [], limits, .always, keepsProof: false, reusing: nil, progress: { _ in })
            // Where no lengths were kept, the whole would be compared with itself.
            guard study.lengths != nil else { return true }
            let trials = RepairTrials(of: [study])
            for change in family.root.repairs.prefix(5) {
                guard let changed = layout.with(change.root) else { continue }
                for claim in claims {
                    var effort = ProofEffort()
                    let parts = try? trials.explore(changed, for: claim, limits: limits, counting: &effort)
                    let whole = try? LayoutStudy.outcome(of: claim, for: changed, limits: limits, counting: &effort)
                    guard let parts, let whole, parts != .open, whole != .open else { continue }
                    compared += 1
                    proved += parts == .proved ? 1 : 0
                    if (parts == .proved) != (whole == .proved) { return false }
                }
            }
            return true
        }
        #expect(settings.cases < 100 || compared > 200 && proved > 50 && proved < compared, "\((compared, proved))")
    }

    /// The cards are alike but for their gaps.
    @Test func `a changed page is explored in fewer regions than the page was`() throws {
        let cards = (0..<8).map { card in
            """
            {"kind": "padding", "insets": [4, 8, 4, 8], "child": {"kind": "hstack", "spacing": \(card), "children": [
                {"kind": "range", "w": [40, 40, "inf"], "h": 20},
                {"kind": "range", "w": [["+", 30, "t"], ["+", 30, "t"], 120], "h": 20},
                {"kind": "range", "w": [20, 20, ["+", 60, "t"]], "h": 20}]}}
            """
        }
        let family = try SceneFamily.read(
            """
            {"parameters": {"w": [240, 400], "t": [0, 80]}, "proposal": ["w", 400],
             "tree": {"kind": "vstack", "children": [\(cards.joined(separator: ", "))]}}
            """)
        let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
        let study = try StudiedScene(
            layout, [.fits], [], ProofLimits(), .always, keepsProof: false, reusing: nil,
            progress: { _ in })
        let trials = RepairTrials(of: [study])
        let change = try #require(family.root.repairs.first { layout.with($0.root) != nil })
        let changed = try #require(layout.with(change.root))
        var effort = ProofEffort()
        let outcome = try trials.explore(
            changed, for: .fits, limits: ProofLimits(), counting: &effort)
        #expect(outcome == .proved && study.study.proofs[0].isProved)
        #expect(effort.regions < study.study.effort.regions)
        // What was found is known for the next claim.
        var again = ProofEffort()
        _ = try trials.explore(changed, for: .fits, limits: ProofLimits(), counting: &again)
        #expect(again.regions < effort.regions)
    }

    /// Two ranges of 60 in 100.
    @Test func `the search for a repair ends with the time, of which the claim takes no notice`() throws {
        let family = try SceneFamily.read(
            """
            {"parameters": {"w": [100, 200]}, "proposal": ["w", 40], "tree": {"kind": "hstack", "spacing": 0, "children": [
                {"kind": "range", "w": [60, 60, "inf"], "h": 20}, {"kind": "range", "w": [60, 60, "inf"], "h": 20}]}}
            """)
        let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
        let study = try StudiedScene(
            layout, [.fits], [], ProofLimits(), .auto, keepsProof: false, reusing: nil, progress: { _ in })
        let point = try #require(study.study.proofs[0].counterexample)
        func refutation(within deadline: Deadline?) throws -> ProvedFamily.Refutation {
            try Deadline.$current.withValue(deadline) {
                try ProvedFamily.Refutation(
                    point, .fits, layout, repairing: ProofLimits(), RepairTrials(of: [study]))
            }
        }
        let deadline = Deadline(after: .zero)
        #expect(try refutation(within: deadline).scene?.repairs == [])
        #expect(!deadline.hasStoppedWork)
        #expect(try refutation(within: nil).scene?.repairs == ["the least width of a range 0"])
    }

    /// Why a proof for the one claim is one for the other.
    @Test func `no view has more avoidable overflow than overflow`() throws {
        let shares = Generator<Int>.integer(in: 0...12)
        try forAll(.provable(by: .swiftui), shares, shares, settings: .share(40, of: 2_000)) { family, first, second in
            let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
            let point = family.parameters.enumerated().map { index, parameter in
                let range = parameter.range
                let share = Fraction(index.isMultiple(of: 2) ? first : second, over: 12)
                return range.lowerBound + (range.upperBound - range.lowerBound) * share
            }
            guard layout.contains(point),
                let values = try? layout.values(of: [.avoidableOverflow, .overflow], at: point)
            else { return true }
            let alone = try [.avoidableOverflow, .overflow].map { try layout.value(of: $0, at: point) }
            return values[0] <= values[1] && values == alone
        }
    }
}
