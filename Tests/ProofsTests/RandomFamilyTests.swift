// RandomFamilyTests.swift: what is proved of a family holds at its points, and what is refuted fails at one.
// The measures are worked out anew here, from arrangements and from the optimum.

import PlumbTesting
import Proofs
import Testing

struct RandomFamilyTests {
    private static let measures: [LayoutMeasure] = [
        .overflow, .avoidableOverflow, .unused, .distance, .term(.length("0") - .offset("1") * 2 + .unused),
    ]
    private static let claims: [LayoutClaim] = [
        .fits, .noAvoidableOverflow, .fills, .optimal, .within(10), .length("0") >= .length("1"),
    ]

    @Test(arguments: ProvableRule.all)
    func `a supremum is exceeded nowhere and attained where it says so`(rule: ProvableRule) throws {
        var attained = 0
        try forAll(RandomFamily(policies: rule.policies).generator, settings: TestingSettings(cases: 40)) { item in
            guard let item else { return true }
            let study = try FamilyStudy(of: item.family, by: rule.rule, measures: Self.measures)
            guard study.stop == nil, study.worst.count == Self.measures.count else { return false }
            for worst in study.worst {
                let there = try value(of: worst.measure, worst.row, rule.rule)
                attained += worst.isAttained ? 1 : 0
                guard worst.isAttained ? there == worst.value : there < worst.value else { return false }
                guard there == worst.valueThere else { return false }
                for point in item.points {
                    let row = try item.family.row(at: point)
                    let value = try value(of: worst.measure, row, rule.rule)
                    guard worst.isAttained ? value <= worst.value : value < worst.value else { return false }
                }
            }
            return true
        }
        #expect(attained > 20)
    }

    @Test(arguments: ProvableRule.all)
    func `a claim is proved only where no point contradicts it, and refuted with one that does`(
        rule: ProvableRule
    ) throws {
        var (proved, refuted) = (0, 0)
        try forAll(RandomFamily(policies: rule.policies).generator, settings: TestingSettings(cases: 40)) { item in
            guard let item else { return true }
            for proof in try FamilyStudy(of: item.family, by: rule.rule, claims: Self.claims).proofs {
                switch proof.verdict {
                case .undecided: return false
                case .refuted(let counterexample):
                    refuted += 1
                    let value = try value(of: proof.claim.measure, counterexample.row, rule.rule)
                    guard value > proof.claim.allowance, value == counterexample.value else { return false }
                case .proved:
                    proved += 1
                    for point in item.points {
                        let row = try item.family.row(at: point)
                        let value = try value(of: proof.claim.measure, row, rule.rule)
                        guard value <= proof.claim.allowance else { return false }
                    }
                }
            }
            return true
        }
        #expect(proved > 10 && refuted > 10, "\(proved) proved, \(refuted) refuted")
    }

    private func value(of measure: LayoutMeasure, _ row: ExactRow, _ rule: some Rule) throws -> Fraction {
        let answer = ArrangementOver(try row.lengths(by: rule), in: row)
        switch measure {
        case .overflow: return answer.overflow
        case .avoidableOverflow:
            return max(0, answer.overflow - ArrangementOver(row.items.map(\.minimum), in: row).overflow)
        case .unused:
            return max(0, answer.unused - ArrangementOver(row.lengths(by: .waterFilling), in: row).unused)
        case .distance: return DistanceOver(from: answer.lengths, to: row.lengths(by: .waterFilling)).max
        case .term:
            if measure == .term(.length("1") - .length("0")) { return answer.lengths[1] - answer.lengths[0] }
            return answer.lengths[0] - answer.offsets[1] * 2 + answer.unused
        }
    }
}
