// ClaimedLevelsTests.swift: lengths of one level are the optimum where they take what there is, and nowhere else.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct ClaimedLevelsTests {
    /// A row and a level from which its items are given their lengths, whatever these come to.
    private static func levelled(_ policy: Policy) -> Generator<(Row, ReducedRow, [Double])?> {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...7))
        return Generator { choices in
            let problem = rows.draw(&choices)
            guard case .shared(let row) = problem.resolution else { return nil }
            // The level that one item of the optimum names, mostly the right one; or that one and a little more.
            let lengths = WaterFilling().lengths(for: problem)
            let item = Generator.one(of: Array(lengths.indices)).draw(&choices)
            let more = Generator.one(of: [0, 0, 1e-13, 1e-7, 1e-3, 1, -1e-13, -1e-7, -1]).draw(&choices)
            guard row.weight[item] > 0 else { return nil }
            let level = (lengths[item] - row.base[item]) / row.weight[item] + more
            let claim = row.lower.indices.map {
                max(row.lower[$0], min(row.base[$0] + row.weight[$0] * level, row.upper[$0]))
            }
            return (problem, row, claim)
        }.described { "\(String(describing: $0))" }
    }

    @Test(arguments: Policy.allCases)
    func `lengths of one level are optimal exactly where they are those of the optimum in fractions`(
        policy: Policy
    ) throws {
        var counts = (optimal: 0, other: 0)
        let settings = TestingSettings.share(150, of: 10_000, under: policy)
        try forAll(Self.levelled(policy), settings: settings) { drawn in
            guard let (problem, _, claim) = drawn else { return true }
            let optimum = problem.exact.lengths(by: .waterFilling).map(\.double)
            let distance = Distance(from: claim, to: optimum).max
            let isOptimal = try problem.verdict(on: claim).kind == .optimal
            if isOptimal { counts.optimal += 1 } else { counts.other += 1 }
            let most = max(problem.tolerance, Tolerance.relative * (optimum.max() ?? 0))
            return isOptimal ? distance <= most : distance >= problem.tolerance / Double(claim.count) / 2
        }
        #expect(counts.optimal + counts.other > 0)
        // A share has few cases of a policy.
        #expect(
            !TestingSettings.isWhole || counts.optimal * 40 > settings.cases && counts.other * 40 > settings.cases,
            "\(counts)")
    }

    @Test(arguments: Policy.allCases)
    func `the levels of a proved row give its lengths`(policy: Policy) throws {
        try forAll(.rows(RowShape(policy: policy)), settings: .share(100, of: 6_000, under: policy)) { problem in
            guard case .shared(let row) = problem.resolution else { return true }
            let proved = try problem.certify(WaterFilling().lengths(for: problem))
            return zip(row.tiers, proved.levels).allSatisfy { tier, level in
                tier.allSatisfy { item in
                    let length = row.base[item] + row.weight[item] * level.level
                    let expected = max(row.lower[item], min(length, row.upper[item]))
                    return abs(expected - proved.lengths[item]) <= problem.tolerance
                }
            }
        }
    }
}
