// LeastHeightTests.swift: rows of texts against every choice of their heights.  Lengths in points.

import Fractions
import Generators
import PlumbTesting
import Rows
import TestSupport
import Testing

struct LeastHeightTests {
    /// The widths of all texts in every choice of a step each, and the height of the row in it.
    private func choices(_ row: ExactRow) -> [(widths: [Fraction], height: Fraction)] {
        row.items.reduce([([], 0)]) { choices, item in
            let steps = item.steps?.steps.filter { $0.width <= item.maximum } ?? [.init(width: 0, height: 0)]
            return choices.flatMap { choice in
                steps.map { (choice.widths + [max(item.minimum, $0.width)], max(choice.height, $0.height)) }
            }
        }
    }

    /// Texts of up to four steps beside items without, in whole lengths, with tiers and gaps.
    private static var rows: Generator<Row> {
        .rows(RowShape(policy: .text, items: 1...5, isCoarse: true))
    }

    @Test func `no choice of heights that fits is lower`() throws {
        try forAll(Self.rows, settings: .share(150, of: 5_000)) { row in
            let exact = row.exact
            guard let room = exact.room else { return true }
            let lengths = exact.shared(by: WaterFilling())
            let choices = choices(exact)
            let narrowest = choices.map { $0.widths.reduce(0, +) }.min() ?? 0
            let overflow = max(0, narrowest - room)
            let fitting = choices.filter { $0.widths.reduce(0, +) <= room + overflow }
            let height = exact.heights(at: lengths).compactMap(\.self).max() ?? 0
            return max(0, lengths.reduce(0, +) - room) == overflow && height == fitting.map(\.height).min()
        }
    }

    @Test func `what the height leaves is shared in equal increments`() throws {
        try forAll(Self.rows, settings: .share(150, of: 5_000)) { row in
            let exact = row.exact
            guard case .shared(let reduced) = exact.resolution else { return true }
            let items = zip(exact.items, reduced.lower).map { item, least in
                ItemOver<Fraction>(minimum: least, maximum: item.maximum, priority: item.priority)
            }
            let rest = try ExactRow(
                items: items, spacing: exact.spacing, available: exact.available, policy: .equalIncrements)
            return rest.shared(by: WaterFilling()) == exact.shared(by: WaterFilling())
        }
    }

    @Test func `doubles are as low as fractions`() throws {
        try forAll(Self.rows, settings: .share(150, of: 5_000)) { row in
            let (lengths, exact) = (WaterFilling().lengths(for: row), row.exact.shared(by: WaterFilling()))
            return zip(lengths, exact).allSatisfy { abs($0 - $1.double) <= row.tolerance }
        }
    }

    private func text(_ steps: [(Double, Double)]) throws -> Item {
        Item(steps: try Staircase(answers: steps.map { .init(width: $0.0, height: $0.1) }))
    }

    /// 40 and 11 fill 51 with one line and two; 36 and 15 are as high and fairer.
    @Test func `a row is as low as it can be before it is full`() throws {
        let items = [try text([(6, 48), (7, 32), (40, 16)]), try text([(11, 32), (15, 16)])]
        #expect(WaterFilling().lengths(for: try Row(items: items, available: 55, policy: .text)) == [40, 15])
        #expect(WaterFilling().lengths(for: try Row(items: items, available: 51, policy: .text)) == [36, 15])
        #expect(WaterFilling().lengths(for: try Row(items: items, available: 17, policy: .text)) == [6, 11])
        #expect(WaterFilling().lengths(for: try Row(items: items, available: 10, policy: .text)) == [6, 11])
    }

    @Test func `a text that is narrower than its height allows is named with the width that it lacks`() throws {
        let items = [try text([(30, 48), (50, 32), (90, 16)]), try text([(20, 64), (40, 32), (70, 16)])]
        let row = try Row(items: items, available: 104, policy: .text)
        #expect(
            try row.verdict(on: [49, 55]).description
                == "out of bounds: item 0 is 49, shorter than 50, below which it is higher than the row need be")
        #expect(try row.verdict(on: [60, 44]).kind == .unfair)
        #expect(try row.verdict(on: [57, 47]).kind == .optimal)
        #expect(row.reasons == [.level(with: [1]), .level(with: [0])])
        let tight = try Row(items: items, available: 90, policy: .text)
        #expect(tight.reasons == [.height, .height])
    }

    @Test func `heights fall at the widths at which texts fit into fewer lines`() throws {
        let items = [try text([(30, 48), (50, 32), (90, 16)]), try text([(20, 64), (40, 32), (70, 16)])]
        let sweep = try Sweep(of: WaterFilling(), for: Row(items: items, available: 0, policy: .text))
        // At 150 the second text has its greatest length, 70.
        #expect(sweep.breakpoints.map(\.available) == [50, 70, 90, 150, 160])
    }

    @Test func `steps that begin beyond the minimum are refused`() throws {
        let steps = try Staircase<Double>(answers: [.init(width: 30, height: 2), .init(width: 50, height: 1)])
        #expect(
            throws: RowError.outOfOrder(item: 0, smaller: .step, smallerValue: 30, larger: .minimum, largerValue: 20)
        ) {
            try Row(items: [Item(minimum: 20, steps: steps)], available: 100, policy: .text)
        }
        #expect(throws: RowError.self) {
            let high = try Staircase<Double>(width: 10, height: 1e10)
            _ = try Row(items: [Item(steps: high)], available: 100, policy: .text)
        }
    }
}
