// SweepLawsTests.swift: a sweep gives what its rule gives, in every container, with no more breakpoints than the
// mathematics allows.

import Plumb
import PlumbTesting
import Testing

/// A rule with the rows on which it is swept.
struct Swept: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: any PiecewiseLinearDistribution
    let policy: Policy

    var testDescription: String { "\(name), \(policy.rawValue)" }

    static let all =
        Policy.allCases.map { Swept(name: "the optimum", rule: WaterFill(), policy: $0) } + [
            Swept(name: "SwiftUI's rule", rule: SwiftUIStack(), policy: .equalSizes),
            Swept(name: "progressive filling", rule: ProgressiveFill(), policy: .equalIncrements),
            Swept(name: "the CSS flex loop", rule: FlexLineCSS(), policy: .cssFlex),
            Swept(name: "TeX's glue setting", rule: GlueSetting(), policy: .glue),
        ]
}

extension DistributionProblem {
    /// The same row in another container.
    fileprivate func with(available: Double) throws -> DistributionProblem {
        try DistributionProblem(items: items, spacing: spacing, available: available, policy: policy)
    }
}

@Suite struct SweepLawsTests {
    /// Whether lengths agree; at a breakpoint where lengths jump, those of either side are right.
    private func agrees(_ sweep: Sweep, with swept: Swept, at available: Double) throws -> Bool {
        let row = try sweep.problem.with(available: available)
        let answer = try swept.rule.lengths(for: row)
        let near = sweep.pieces.filter {
            $0.start <= available + row.tolerance && $0.end >= available - row.tolerance
        }
        return near.contains { Distance(from: $0.lengths(at: available), to: answer).max <= row.tolerance }
    }

    @Test(arguments: Swept.all)
    func `a sweep gives the lengths of its rule in a thousand random containers`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), .integer(in: 0...1_000), settings: TestingSettings(cases: 20),
            name: "sweep in a thousand containers: \(swept.testDescription)"
        ) { row, seed in
            let sweep = try Sweep(of: swept.rule, for: row)
            var random = SplitMix64(seed: UInt64(seed))
            let containers = (0..<1_000).map { _ in Double.random(in: 0...2_000, using: &random) }
            return try containers.allSatisfy { try agrees(sweep, with: swept, at: $0) }
        }
    }

    @Test(arguments: Swept.all)
    func `a sweep gives the lengths of its rule at and between its breakpoints`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), settings: TestingSettings(cases: 250),
            name: "sweep at its breakpoints: \(swept.testDescription)"
        ) { row in
            let sweep = try Sweep(of: swept.rule, for: row)
            let ends = sweep.pieces.map { $0.end.isFinite ? $0.end : $0.start + 100 }
            let middles = zip(sweep.pieces, ends).map { ($0.start + $1) / 2 }
            return try (ends + middles).allSatisfy { try agrees(sweep, with: swept, at: $0) }
        }
    }

    /// How many breakpoints the mathematics allows; `nil` where it sets no bound that we know.
    private func mostBreakpoints(_ swept: Swept, _ row: DistributionProblem) -> Int? {
        let flexible = row.items.count { $0.minimum < $0.maximum }
        switch swept.policy {
        case .glue: return 4 * flexible + 2
        case .cssFlex:
            let isBounded = row.tiers.count == 1 && !row.items.contains { $0.flex.shrink > 0 && $0.flex.shrink < 1 }
            return isBounded ? 6 * flexible + 2 : nil
        case .equalSizes, .equalIncrements, .weights:
            return swept.rule is SwiftUIStack ? 2 * flexible + 2 : max(1, 2 * flexible)
        }
    }

    @Test(arguments: Swept.all)
    func `a sweep has no more breakpoints than the mathematics allows`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), settings: TestingSettings(cases: 500),
            name: "breakpoints of a sweep: \(swept.testDescription)"
        ) { row in
            let sweep = try Sweep(of: swept.rule, for: row)
            guard let most = mostBreakpoints(swept, row) else { return true }
            return sweep.breakpoints.count <= most
        }
    }

    @Test(arguments: Swept.all)
    func `at every breakpoint a slope, a length or the fit changes`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), settings: TestingSettings(cases: 150),
            name: "breakpoints that are some: \(swept.testDescription)"
        ) { row in
            let pieces = try Sweep(of: swept.rule, for: row).pieces
            return zip(pieces, pieces.dropFirst()).allSatisfy { before, after in
                before.fit != after.fit || before.lengths.map(\.slope) != after.lengths.map(\.slope)
                    || before.lengths(at: after.start) != after.lengths(at: after.start)
            }
        }
    }
}
