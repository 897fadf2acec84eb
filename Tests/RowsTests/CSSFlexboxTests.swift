// CSSFlexboxTests.swift: CSS Flexible Box Layout 1, section 9.7, worked by hand.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct CSSFlexboxTests {
    func lengths(_ items: [Item], in available: Double) throws -> [Double] {
        try CSSFlexbox().lengths(
            for: try Row(items: items, available: available, policy: .cssFlex))
    }

    func item(_ basis: Double, grow: Double = 0, shrink: Double = 1, _ bounds: ClosedRange<Double> = 0...1e9)
        -> Item
    {
        Item(
            minimum: bounds.lowerBound, maximum: bounds.upperBound,
            flex: Item.Flex(basis: basis, grow: grow, shrink: shrink))
    }

    @Test func `free space goes to the items in proportion to their grow factors`() throws {
        #expect(try lengths([item(100, grow: 1), item(50, grow: 3)], in: 350) == [150, 200])
    }

    @Test func `missing space is taken in proportion to shrink factor times base size`() throws {
        #expect(try lengths([item(300, shrink: 1), item(100, shrink: 1)], in: 200) == [150, 50])
    }

    @Test func `grow factors that sum to less than 1 hand out that fraction`() throws {
        #expect(try lengths([item(0, grow: 0.25), item(0, grow: 0.25)], in: 100) == [25, 25])
    }

    @Test func `an item frozen at its maximum leaves the rest to the others`() throws {
        #expect(try lengths([item(0, grow: 1, 0...20), item(0, grow: 1)], in: 100) == [20, 80])
    }

    @Test func `an item of factor 0 stays at its hypothetical length`() throws {
        #expect(try lengths([item(40, 0...30), item(0, grow: 1)], in: 100) == [30, 70])
    }

    @Test func `an item of base size 0 counts in the sum of shrink factors`() throws {
        #expect(try lengths([item(0, shrink: 1), item(100, shrink: 0.5)], in: 50) == [0, 50])
    }

    @Test func `shrinking by a fraction depends on what was frozen before`() throws {
        let items = [item(1, shrink: 0.5), item(2, shrink: 0.1)]
        let problem = try Row(items: items, available: 0, policy: .cssFlex)
        let answer = try CSSFlexbox().lengths(for: problem)
        #expect(Distance(from: answer, to: [0, 1.7]).max < 1e-12)
        #expect(try problem.verdict(on: answer).kind == .optimal)
    }

    @Test func `the freeze loop equals the optimum of its policy on random rows`() throws {
        try forAll(.rows(RowShape(policy: .cssFlex)), settings: .share(1_000, of: 50_000)) { problem in
            let distance = try Distance(
                from: CSSFlexbox().lengths(for: problem), to: SortedWaterFilling().lengths(for: problem))
            return distance.max <= problem.tolerance
        }
    }
}
