// SteppingRowTests.swift: rows of children that step, against all ways to choose their steps.  Lengths in points.

import Boxes
import Foundation
import Fractions
import Generators
import Rows
import Testing

/// A child that takes a few lengths, any between two, or any of some stretches, as texts whose sizes are rounded up.
private enum Child: Sendable {
    case steps([Int], priority: Int)
    case range(Int, Int, priority: Int)
    case stretches([ClosedRange<Int>], priority: Int)
    /// Any up to one, and a few longer ones, as texts do on no display: it has to be asked.
    case text(widest: Int, [Int], priority: Int)
    /// So many eighths of each offer, at least one length and at most another, as a flex line whose factors sum to less than 1.
    case part(eighths: Int, Int, Int, priority: Int)

    var priority: Int {
        switch self {
        case .steps(_, let priority), .range(_, _, let priority), .stretches(_, let priority),
            .text(_, _, let priority), .part(_, _, _, let priority):
            priority
        }
    }
    /// The lengths that it takes, apart.
    var stretches: [ClosedRange<Int>] {
        switch self {
        case .steps(let steps, _): steps.map { $0...$0 }
        case .range(let least, let most, _), .part(_, let least, let most, _): [least...most]
        case .stretches(let stretches, _): stretches
        case .text(let widest, let steps, _): [0...widest] + steps.map { $0...$0 }
        }
    }
    var least: Int { stretches.map(\.lowerBound).min() ?? 0 }
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
    /// Those of stretches say what they take.
    func takenLengths(of child: Int) -> [ClosedRange<Value>]? {
        guard case .stretches(let stretches, _) = children[child] else { return nil }
        return stretches.map { Value(decimal: Double($0.lowerBound))...Value(decimal: Double($0.upperBound)) }
    }

    func length(of child: Int, offered: Value, judge: inout PlainJudge<Value>) -> Value {
        if case .part(let eighths, let least, let most, _) = children[child] {
            let part = offered * Value(decimal: Double(eighths) / 8)
            return max(Value(decimal: Double(least)), min(part, Value(decimal: Double(most))))
        }
        let lengths = children[child].stretches.compactMap { stretch -> Value? in
            let (least, most) = (Value(decimal: Double(stretch.lowerBound)), Value(decimal: Double(stretch.upperBound)))
            return least <= offered ? min(offered, most) : nil
        }
        return lengths.max() ?? Value(decimal: Double(children[child].least))
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

    /// The best worth of all ways to choose the steps and stretches, filled up.
    private func best(_ row: Children<Fraction>, in room: Int) -> [Fraction] {
        var ways: [[ItemOver<Fraction>]] = [[]]
        for child in row.children {
            ways = ways.flatMap { way in
                child.stretches.map { stretch in
                    let least = Fraction(stretch.lowerBound)
                    return way + [
                        ItemOver<Fraction>(
                            minimum: least, maximum: Fraction(stretch.upperBound), priority: Double(child.priority),
                            base: row.policy == .equalIncrements ? Fraction(child.least) : 0)
                    ]
                }
            }
        }
        let worths = ways.compactMap { way -> [Fraction]? in
            let found = try? ExactRow(
                items: way, spacing: row.gaps, available: Fraction(room), policy: .levels)
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

    private func drawStretches(_ draws: inout SplitMix64) -> (row: Children<Fraction>, room: Int) {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &draws) }
        let hasTiers = number(0...3) == 0
        let children = (0..<number(2...4)).map { _ -> Child in
            let priority = hasTiers ? number(0...1) : 0
            if number(0...5) == 0 {
                let least = number(0...30)
                return .range(least, least + number(0...60), priority: priority)
            }
            if number(0...2) == 0 {
                let widest = number(1...20)
                let steps = (0..<number(1...4)).map { _ in number(widest + 1...widest + 50) }
                return .text(widest: widest, steps, priority: priority)
            }
            var (end, stretches) = (number(0...30), [ClosedRange<Int>]())
            for _ in 0..<number(1...4) {
                let start = end + number(1...25)
                end = start + number(0...3)
                stretches.append(start...end)
            }
            return .stretches(stretches, priority: priority)
        }
        let policy: Policy = number(0...2) == 0 ? .equalIncrements : .equalSizes
        return (Children(children: children, gap: number(0...6), policy: policy), number(0...260))
    }

    @Test func `no row of children that take stretches of lengths is short or unfair`() throws {
        let draws = Generator<UInt64> { $0.draw(upTo: 1 << 40) }
        try forAll(draws, settings: .share(200, of: 3_000)) { seed in
            var draws = SplitMix64(seed: seed)
            let (row, room) = drawStretches(&draws)
            let best = best(row, in: room)
            let doubles = Children<Double>(children: row.children, gap: row.gap, policy: row.policy).lengths(in: room)
            return [row.lengths(in: room), doubles.map { Fraction(decimal: $0) }].allSatisfy { lengths in
                zip(worth(lengths, row, in: room), best).allSatisfy { abs(($0 - $1).double) < 1e-4 }
            }
        }
    }

    private func drawParts(_ draws: inout SplitMix64) -> (row: Children<Fraction>, room: Int) {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &draws) }
        let hasTiers = number(0...3) == 0
        let children = (0..<number(2...4)).map { position -> Child in
            let priority = hasTiers ? number(0...1) : 0
            let least = number(0...1) * number(0...30)
            switch position == 0 ? 0 : number(0...3) {
            case 0, 1: return .part(eighths: number(1...7), least, least + number(0...150), priority: priority)
            case 2: return .range(least, least + number(0...60), priority: priority)
            default: return .steps((0..<number(1...4)).map { _ in number(0...60) }, priority: priority)
            }
        }
        let policy: Policy = number(0...2) == 0 ? .equalIncrements : .equalSizes
        return (Children(children: children, gap: number(0...6), policy: policy), number(0...260))
    }

    @Test func `no row of children that take parts of their offers is short or unfair`() throws {
        let draws = Generator<UInt64> { $0.draw(upTo: 1 << 40) }
        try forAll(draws, settings: .share(100, of: 2_000)) { seed in
            var draws = SplitMix64(seed: seed)
            let (row, room) = drawParts(&draws)
            let best = best(row, in: room)
            let doubles = Children<Double>(children: row.children, gap: row.gap, policy: row.policy).lengths(in: room)
            return [row.lengths(in: room), doubles.map { Fraction(decimal: $0) }].allSatisfy { lengths in
                zip(worth(lengths, row, in: room), best).allSatisfy { abs(($0 - $1).double) < 1e-4 }
            }
        }
    }

    // Its bounds closed in on half of a half, and so on, until nothing was left.
    @Test func `a child that takes half of each offer is offered twice its share`() {
        let children: [Child] = [.part(eighths: 4, 0, 1_000, priority: 0), .range(0, 1_000, priority: 0)]
        let row = Children<Fraction>(children: children, gap: 0, policy: .equalSizes)
        var judge = PlainJudge<Fraction>()
        #expect(row.offers(in: 300, judge: &judge) == [300, 150])
    }

    // Tracks of lengths come first, then those of fractions: equal increments in tiers of their own.
    @Test func `the tracks of a grid that step are filled as equal increments are`() {
        let children: [Child] = [.steps([111, 107, 68, 45], priority: 0), .range(1, 36, priority: 0)]
        for policy in [Policy.equalIncrements, .gridTracks] {
            #expect(Children<Fraction>(children: children, gap: 0, policy: policy).lengths(in: 109) == [107, 2])
        }
    }

    // The first takes 30, so that 31 to 33 are left, each of which the second takes.
    @Test func `a child takes any length of a stretch`() {
        let children: [Child] = [.steps([10, 30], priority: 0), .stretches([8...9, 31...33], priority: 0)]
        let row = Children<Double>(children: children, gap: 0, policy: .equalSizes)
        for (room, second) in [(61, 31.0), (62, 32), (63, 33), (70, 33)] {
            let lengths = row.lengths(in: room)
            #expect(lengths[0] == 30 && abs(lengths[1] - second) < 1e-5, "\(room): \(lengths)")
        }
    }

    // Asked for 11, 47 and 85 of its 100 it takes 11, as a range would.
    @Test func `a short text steps from its widest character on`() {
        let children: [Child] = [.text(widest: 15, [60, 100], priority: 0), .steps([40, 50], priority: 0)]
        for (room, lengths) in [(110, [60, 50]), (99, [15, 50]), (60, [10, 50]), (52, [12, 40])] {
            let doubles = Children<Double>(children: children, gap: 0, policy: .equalSizes).lengths(in: room)
            #expect(zip(doubles, lengths).allSatisfy { abs($0 - Double($1)) < 1e-5 }, "\(room): \(doubles)")
        }
    }

    // A tenth, a half and six sevenths of its 21 it takes, as a range would, but nothing from 19 to 21.
    @Test func `a text little wider than its widest character is no range`() {
        let children: [Child] = [
            .text(widest: 17, [43, 50, 63], priority: 0), .text(widest: 19, [21], priority: 0),
            .stretches([26...26, 42...43, 46...48, 65...67], priority: 0),
        ]
        let doubles = Children<Double>(children: children, gap: 0, policy: .equalSizes).lengths(in: 96)
        #expect(zip(doubles, [15.5, 15.5, 65]).allSatisfy { abs($0 - $1) < 1e-5 }, "\(doubles)")
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
