// ToolkitRuleTests.swift: the algorithms of toolkits, against rows that those toolkits were asked and against the optimum of
// their policies.

import PlumbTesting
import Rows
import TestSupport
import Testing

/// A row, and what the toolkit answered it but for rounding to pixels.
struct ToolkitRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let row: @Sendable () throws -> Row
    let expected: [Double]

    init(_ name: String, _ policy: Policy, _ available: Double, _ items: [Item], _ expected: [Double]) {
        testDescription = name
        row = { try Row(items: items, available: available, policy: policy) }
        self.expected = expected
    }

    /// An item with a natural length, and one that grows.
    private static func item(_ least: Double, _ natural: Double, _ most: Double = .infinity, grow: Double = 0) -> Item {
        Item(minimum: least, ideal: natural, maximum: most, flex: .init(grow: grow))
    }

    // Qt 6.12, GTK 4.8, OpenJDK 17 and OpenJFX 11 answer so; the rest is worked by hand from their algorithms.
    static let all = [
        ToolkitRow(
            "Qt: equal sizes above the hints", .qtBox, 150, [item(0, 0, 100), item(100, 100)], [50, 100]),
        ToolkitRow("Qt: full items leave the rest", .qtBox, 100, [item(0, 0, 10), item(60, 60)], [10, 90]),
        ToolkitRow("Qt: as much from everybody", .qtBox, 90, [item(0, 10), item(0, 100)], [0, 90]),
        ToolkitRow(
            "Qt: stretch factors, from the minima", .qtBox, 100, [item(0, 80, grow: 1), item(0, 80, grow: 3)], [25, 75]),
        ToolkitRow(
            "Qt: who stretches comes first", .qtBox, 69, [item(0, 30, 50, grow: 1), item(20, 20)], [49, 20]),
        ToolkitRow(
            "Qt: what stretches is full, and the rest gets more", .qtBox, 200,
            [item(0, 30, 50, grow: 1), item(20, 20)],
            [50, 150]),
        ToolkitRow("GTK: the smallest gap first", .gtkBox, 40, [item(10, 15), item(0, 60)], [15, 25]),
        ToolkitRow(
            "GTK: equal shares of the rest", .gtkBox, 95, [item(10, 15, grow: 1), item(0, 60, grow: 1)], [25, 70]),
        ToolkitRow("GTK: nobody expands", .gtkBox, 95, [item(10, 15), item(0, 60)], [15, 60]),
        ToolkitRow(
            "JavaFX: equal steps", .naturalSteps, 150, [item(0, 0, 100, grow: 1), item(100, 100, grow: 1)], [25, 125]),
        ToolkitRow("JavaFX: equal steps down", .naturalSteps, 20, [item(0, 16), item(6, 16)], [10, 10]),
        ToolkitRow("Swing: one fraction", .spread, 100, [item(0, 20, 40), item(10, 30, 90)], [32.5, 67.5]),
        ToolkitRow("Swing: one fraction down", .spread, 30, [item(0, 20, 40), item(10, 30, 90)], [10, 20]),
        ToolkitRow("Swing: without maximum", .spread, 150, [item(0, 0, 100), item(100, 100)], [0, 150]),
        ToolkitRow(
            "grid: lengths first, then fractions", .gridTracks, 100,
            [item(10, 10, 30), item(0, 0, grow: 1), item(40, 40, grow: 2)], [30, 70 / 3, 140 / 3]),
        ToolkitRow(
            "grid: a fraction below its minimum counts as a length", .gridTracks, 100,
            [item(40, 40, grow: 1), item(0, 0, grow: 3)], [40, 60]),
    ]
}

struct ToolkitRuleTests {
    @Test(arguments: ToolkitRow.all)
    func `a toolkit's algorithm gives what the toolkit gives, and that is the optimum`(asked: ToolkitRow) throws {
        let row = try asked.row()
        #expect(Distance(from: try ToolkitRule().lengths(for: row), to: asked.expected).max < 1e-9)
        #expect(Distance(from: WaterFilling().lengths(for: row), to: asked.expected).max < 1e-9)
    }

    @Test(arguments: Policy.ofToolkits)
    func `on rows as the toolkit knows them its algorithm is optimal`(policy: Policy) throws {
        try forAll(.rows(RowShape(policy: policy)), settings: TestingSettings(cases: 300)) { row in
            let row = try row.asToolkitsKnowIt()
            let lengths = try ToolkitRule().lengths(for: row)
            return Distance(from: lengths, to: SortedWaterFilling().lengths(for: row)).max <= row.tolerance
        }
    }

    @Test(arguments: Policy.ofToolkits)
    func `in fractions the algorithm gives the optimum itself`(policy: Policy) throws {
        try forAll(.rows(RowShape(policy: policy, isCoarse: true)), settings: TestingSettings(cases: 60)) { row in
            let row = try row.asToolkitsKnowIt().exact
            return try row.lengths(by: ToolkitRule()) == row.lengths(by: .waterFilling)
        }
    }

    @Test(arguments: Policy.allCases.filter { !Policy.ofToolkits.contains($0) })
    func `a row of a policy without toolkit is refused`(policy: Policy) throws {
        let row = try Row(items: [Item(), Item()], available: 40, policy: policy)
        #expect(throws: RowError.noToolkit) { try ToolkitRule().lengths(for: row) }
    }

    // In 99 points the algorithm of GTK gives 10 and 50, and leaves 39: it does not know of the maximum.
    @Test func `an expanding item with a maximum leaves what GTK has given it`() throws {
        let items = [
            Item(minimum: 0, ideal: 0, maximum: 10, flex: .init(grow: 1)),
            Item(minimum: 0, ideal: 1, flex: .init(grow: 1)),
        ]
        let row = try Row(items: items, available: 99, policy: .gtkBox)
        #expect(try ToolkitRule().lengths(for: row) == [10, 50])
        #expect(WaterFilling().lengths(for: row) == [10, 89])
    }
}

extension Row {
    /// The row without what its toolkit does not know: priorities, maxima of items that expand or of tracks of fractions.
    fileprivate func asToolkitsKnowIt() throws -> Row {
        guard [.gtkBox, .gridTracks, .spread].contains(policy) else { return self }
        let items = items.map { item in
            var item = item
            if item.flex.grow > 0 { item.maximum = .infinity }
            item.priority = 0
            return item
        }
        return try Row(items: items, spacing: spacing, available: available, policy: policy)
    }
}
