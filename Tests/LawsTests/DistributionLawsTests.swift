// DistributionLawsTests.swift: which rule obeys which law, and on which rows.
// A claim that is not made here is one that does not hold: DeviationTests shows why.

import Plumb
import PlumbTesting
import TestSupport
import Testing

/// A rule with the rows and the laws that are claimed for it.
struct Claimed: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: any Distribution
    let shape: RowShape
    let laws: [Law]

    var testDescription: String { name }

    init(_ name: String, _ rule: any Distribution, _ policy: Policy, _ laws: [Law]) {
        self.name = "\(name), \(policy.name)"
        self.rule = rule
        self.laws = laws
        shape = RowShape(policy: policy, items: 1...8)
    }

    /// The laws of the optimum, policy by policy.
    static func laws(of policy: Policy) -> [Law] {
        switch policy {
        case .equalIncrements: Law.ofEveryOptimum + [.budget, .monotone, .continuous, .translation]
        case .cssFlex: Law.ofEveryOptimum
        // Where a row of texts gets lower, some of them get narrower.
        case .text: Law.ofEveryOptimum + [.budget]
        case .glue, .gtkBox, .naturalSteps: Law.ofEveryOptimum + [.monotone, .continuous]
        default: Law.ofEveryOptimum + [.budget, .monotone, .continuous]
        }
    }

    static let optima: [Claimed] = Policy.allCases.flatMap { policy in
        [
            Claimed("water filling", WaterFilling(), policy, laws(of: policy)),
            Claimed(
                "progressive programs", LinearProgramming(method: .progressive, advisedBy: .glpk), policy,
                laws(of: policy)),
            Claimed("the Gini program", LinearProgramming(method: .gini, advisedBy: .glpk), policy, laws(of: policy)),
            Claimed(
                "the certified start", LinearProgramming(method: .certified, advisedBy: .glpk), policy, laws(of: policy)
            ),
        ]
    }

    static let references = [
        Claimed("progressive filling", ProgressiveFilling(), .equalIncrements, laws(of: .equalIncrements)),
        Claimed("the CSS flex loop", CSSFlexbox(), .cssFlex, laws(of: .cssFlex)),
        Claimed("TeX's glue setting", TeXGlue(), .glue, laws(of: .glue)),
        Claimed("Qt's geometry", ToolkitRule(), .qtBox, laws(of: .qtBox)),
        Claimed("repeated shares", ToolkitRule(), .naturalSteps, laws(of: .naturalSteps)),
        Claimed("SwiftUI's rule", SwiftUIRule(), .equalSizes, [.bounds, .scaling]),
    ]

    static let all = optima + references
}

struct DistributionLawsTests {
    @Test(arguments: Claimed.all)
    func `a rule obeys the laws that are claimed for it`(claimed: Claimed) throws {
        let (share, all) = claimed.rule is LinearProgramming ? (4, 200) : (40, 2_000)
        for law in claimed.laws {
            try forAll(
                .rows(claimed.shape), settings: .share(share, of: all, under: claimed.shape.policy),
                name: "\(claimed.name): \(law)"
            ) { problem in
                try law.holds(for: claimed.rule, on: problem)
            }
        }
    }

    @Test func `CSS lines with factors of 0 or at least 1 are monotone and continuous`() throws {
        let whole = Generator<Double>.one(of: [0, 1, 2])
        let rows = Generator.rows(RowShape(policy: .cssFlex, items: 1...8))
        let factors = whole.array(count: 16...16)
        for law in [Law.monotone, .continuous] {
            try forAll(rows, factors, settings: .share(400, of: 20_000)) { row, factors in
                let items = row.items.enumerated().map { index, item in
                    var item = item
                    item.flex.grow = factors[index]
                    item.flex.shrink = factors[index + 8]
                    return item
                }
                let problem = try Row(
                    items: items, spacing: row.spacing, available: row.available, policy: .cssFlex)
                return try law.holds(for: CSSFlexbox(), on: problem)
            }
        }
    }

    @Test func `SwiftUI's lengths follow the items when flexibilities are finite and distinct`() throws {
        try forAll(.rows(), settings: .share(1_000, of: 50_000)) { problem in
            let flexibilities = problem.items.map { $0.maximum - $0.minimum }
            guard Set(flexibilities).count == flexibilities.count, flexibilities.allSatisfy(\.isFinite) else {
                return true
            }
            return try Law.permutation.holds(for: SwiftUIRule(), on: problem)
        }
    }

    @Test func `SwiftUI's tier depends on lower tiers only through their minima and gaps`() throws {
        try forAll(.rows(RowShape(hasTiers: false)), .length(), settings: .share(400, of: 20_000)) {
            problem, minimum in
            guard let available = problem.available else { return true }
            let lower = Item(minimum: minimum, maximum: minimum + 50, priority: -1)
            let longer = try Row(
                items: problem.items + [lower], spacing: problem.spacing + [4], available: available + 4 + minimum)
            let lengths = SwiftUIRule().lengths(for: longer).dropLast()
            let distance = Distance(from: Array(lengths), to: SwiftUIRule().lengths(for: problem))
            return distance.max <= longer.tolerance
        }
    }

    @Test func `SwiftUI fills the container where the last item asked is unbounded and nothing overflows`() throws {
        try forAll(.rows(), settings: .share(1_000, of: 50_000)) { problem in
            guard let last = problem.tiers.last, let room = problem.room else { return true }
            let total = SwiftUIRule().lengths(for: problem).reduce(0, +)
            guard last.contains(where: { problem.items[$0].maximum == .infinity }) else { return true }
            return total >= room - problem.tolerance
        }
    }
}
