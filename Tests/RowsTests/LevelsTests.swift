// LevelsTests.swift: rows whose items state their bases and weights, worked by hand.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct LevelsTests {
    private func lengths(_ items: [Item], in available: Double) throws -> [Double] {
        try Row(items: items, available: available, policy: .levels).lengths(by: .waterFilling)
    }

    // 10 + t and 40 + 3t are 90 at level 10.
    @Test func `every item stands at its base and weight times the level`() throws {
        #expect(try lengths([Item(base: 10), Item(weight: 3, base: 40)], in: 90) == [20, 70])
    }

    // 10 + t and 40 + 3t are 30 at level -5.
    @Test func `levels below 0 shorten items below their bases`() throws {
        #expect(try lengths([Item(base: 10), Item(weight: 3, base: 40)], in: 30) == [5, 25])
    }

    @Test func `a base outside of the bounds is no fault, and bounds win`() throws {
        #expect(try lengths([Item(maximum: 30, base: 100), Item(base: 0)], in: 50) == [30, 20])
    }

    // The second takes 60; of the other 40 both others get theirs at level -10.
    @Test func `tiers are served by priority`() throws {
        let items = [Item(minimum: 5, base: 50), Item(maximum: 60, priority: 1, base: 0), Item(base: 10)]
        #expect(try lengths(items, in: 100) == [40, 60, 0])
    }

    @Test func `a base that is no length is refused`() {
        for base in [-1.0, .infinity, .nan, 2e9] {
            #expect(throws: RowError.self) { try Row(items: [Item(base: base)], available: 10, policy: .levels) }
        }
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights])
    func `policies without directions are levels that items could state`(policy: Policy) throws {
        try forAll(.rows(RowShape(policy: policy)), settings: TestingSettings(cases: 500)) { row in
            let items = row.items.map { item in
                var item = item
                if policy == .equalIncrements { item.base = item.minimum }
                if policy != .weights { item.weight = 1 }
                return item
            }
            let stated = try Row(items: items, spacing: row.spacing, available: row.available, policy: .levels)
            return stated.lengths(by: .waterFilling) == row.lengths(by: .waterFilling)
        }
    }

    @Test func `levels that are sorted give what freezing gives`() throws {
        try forAll(.rows(RowShape(policy: .levels)), settings: TestingSettings(cases: 1_000)) { row in
            let distance = Distance(from: row.lengths(by: .waterFilling), to: SortedWaterFilling().lengths(for: row))
            return distance.max <= row.tolerance
        }
    }
}
