// RepairLawTests.swift: at a least repair the claims are proved, a thousandth short of it they are not, and no cheaper change
// does, which is certified.  The judge is the prover at one change, which knows nothing of the search.

import Families
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import Proofs

@Suite struct RepairLawTests {
    private static let claims: [[LayoutClaim]] = [
        [.fits], [.noAvoidableOverflow], [.fills], [.fits, LayoutTerm.length("0") >= 20],
    ]

    private static func families(designs: Int) -> Generator<FreeFamily?> {
        Generator(
            describe: { $0.map { "\($0.family.row), free \($0.free), prices \($0.prices)" } ?? "none" },
            draw: { choices in
                let random = RandomFamily(policies: [.equalSizes], parameters: 1...2, items: 2...4, points: 0)
                guard let plain = random.generator.draw(&choices)?.family, plain.ties.isEmpty else { return nil }
                return FreeFamily(plain, &choices, designs: designs)
            })
    }

    @Test(arguments: claims)
    func `a repair is proved, a thousandth less is not, and nothing cheaper is`(claims: [LayoutClaim]) throws {
        var (repaired, approached, hopeless) = (0, 0, 0)
        // Rarely does SwiftUI's rule leave a length unused that an item could take.
        let settings = TestingSettings.share(3, of: claims == [.fills] ? 3_000 : 400)
        try forAll(Self.families(designs: settings.cases > 100 ? 10_000 : 12), settings: settings) { item in
            guard let item else { return true }
            let layout = RuledFamily(item.family, by: SwiftUIRule())
            if try item.keeps(claims, with: item.free.map { _ in 0 }, by: .swiftUI) { return true }
            var worlds: [[Fraction]] = []
            let study = try RepairStudy(of: [layout], claims: claims, free: item.free)
            guard let least = try study.cheapest(prices: item.prices) else {
                hopeless += 1
                // All changes of two numbers and more have many regions.
                if item.free.count == 1 || settings.cases > 100 {
                    try #require(try study.bound([layout], .any, prices: item.prices)).check([layout])
                }
                return try item.designs.allSatisfy { try !item.keeps(claims, with: $0, by: .swiftUI, after: &worlds) }
            }
            repaired += 1
            if !least.isAttained { approached += 1 }
            guard try item.keeps(claims, with: least.changes, by: .swiftUI),
                least.isAttained == (item.cost(least.changes) == least.cost),
                item.cost(least.changes) <= least.cost + Fraction(1, over: 1_000)
            else { return false }
            try Self.certify(least, item, layout, study)
            let short = least.isAttained ? least.changes.map { $0 * Fraction(999, over: 1_000) } : nil
            if let short, try item.keeps(claims, with: short, by: .swiftUI) { return false }
            return try item.designs.allSatisfy { design in
                // As a design that is as dear as the least one it is not cheaper, whatever it does.
                let cost = item.cost(design)
                let share = cost > 0 && least.cost > 0 ? least.cost / cost * Fraction(99, over: 100) : 1
                let cheaper = share < 1 ? design.map { $0 * share } : design
                return try item.cost(cheaper) >= least.cost
                    || !item.keeps(claims, with: cheaper, by: .swiftUI, after: &worlds)
            }
        }
        #expect(settings.cases < 100 || repaired > 20 && hopeless > 0, "\((repaired, approached, hopeless))")
    }

    /// What is cheaper is certified; the certificate is none of what costs as much, and no tie of it is idle.
    private static func certify(
        _ least: LeastRepair, _ item: FreeFamily, _ layout: RuledFamily<SwiftUIRule>, _ study: RepairStudy
    ) throws {
        let cost: RepairBound.Cost = least.isAttained ? .below(least.cost) : .upTo(least.cost)
        let bound = try #require(try study.bound([layout], cost, prices: item.prices))
        try bound.check([layout])
        var forged = bound
        forged.cost = .upTo(item.cost(least.changes))
        #expect(throws: LayoutProofFault.self) { try forged.check([layout]) }
    }
}
