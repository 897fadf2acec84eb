// SteppingRowTests.swift: rows of children that step, against all ways to choose their steps.  Lengths in points.

import Boxes
import Foundation
import Fractions
import Generators
import Rows
import Testing

/// A child that takes a few lengths, or any between two.
private enum Child: Sendable {
    case steps([Int], priority: Int)
    case range(Int, Int, priority: Int)

    var priority: Int {
        switch self {
        case .steps(_, let priority), .range(_, _, let priority): priority
        }
    }
    var least: Int {
        switch self {
        case .steps(let steps, _): steps.min() ?? 0
        case .range(let least, _, _): least
        }
    }
}

/// Children in a row under a policy.
private struct Children<Value: KnownNumber>: SteppingStack {
    typealias Comparisons = PlainJudge<Value>
    typealias Failure = Never

    let children: [Child]
    let gap: Int
    let policy: Policy

    var priorities: [Double] { children.map { Double($0.priority) } }
    var gaps: [Value] { children.dropFirst().map { _ in Value(decimal: Double(gap)) } }
    func isNested(_ child: Int) -> Bool { false }

    func length(of child: Int, offered: Value, judge: inout PlainJudge<Value>) -> Value {
        switch children[child] {
        case .range(let least, let most, _):
            return max(Value(decimal: Double(least)), min(offered, Value(decimal: Double(most))))
        case .steps(let steps, _):
            let lengths = steps.map { Value(decimal: Double($0)) }
            return lengths.filter { $0 <= offered }.max() ?? lengths.min() ?? 0
        }
    }

    func step(of child: Int, within: Value, judge: inout PlainJudge<Value>) -> Value {
        length(of: child, offered: within, judge: &judge)
    }
    func searched(_ row: RowOver<Value>, judge: inout PlainJudge<Value>) -> [Value] {
        WaterFilling().lengths(of: row, in: row.room ?? .infinity, judge: &judge)
    }
    func settled(_ row: RowOver<Value>, judge: inout PlainJudge<Value>) -> [Value] { searched(row, judge: &judge) }

    /// The lengths that the children take in the end.
    func lengths(in room: Int) -> [Value] {
        var judge = PlainJudge<Value>()
        let offers = offers(in: Value(decimal: Double(room)), judge: &judge) ?? []
        return offers.indices.map { length(of: $0, offered: offers[$0], judge: &judge) }
    }
}

struct SteppingRowTests {
    /// Less overflow, then a larger total of each tier from the highest on, then fairer levels in each.
    private func worth(_ lengths: [Fraction], _ row: Children<Fraction>, in room: Int) -> [Fraction] {
        let total = lengths.reduce(Fraction(row.gap * (lengths.count - 1)), +)
        let tiers = Set(row.children.map(\.priority)).sorted(by: >).map { priority in
            lengths.indices.filter { row.children[$0].priority == priority }
        }
        let levels = tiers.flatMap { tier in
            tier.map { lengths[$0] - (row.policy == .equalIncrements ? Fraction(row.children[$0].least) : 0) }.sorted()
        }
        return [min(0, Fraction(room) - total)] + tiers.map { $0.reduce(0) { $0 + lengths[$1] } } + levels
    }

    /// The best worth of all ways to choose the steps, with the others filled up.
    private func best(_ row: Children<Fraction>, in room: Int) -> [Fraction] {
        var ways: [[ItemOver<Fraction>]] = [[]]
        for child in row.children {
            let options: [(Int, Int)] =
                switch child {
                case .steps(let steps, _): steps.map { ($0, $0) }
                case .range(let least, let most, _): [(least, most)]
                }
            ways = ways.flatMap { way in
                options.map { least, most in
                    var item = ItemOver<Fraction>()
                    (item.minimum, item.ideal, item.maximum) = (Fraction(least), Fraction(least), Fraction(most))
                    item.priority = Double(child.priority)
                    return way + [item]
                }
            }
        }
        let worths = ways.compactMap { way -> [Fraction]? in
            let found = try? ExactRow(
                items: way, spacing: row.gaps, available: Fraction(room), policy: row.policy)
            guard let found else { return nil }
            var judge = PlainJudge<Fraction>()
            return worth(
                WaterFilling().lengths(of: found, in: found.room ?? 0, judge: &judge), row, in: room)
        }
        return worths.reduce(worths[0]) { $0.lexicographicallyPrecedes($1) ? $1 : $0 }
    }

    private func draw(_ draws: inout SplitMix64) -> (row: Children<Fraction>, room: Int) {
        let hasTiers = Int.random(in: 0...1, using: &draws) == 0
        let hasRanges = Int.random(in: 0...1, using: &draws) == 0
        let children = (0..<Int.random(in: 2...5, using: &draws)).map { _ -> Child in
            let priority = hasTiers ? Int.random(in: 0...2, using: &draws) : 0
            if hasRanges, Int.random(in: 0...2, using: &draws) == 0 {
                let least = Int.random(in: 0...30, using: &draws)
                return .range(least, least + Int.random(in: 0...60, using: &draws), priority: priority)
            }
            let steps = (0..<Int.random(in: 1...5, using: &draws)).map { _ in Int.random(in: 0...60, using: &draws) }
            return .steps(steps, priority: priority)
        }
        let policy: Policy = Int.random(in: 0...2, using: &draws) == 0 ? .equalIncrements : .equalSizes
        let row = Children<Fraction>(children: children, gap: Int.random(in: 0...6, using: &draws), policy: policy)
        return (row, Int.random(in: 0...220, using: &draws))
    }

    @Test func `no row of children that step is short or unfair`() {
        let seed = ProcessInfo.processInfo.environment["PLUMB_SEED"].flatMap(UInt64.init) ?? 35
        for number in 0..<TestingSettings.share(250, of: 1_500).cases {
            var draws = SplitMix64(seed: seed, case: number)
            let (row, room) = draw(&draws)
            let best = best(row, in: room)
            let lengths = row.lengths(in: room)
            #expect(worth(lengths, row, in: room) == best, "case \(number): \(row), \(room): \(lengths)")
            let doubles = Children<Double>(children: row.children, gap: row.gap, policy: row.policy).lengths(in: room)
            for (double, fraction) in zip(doubles, lengths) {
                #expect(abs(double - fraction.double) < 1e-6, "case \(number): \(row), \(room): \(doubles), \(lengths)")
            }
        }
    }

    // 40 and 11 fill 51; the bounds that closed in gave 7 and 15.
    @Test func `two children fill the room to the point`() {
        let children: [Child] = [.steps([40, 7, 6], priority: 0), .steps([15, 11], priority: 0)]
        #expect(Children<Fraction>(children: children, gap: 0, policy: .equalSizes).lengths(in: 51) == [40, 11])
        #expect(Children<Double>(children: children, gap: 0, policy: .equalSizes).lengths(in: 51) == [40, 11])
    }

    // Of 30 a tier of 1 takes 20 rather than 10, although 10 and 20 fill the row as well.
    @Test func `a higher tier takes its longest step first`() {
        let children: [Child] = [.steps([10, 20], priority: 1), .steps([0, 15, 20], priority: 0)]
        #expect(Children<Fraction>(children: children, gap: 0, policy: .equalSizes).lengths(in: 30) == [20, 0])
    }
}
