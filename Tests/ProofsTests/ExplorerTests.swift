// ExplorerTests.swift: regions cover a family, do not overlap, and have the answers of the plain rule.

import PlumbTesting
import Testing

@testable import Proofs

struct ExplorerTests {
    @Test(arguments: ProvableRule.all)
    func `every point lies in one region, whose lengths there are the plain rule's`(rule: ProvableRule) throws {
        var checked = 0
        let families = RandomFamily(policies: rule.policies, points: 100).generator
        try forAll(families, settings: .share(3, of: 150)) { item in
            guard let item else { return true }
            let regions = try regions(of: item.family, by: rule.rule)
            for point in item.points {
                let here = regions.filter { $0.region.contains(point) }
                guard here.count == 1 else { return false }
                let exact = try item.family.row(at: point).lengths(by: rule.rule)
                guard here[0].lengths.map({ $0.value(at: point) }) == exact else { return false }
                checked += 1
            }
            return true
        }
        #expect(checked > 0)
    }

    @Test(arguments: ProvableRule.all)
    func `at mixtures of its own points a region has the plain rule's lengths`(rule: ProvableRule) throws {
        let families = RandomFamily(policies: rule.policies, points: 0).generator
        let shares = Generator<[Int]> { choices in (0..<100).map { _ in Int(choices.draw(upTo: 96)) } }
        try forAll(families, shares, settings: .share(3, of: 250)) { item, shares in
            guard let item else { return true }
            for (region, lengths) in try regions(of: item.family, by: rule.rule) {
                for (place, share) in shares.enumerated() {
                    let first = region.points[place % region.points.count]
                    let second = region.points[place / 12 % region.points.count]
                    let point = zip(first, second).map { $0 + ($1 - $0) * Fraction(share, over: 97) }
                    guard region.contains(point) else { return false }
                    let exact = try item.family.row(at: point).lengths(by: rule.rule)
                    guard lengths.map({ $0.value(at: point) }) == exact else { return false }
                }
            }
            return true
        }
    }

    private func regions(
        of family: Family, by rule: some Rule
    ) throws -> [(region: Region, lengths: [LinearForm])] {
        var regions: [(region: Region, lengths: [LinearForm])] = []
        var explorer = Explorer(RuledFamily(family, by: rule), [])
        try explorer.run(ProofLimits()) { region, lengths, _ in regions.append((region, lengths)) }
        return regions
    }
}
