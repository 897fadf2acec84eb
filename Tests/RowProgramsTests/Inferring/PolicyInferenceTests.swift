// PolicyInferenceTests.swift: bases and weights are found again from answers; where none explain them, few rows say so.

import PlumbTesting
import Simplex
import TestSupport
import Testing

@testable import RowPrograms

@Suite struct PolicyInferenceTests {
    /// Items of one base and one weight each, in several rows.
    private struct Case {
        let bases: [Fraction]
        let weights: [Fraction]
        let rows: [Row]
    }

    private static func cases(tiers: Int = 1) -> Generator<Case> {
        Generator(
            describe: { "bases \($0.bases), weights \($0.weights), rows \($0.rows)" },
            draw: { choices in
                func pick(_ most: UInt64) -> Int { Int(choices.draw(upTo: most)) }
                let count = 2 + pick(2)
                let bases = (0..<count).map { _ in Fraction(10 * pick(6)) }
                let weights = (0..<count).map { _ in Fraction(pick(4) + 1, over: pick(2) + 1) }
                let rows = (0...(2 + pick(6))).compactMap { _ -> Row? in
                    let items = (0..<count).map { index in
                        let least = Double(10 * pick(6))
                        return Item(
                            minimum: least, maximum: pick(3) == 0 ? .infinity : least + Double(20 * pick(6)),
                            priority: tiers > 1 ? Double(-(index % tiers)) : 0, weight: weights[index].double,
                            base: bases[index].double)
                    }
                    return try? Row(items: items, available: Double(10 * pick(60)), policy: .levels)
                }
                return Case(bases: bases, weights: weights, rows: rows)
            })
    }

    private static func observed(_ row: Row, _ lengths: [Double]) -> ObservedRow {
        ObservedRow(names: Array(row.items.indices), row: row, lengths: lengths, tolerance: row.tolerance)
    }

    /// Whether bases, weights and tiers give lengths.
    private static func gives(_ items: [PolicyInference.Item], _ row: Row, _ lengths: [Double]) throws -> Bool {
        let changed = zip(row.items, items).map { old, found in
            var item = old
            (item.base, item.weight) = (found.base.double, found.weight.double)
            item.priority = Double(-found.tier)
            return item
        }
        return try Row(items: changed, available: row.available, policy: .levels).verdict(on: lengths).kind == .optimal
    }

    @Test(arguments: [1, 2]) func `answers of bases and weights are explained by some`(tiers: Int) throws {
        try forAll(Self.cases(tiers: tiers), settings: .share(20, of: 1_000)) { item in
            let observed = item.rows.map { Self.observed($0, $0.lengths(by: .waterFilling)) }
            let ranks = item.bases.indices.map { $0 % tiers }
            let found = try PolicyInference.infer(
                from: observed, names: item.bases.count, ranks: tiers > 1 ? ranks : nil, advisedBy: .doubles)
            guard case .explained(let items) = found else { return false }
            return try observed.allSatisfy { try Self.gives(items, $0.row, $0.lengths) }
        }
    }

    /// Up to the unit of weights and what bases have in common: the greatest weight is 1, and some base is 0.
    @Test func `bases and weights have few digits where those have that were asked`() throws {
        func explained(_ items: [Item], in widths: [Double]) throws -> [PolicyInference.Item] {
            let observed = try widths.map { width in
                let row = try Row(items: items, available: width, policy: .levels)
                return Self.observed(row, row.lengths(by: .waterFilling))
            }
            let found = try PolicyInference.infer(from: observed, names: items.count, ranks: nil, advisedBy: .doubles)
            guard case .explained(let explained) = found else { return [] }
            return explained
        }
        let three = try explained(
            [Item(weight: 2, base: 10.3), Item(minimum: 5, weight: 3), Item(maximum: 40.4, weight: 1.7, base: 1.1)],
            in: [100, 133.3, 250.7, 90.1, 300.25])
        #expect(three.map(\.base) == [Fraction(103, over: 10), 0, Fraction(11, over: 10)])
        #expect(three.map(\.weight) == [Fraction(2, over: 3), 1, Fraction(17, over: 30)])
        // 7.25 - 10.3 · 0.5 / 1.5 = 229/60.  The corner of the room that is found first lies 3e-4 from there.
        let two = try explained(
            [Item(weight: 1.5, base: 10.3), Item(weight: 0.5, base: 7.25)],
            in: [
                194.2, 323.4, 209.4, 338.4, 396.1, 408.6, 99.1, 215.9, 420.7, 389.8, 151.9, 476.1, 121.6, 150.8, 224.6,
            ])
        #expect(two.map(\.base) == [0, Fraction(229, over: 60)] && two.map(\.weight) == [1, Fraction(1, over: 3)])
    }

    @Test func `rows of which each is needed show that nothing explains them`() throws {
        var unexplained = 0
        let settings = TestingSettings.share(20, of: 1_000)
        try forAll(Self.cases(), settings: settings) { item in
            let observed = item.rows.map { row in
                // SwiftUI's rule keeps bounds and, where it does, the total; its levels are none.
                let lengths = row.lengths(by: .swiftUI)
                return Self.observed(row, lengths)
            }.filter { $0.fault == nil }
            guard !observed.isEmpty else { return true }
            func infer(_ rows: [ObservedRow]) throws -> PolicyInference {
                // Tiers are given, so that none are looked for.
                try PolicyInference.infer(
                    from: rows, names: item.bases.count, ranks: item.bases.map { _ in 0 }, advisedBy: .doubles)
            }
            switch try infer(observed) {
            case .explained(let items):
                return try observed.allSatisfy { try Self.gives(items, $0.row, $0.lengths) }
            case .unexplained(let places, _):
                unexplained += 1
                let few = places.map { observed[$0] }
                guard case .unexplained = try infer(few) else { return false }
                return try few.indices.allSatisfy { index in
                    var others = few
                    others.remove(at: index)
                    guard !others.isEmpty, case .unexplained = try infer(others) else { return true }
                    return false
                }
            case .unconfirmed: return true
            }
        }
        #expect(settings.cases < 200 || unexplained > 0)
    }

    @Test func `answers of tiers are explained by bases and tiers that give them again`() throws {
        let rows = try [30, 60, 90, 130].map { container in
            try Row(
                items: [
                    Item(maximum: 50, priority: 1), Item(maximum: 40, priority: 0), Item(maximum: 60, priority: 1),
                ], available: Double(container))
        }
        let observed = rows.map { Self.observed($0, $0.lengths(by: .waterFilling)) }
        let found = try PolicyInference.infer(from: observed, names: 3, ranks: nil, advisedBy: .doubles)
        guard case .explained(let items) = found else {
            Issue.record("\(found)")
            return
        }
        // Bases far enough apart do what tiers do, so that either may be found.
        for row in rows { #expect(try Self.gives(items, row, row.lengths(by: .waterFilling))) }
    }

    @Test func `numbers simpler than the answers allow explain nothing`() throws {
        // Water filling with weights 2, 1, 1.  Numbers that keep any two levels in order within the tolerance missed by 1e-4.
        let first = try Row(
            items: [Item(minimum: 16, maximum: 72), Item(minimum: 9, maximum: 54), Item(minimum: 2)], available: 167)
        let second = try Row(
            items: [Item(minimum: 8), Item(minimum: 10, maximum: 34), Item(minimum: 16, maximum: 48)], available: 94)
        let observed = [Self.observed(first, [72, 47.5, 47.5]), Self.observed(second, [43, 27.5, 23.5])]
        let found = try PolicyInference.infer(from: observed, names: 3, ranks: nil, advisedBy: .doubles)
        guard case .explained(let items) = found else {
            Issue.record("\(found)")
            return
        }
        for row in observed { #expect(try Self.gives(items, row.row, row.lengths)) }
    }

    @Test func `what breaks bounds or totals is told by one row`() throws {
        let row = try Row(items: [Item(minimum: 10, maximum: 20), Item(maximum: 30)], available: 40)
        func fault(_ lengths: [Double]) throws -> ObservedFault? {
            let found = try PolicyInference.infer(
                from: [Self.observed(row, [20, 20]), Self.observed(row, lengths)], names: 2, ranks: nil,
                advisedBy: .doubles)
            guard case .unexplained(let places, let fault) = found, places == [1] else { return nil }
            return fault
        }
        #expect(try fault([5, 35]) == .bounds)
        #expect(try fault([15, 15]) == .total)
    }
}
