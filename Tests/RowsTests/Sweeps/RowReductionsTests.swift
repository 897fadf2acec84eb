// RowReductionsTests.swift: where a policy turns, worked by hand, also where no length has a breakpoint.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct RowReductionsTests {
    func box(_ width: Double) -> Item { Item(minimum: width, maximum: width) }

    func starts(_ items: [Item], _ policy: Policy, spacing: [Double]? = nil) throws -> [Double] {
        let gaps = spacing ?? items.dropFirst().map { _ in 0 }
        return try Row(items: items, spacing: gaps, available: 100, policy: policy).reductions().map(\.start)
    }

    // Two spaces of 3 plus 2 minus 1 between words of 10, 12 and 8: naturally 36.  Below it each space gives half of what is
    // missing, above it each takes half of what there is, so that no slope changes at 36; down to 34 all glue has shrunk.
    @Test func `glue turns at its natural lengths, though its slopes stay the same`() throws {
        let space = Item(ideal: 3, glue: .init(stretch: 2, shrink: 1))
        let row = try Row(
            items: [box(10), space, box(12), space, box(8)], spacing: [0, 0, 0, 0], available: 40, policy: .glue)
        #expect(try row.sweep(by: WaterFilling()).breakpoints.map(\.available) == [34])
        let reductions = try row.reductions()
        #expect(reductions.map(\.start) == [0, 36])
        #expect(reductions.map { $0.row.lower } == [[10, 2, 12, 2, 8], [10, 3, 12, 3, 8]])
        #expect(reductions.map { $0.row.upper } == [[10, 3, 12, 3, 8], [10, .infinity, 12, .infinity, 8]])
        #expect(reductions.map { $0.row.weight[1] } == [1, 2])
    }

    @Test func `gaps move the turn by what they take`() throws {
        let space = Item(ideal: 3, glue: .init(stretch: 2, shrink: 1))
        #expect(try starts([box(10), space, box(8)], .glue, spacing: [4, 5]) == [0, 30])
    }

    @Test func `a flex line turns where its hypothetical sizes fit`() throws {
        let first = Item(minimum: 40, flex: .init(basis: 30, grow: 1, shrink: 1))
        #expect(try starts([first, Item(flex: .init(basis: 50, grow: 1, shrink: 1))], .cssFlex) == [0, 90])
    }

    // Two lines up to 20 points, one from there on: beside it there is no other text.
    @Test func `a row of texts turns where it becomes lower`() throws {
        let text = Item(steps: try Staircase(answers: [.init(width: 10, height: 2), .init(width: 20, height: 1)]))
        #expect(try starts([text, Item()], .text) == [0, 20])
    }

    @Test func `a policy without directions has one reduction`() throws {
        for policy in [Policy.equalSizes, .equalIncrements, .weights, .levels, .gridTracks] {
            #expect(try starts([Item(minimum: 10, maximum: 30), Item(minimum: 5)], policy) == [0])
        }
    }

    @Test(arguments: Policy.allCases)
    func `in every container a row is reduced as its list has it`(policy: Policy) throws {
        try forAll(
            .rows(RowShape(policy: policy)), .integer(in: 0...1_000), settings: .share(4, of: 200, under: policy),
            name: "reductions: \(policy.name)"
        ) { row, seed in
            let reductions = try row.reductions()
            var random = SplitMix64(seed: UInt64(seed))
            let containers = (0..<40).map { _ in Double.random(in: 0...2_000, using: &random) }
            return try containers.allSatisfy { container in
                let there = try Row(items: row.items, spacing: row.spacing, available: container, policy: policy)
                guard case .shared(var reduced) = there.resolution else { return false }
                reduced.budget = 0
                // At a turn either side is right.
                return reductions.contains { abs($0.start - container) <= there.tolerance }
                    || reductions.last { $0.start <= container }?.row == reduced
            }
        }
    }
}
