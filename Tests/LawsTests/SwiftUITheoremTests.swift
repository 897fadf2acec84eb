// SwiftUITheoremTests.swift: SwiftUI's rule is optimal exactly on the class that the theorem names.

import Plumb
import PlumbTesting
import Testing

struct SwiftUITheoremTests {
    static let shape = RowShape(items: 1...6, isCoarse: true)

    @Test func `inside the class the rule equals the optimum`() throws {
        let settings = TestingSettings.share(3_000, of: 200_000)
        var inside = 0
        try forAll(.rows(Self.shape), settings: settings) { problem in
            guard SwiftUIRule.isOptimal(on: problem) else { return true }
            inside += 1
            let distance = Distance(
                from: SwiftUIRule().lengths(for: problem), to: WaterFilling().lengths(for: problem))
            return distance.max <= problem.tolerance * Double(problem.items.count)
        }
        #expect(inside * 20 > settings.cases)
    }

    @Test func `outside the class every row has a witness`() throws {
        let settings = TestingSettings.share(3_000, of: 200_000)
        var outside = 0
        try forAll(.rows(Self.shape), settings: settings) { problem in
            guard !SwiftUIRule.isOptimal(on: problem) else { return true }
            outside += 1
            return try problem.verdict(on: SwiftUIRule().lengths(for: problem)).kind != .optimal
        }
        #expect(outside * 20 > settings.cases)
    }

    /// Documentation/SwiftUIRule.md, "Lemma: optimal in one container".
    @Test func `the rule is optimal exactly where every item clamps its offer to its optimal length`() throws {
        try forAll(.rows(Self.shape), settings: .share(800, of: 50_000)) { problem in
            let row = problem.exact
            guard let room = row.room, room.isFinite else { return true }
            let optimum = row.lengths(by: .waterFilling)
            return clampsMeans(of: row, in: room, to: optimum) == (row.lengths(by: .swiftUI) == optimum)
        }
    }

    private func clampsMeans(of row: ExactRow, in room: Fraction, to optimum: [Fraction]) -> Bool {
        var left = row.items.reduce(room) { $0 - $1.minimum }
        for tier in row.tiers {
            left = tier.reduce(left) { $0 + row.items[$1].minimum }
            let order = tier.sorted { row.items[$0].isAskedBefore(row.items[$1], declaredBefore: $0 < $1) }
            for (position, index) in order.enumerated() {
                let mean = max(0, left) / Fraction(order.count - position)
                let item = row.items[index]
                if max(item.minimum, min(mean, item.maximum)) != optimum[index] { return false }
                left = left - optimum[index]
            }
        }
        return true
    }

    @Test func `equal minima in every tier are sufficient`() throws {
        let shape = RowShape(items: 1...8)
        try forAll(.rows(shape), .length(), settings: .share(800, of: 50_000)) { problem, minimum in
            let items = problem.items.map { item in
                Item(
                    minimum: minimum, maximum: minimum + (item.maximum - item.minimum), priority: item.priority)
            }
            return SwiftUIRule.isOptimal(
                on: try Row(items: items, spacing: problem.spacing, available: problem.available))
        }
    }

    @Test func `minima within their equal share are not sufficient`() throws {
        let items = [Item(minimum: 40, maximum: 100), Item(maximum: 70)]
        #expect(!SwiftUIRule.isOptimal(on: try Row(items: items, available: 150)))
    }

    @Test func `one item clamped above is enough to be unfair`() throws {
        let items = [Item(minimum: 60, maximum: 70), Item(maximum: 20), Item()]
        #expect(!SwiftUIRule.isOptimal(on: try Row(items: items, available: 150)))
    }

    @Test func `the order of declaration decides at equal flexibility`() throws {
        let items = [Item(maximum: 100), Item(minimum: 100, maximum: 200)]
        #expect(!SwiftUIRule.isOptimal(on: try Row(items: items, available: 150)))
        #expect(SwiftUIRule.isOptimal(on: try Row(items: items.reversed(), available: 150)))
    }

    /// Documentation/SwiftUIRule.md: in one tier the rule is optimal in every container exactly when the intervals of the
    /// flexible items are pairwise nested.
    @Test func `in every container the rule is optimal exactly where intervals are nested`() throws {
        let shape = RowShape(items: 1...4, hasTiers: false, isCoarse: true)
        try forAll(.rows(shape), settings: .share(200, of: 10_000)) { row in
            // Negative gaps make rooms that no container has.
            let row = try Row(items: row.items, available: row.available)
            let flexible = row.items.filter { $0.minimum < $0.maximum }
            let isNested = flexible.allSatisfy { first in
                flexible.allSatisfy { second in
                    first.minimum <= second.minimum && second.maximum <= first.maximum
                        || second.minimum <= first.minimum && first.maximum <= second.maximum
                }
            }
            let optimum = try row.sweep(by: .waterFilling)
            return try row.sweep(by: .swiftUI).differingRanges(from: optimum).isEmpty == isNested
        }
    }
}

extension ItemOver<Fraction> {
    /// The order in which SwiftUI asks: the less flexible first; of two without a maximum the one with the larger minimum.
    fileprivate func isAskedBefore(_ other: Self, declaredBefore: Bool) -> Bool {
        if maximum.isFinite != other.maximum.isFinite { return maximum.isFinite }
        let keys =
            maximum.isFinite
            ? (maximum - minimum, other.maximum - other.minimum) : (other.minimum, minimum)
        return keys.0 == keys.1 ? declaredBefore : keys.0 < keys.1
    }
}
