// RandomFamilyTests.swift: what is proved of a family holds at its points, and what is refuted fails at one.
// The measures are worked out anew here, from arrangements and from the optimum.

import PlumbTesting
import Proofs
import Testing

struct RandomFamilyTests {
    private static let mixed = LayoutTerm.length("0") - .offset("1") * 2 + .unused + .parameter("p0") * 3
    private static let measures: [LayoutMeasure] = [.overflow, .avoidableOverflow, .unused, .distance, .term(mixed)]
    private static let claims: [LayoutClaim] = [
        .fits, .noAvoidableOverflow, .fills, .optimal, .within(10), mixed <= 50,
    ]

    /// The measures at one point of a family.
    private struct Here {
        var values: [LayoutMeasure: Fraction] = [:]

        init(_ row: ExactRow, _ first: Fraction, _ rule: some Rule) throws {
            let answer = ArrangementOver(try row.lengths(by: rule), in: row)
            let least = ArrangementOver(row.items.map(\.minimum), in: row)
            let optimum = ArrangementOver(row.lengths(by: .waterFilling), in: row)
            values[.overflow] = answer.overflow
            values[.avoidableOverflow] = max(0, answer.overflow - least.overflow)
            values[.unused] = max(0, answer.unused - optimum.unused)
            values[.distance] = DistanceOver(from: answer.lengths, to: optimum.lengths).max
            values[.term(mixed)] = answer.lengths[0] - answer.offsets[1] * 2 + answer.unused + first * 3
            values[.term(mixed - 50)] = values[.term(mixed)].map { $0 - 50 }
        }
    }

    @Test(arguments: ProvableRule.all)
    func `proofs and suprema hold at all points, refutations and attained values at theirs`(
        rule: ProvableRule
    ) throws {
        var (proved, refuted, attained, split) = (0, 0, 0, 0)
        let settings = TestingSettings.share(3, of: 200)
        try forAll(RandomFamily(policies: rule.policies).generator, settings: settings) { item in
            guard let item else { return true }
            let study = try FamilyStudy(
                of: item.family, by: rule.rule, claims: Self.claims, measures: Self.measures, keepsCertificate: true)
            guard study.stop == nil, study.worst.count == Self.measures.count else { return false }
            try study.certificate?.check(by: rule.rule)
            // Without a certificate corners answer what linear programs answer with one.
            let corners = try FamilyStudy(of: item.family, by: rule.rule, claims: Self.claims, measures: Self.measures)
            guard corners.worst.map(\.value) == study.worst.map(\.value),
                corners.worst.map(\.isAttained) == study.worst.map(\.isAttained),
                corners.proofs.map(\.isProved) == study.proofs.map(\.isProved)
            else { return false }
            guard study.certificate?.findings.count == study.proofs.count + study.worst.count else { return false }
            let points = try item.points.map {
                try Here(item.family.row(at: $0), $0[0], rule.rule)
            }
            split += study.effort.regions > 1 ? 1 : 0
            attained += study.worst.count { $0.isAttained }
            proved += study.proofs.count { $0.isProved }
            refuted += study.proofs.count { $0.counterexample != nil }
            return try study.worst.allSatisfy { try holds($0, item.family, points, rule.rule) }
                && study.proofs.allSatisfy { try holds($0, item.family, points, rule.rule) }
        }
        #expect(proved + refuted > 0 && attained > 0)
        // A few families may all hold.
        #expect(settings.cases < 40 || proved > 4 && refuted > 1 && attained > 4, "\((proved, refuted, attained))")
        // A few families may all be of one region.
        #expect(settings.cases < 40 || split > 8, "\(split)")
    }

    private func holds(_ worst: WorstCase, _ family: Family, _ points: [Here], _ rule: some Rule) throws -> Bool {
        let there = try Here(family.row(at: worst.at), worst.at["p0"] ?? 0, rule).values[worst.measure]
        guard there == worst.valueThere, worst.isAttained == (there == worst.value) else { return false }
        return points.compactMap { $0.values[worst.measure] }.allSatisfy {
            worst.isAttained ? $0 <= worst.value : $0 < worst.value
        }
    }

    private func holds(_ proof: LayoutProof, _ family: Family, _ points: [Here], _ rule: some Rule) throws -> Bool {
        let (measure, allowance) = (proof.claim.measure, proof.claim.allowance)
        switch proof.verdict {
        case .undecided: return false
        case .refuted(let counterexample):
            let row = try family.row(at: counterexample.at)
            let there = try Here(row, counterexample.at["p0"] ?? 0, rule).values[measure]
            return there == counterexample.value && counterexample.value > allowance
        case .proved: return points.compactMap { $0.values[measure] }.allSatisfy { $0 <= allowance }
        }
    }
}
