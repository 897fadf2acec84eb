// ContradictionTests.swift: proofs of random families of every kind, and points that try to contradict them.

import PlumbTesting
import Proofs
import TestSupport
import Testing

struct ContradictionTests {
    private static let rules = [
        ProvableRule("SwiftUI's rule", SwiftUIRule(), Policy.linear),
        ProvableRule("progressive filling", ProgressiveFilling(), Policy.linear),
        ProvableRule("water filling", WaterFilling(), Policy.linear),
        ProvableRule("CSS", CSSFlexbox(), [.cssFlex, .equalSizes, .weights]),
        ProvableRule("glue", TeXGlue(), [.glue]),
    ]

    // 450 draws a rule, with 2,000 points in fractions and 8,000 in doubles each, contradict nothing either.
    @Test(arguments: rules)
    func `no point contradicts what is proved, and a search comes near to what is attained`(
        rule: ProvableRule
    ) throws {
        let settings = TestingSettings.share(3, of: 70)
        let tally = try hunt(rule.rule, rule.policies, settings)
        #expect(tally.families * 2 > settings.cases, "\(tally)")
        #expect(tally.proved > 3 * settings.cases && tally.refuted > 6 * settings.cases, "\(tally)")
        #expect(tally.near * 10 >= tally.attained * 8, "\(tally)")
    }

    private func hunt(
        _ rule: some Rule, _ policies: [Policy], _ settings: TestingSettings
    ) throws -> ContradictionTally {
        var tally = ContradictionTally()
        var number: UInt64 = 0
        let families = WideFamily(policies: policies, parameters: 1...3, items: 2...5).generator
        try forAll(families, settings: settings) { family in
            guard let family else { return true }
            number += 1
            var search = ContradictionSearch(
                family, rule, counts: (exact: 30, doubles: 40), random: Steps(state: number), tally: tally)
            try search.run(ProofLimits(regions: 300), checksCertificate: number.isMultiple(of: 3))
            tally = search.tally
            return true
        }
        return tally
    }
}

/// Numbers that look random and are the same in every run (Steele and others, "Fast splittable pseudorandom number
/// generators", 2014).
struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
