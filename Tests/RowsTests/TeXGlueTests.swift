// TeXGlueTests.swift: TeX's glue, worked by hand after The TeXbook, chapter 12.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct TeXGlueTests {
    func lengths(_ items: [Item], in available: Double) throws -> [Double] {
        try TeXGlue().lengths(
            for: try Row(items: items, available: available, policy: .glue))
    }

    func box(_ width: Double) -> Item { Item(minimum: width, maximum: width) }

    func glue(_ natural: Double, plus: Double = 0, minus: Double = 0, fil: Int = 0) -> Item {
        Item(
            ideal: natural,
            glue: Item.Glue(stretch: plus, shrink: minus, stretchOrder: fil, shrinkOrder: 0))
    }

    // The TeXbook's own example: four boxes of 5, 6, 3, 8 units and glue 9 plus 3 minus 1, 9 plus 6 minus 2,
    // 12 plus 0 minus 0; natural width 52.
    var texbook: [Item] {
        [
            box(5), glue(9, plus: 3, minus: 1), box(6), glue(9, plus: 6, minus: 2), box(3),
            glue(12), box(8),
        ]
    }

    @Test func `the line of The TeXbook stretches by its glue set ratio`() throws {
        #expect(try lengths(texbook, in: 58) == [5, 11, 6, 13, 3, 12, 8])
    }

    @Test func `the line of The TeXbook shrinks by its glue set ratio`() throws {
        #expect(try lengths(texbook, in: 51).map { ($0 * 3).rounded() } == [15, 26, 18, 25, 9, 36, 24])
    }

    @Test func `finite glue shrinks no further than its shrinkability`() throws {
        #expect(try lengths(texbook, in: 40) == [5, 8, 6, 7, 3, 12, 8])
    }

    @Test func `infinite stretch of a higher order leaves finite glue at its natural length`() throws {
        let line = [box(10), glue(4, plus: 2), box(10), glue(0, plus: 1, fil: 1)]
        #expect(try lengths(line, in: 100) == [10, 4, 10, 76])
    }

    @Test func `glue setting equals the optimum of its policy on random rows`() throws {
        try forAll(.rows(RowShape(policy: .glue)), settings: .share(1_500, of: 50_000)) { problem in
            let distance = try Distance(
                from: TeXGlue().lengths(for: problem), to: SortedWaterFilling().lengths(for: problem))
            return distance.max <= problem.tolerance
        }
    }

    @Test(arguments: Policy.allCases.filter { $0 != .glue })
    func `a row without glue is refused`(policy: Policy) throws {
        let problem = try Row(items: [Item(), Item()], available: 40, policy: policy)
        #expect(throws: RowError.notGlue) { try TeXGlue().lengths(for: problem) }
    }
}
