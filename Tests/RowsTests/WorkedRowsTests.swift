// WorkedRowsTests.swift: the counterexamples of the documentation, worked out by hand.

import Rows
import Testing

/// One row of the table of SwiftUI's deviations: bounds, container, both answers, the verdict.
struct WorkedRow: Sendable, CustomTestStringConvertible {
    let name: String
    let bounds: [(Double, Double)]
    let room: Double
    let greedy: [Double]
    let optimum: [Double]
    let verdict: Verdict.Kind

    var testDescription: String { name }

    var problem: Row {
        get throws {
            try Row(
                items: bounds.map { Item(minimum: $0.0, maximum: $0.1) }, available: room)
        }
    }

    static let all = [
        WorkedRow(
            name: "smallest overflow", bounds: [(0, 10), (10, .infinity)], room: 10, greedy: [5, 10],
            optimum: [0, 10], verdict: .avoidableOverflow),
        WorkedRow(
            name: "overflow measured on SwiftUI by objc.io", bounds: [(0, 100), (100, .infinity)], room: 150,
            greedy: [75, 100], optimum: [50, 100], verdict: .avoidableOverflow),
        WorkedRow(
            name: "unused space", bounds: [(10, 20), (0, 10)], room: 30, greedy: [15, 10], optimum: [20, 10],
            verdict: .unusedSpace),
        WorkedRow(
            name: "unfair", bounds: [(20, .infinity), (10, 20), (0, .infinity)], room: 40,
            greedy: [20, 40.0 / 3, 20.0 / 3], optimum: [20, 10, 10], verdict: .unfair),
        WorkedRow(
            name: "equal shares are not enough", bounds: [(40, 100), (0, 70)], room: 150, greedy: [75, 70],
            optimum: [80, 70], verdict: .unusedSpace),
        WorkedRow(
            name: "one item clamped below is enough", bounds: [(60, 70), (0, 20), (0, .infinity)], room: 150,
            greedy: [60, 20, 70], optimum: [65, 20, 65], verdict: .unfair),
    ]
}

struct WorkedRowsTests {
    @Test(arguments: WorkedRow.all)
    func `SwiftUI's rule gives the lengths worked out by hand`(row: WorkedRow) throws {
        #expect(Distance(from: SwiftUIRule().lengths(for: try row.problem), to: row.greedy).max < 1e-9)
    }

    @Test(arguments: WorkedRow.all)
    func `the optimum is the one worked out by hand`(row: WorkedRow) throws {
        #expect(Distance(from: WaterFilling().lengths(for: try row.problem), to: row.optimum).max < 1e-9)
    }

    @Test(arguments: WorkedRow.all)
    func `the verdict on SwiftUI's rule is the one worked out by hand`(row: WorkedRow) throws {
        let problem = try row.problem
        #expect(try problem.verdict(on: row.greedy).kind == row.verdict)
        #expect(try problem.verdict(on: row.optimum).kind == .optimal)
    }

    @Test func `a tie in flexibility is broken by the order of declaration`() throws {
        let bounds: [(Double, Double)] = [(0, 100), (100, 200)]
        func lengths(_ bounds: [(Double, Double)]) throws -> [Double] {
            let items = bounds.map { Item(minimum: $0.0, maximum: $0.1) }
            return SwiftUIRule().lengths(for: try Row(items: items, available: 150))
        }
        #expect(try lengths(bounds) == [75, 100])
        #expect(try lengths(bounds.reversed()) == [100, 50])
    }

    @Test func `of two infinitely flexible items the one with the larger minimum is asked first`() throws {
        let items = [Item(minimum: 0), Item(minimum: 80)]
        let problem = try Row(items: items, available: 100)
        #expect(SwiftUIRule().lengths(for: problem) == [20, 80])
    }

    @Test func `minima of lower tiers are reserved before a higher tier is asked`() throws {
        let items = [Item(priority: 1), Item(minimum: 30), Item(minimum: 20, priority: -.infinity)]
        let problem = try Row(items: items, spacing: 5, available: 110)
        #expect(SwiftUIRule().lengths(for: problem) == [50, 30, 20])
    }

    @Test func `an empty row has length 0`() throws {
        let problem = try Row(items: [], available: 100)
        let rules: [any Distribution] = [
            WaterFilling(), SwiftUIRule(), ProgressiveFilling(), CSSFlexbox(),
        ]
        for rule in rules {
            let arrangement = Arrangement(try rule.lengths(for: problem), in: problem)
            #expect(arrangement.total == 0 && arrangement.overflow == 0 && arrangement.unused == 100)
        }
        #expect(try problem.verdict(on: []) == .optimal(levels: []))
    }
}
