// RepairTrialsTests.swift: what trials of changes for one claim say of another one.

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
        let trials = RepairTrials()
        trials.learn(.proved, of: change, for: .fits, within: 50)
        #expect(trials.outcome(of: change, for: .noAvoidableOverflow, within: 1_500) == .proved)
        #expect(trials.outcome(of: other, for: .noAvoidableOverflow, within: 1_500) == nil)
        trials.learn(.proved, of: other, for: .noAvoidableOverflow, within: 50)
        #expect(trials.outcome(of: other, for: .fits, within: 1) == nil)
    }

    @Test func `what was left open is tried again within more regions, and what failed is tried at its point`() {
        let trials = RepairTrials()
        trials.learn(.open, of: change, for: .fits, within: 700)
        #expect(trials.outcome(of: change, for: .noAvoidableOverflow, within: 700) == .open)
        #expect(trials.outcome(of: change, for: .noAvoidableOverflow, within: 701) == nil)
        for _ in 0..<2 { trials.learn(.contradicted([280, 1]), of: other, for: .fits, within: 700) }
        #expect(trials.outcome(of: other, for: .noAvoidableOverflow, within: 1) == nil)
        #expect(trials.points == [[280, 1]])
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
