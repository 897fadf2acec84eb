// ArithmeticLawsTests.swift: doubles are held to exact fractions, rule by rule.
//
// A rule may jump where two numbers tie, and doubles may then take the other side.  So the exact run is made twice: by
// itself, and once more with the very decisions of the run in doubles, each of which must be right or within rounding.

import PlumbTesting
import Rows
import TestSupport
import Testing

/// Decides as doubles do and keeps the record.
private struct RecordingJudge: Judge {
    typealias Failure = Never
    private(set) var decisions: [Bool] = []

    mutating func isLess(_ first: Double, _ second: Double) -> Bool {
        decisions.append(first < second)
        return first < second
    }

    func known(_ value: Double) -> Double { value }
}

/// Takes recorded decisions and measures how wrong the worst of them is.
private struct ReplayingJudge: Judge {
    typealias Failure = Never
    private var decisions: ArraySlice<Bool>
    private(set) var worst: Fraction = 0
    /// Whether every decision is also that of the exact numbers.
    private(set) var isExact = true

    init(_ decisions: [Bool]) { self.decisions = decisions[...] }

    var isThrough: Bool { decisions.isEmpty }

    mutating func isLess(_ first: Fraction, _ second: Fraction) -> Bool {
        guard let decision = decisions.popFirst() else { return first < second }
        if decision != (first < second) {
            isExact = false
            if first != second { worst = max(worst, first < second ? second - first : first - second) }
        }
        return decision
    }

    func known(_ value: Fraction) -> Fraction { value }
}

struct ArithmeticLawsTests {
    struct Held: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let policy: Policy
        let holds: @Sendable (Row) throws -> Bool

        init(_ name: String, _ rule: some Rule, _ policy: Policy) {
            testDescription = "\(name), \(policy.name)"
            self.policy = policy
            holds = { try ArithmeticLawsTests.isHeld($0, by: rule) }
        }
    }

    static let all: [Held] =
        Policy.allCases.map { Held("water filling", WaterFilling(), $0) } + [
            Held("SwiftUI's rule", SwiftUIRule(), .equalSizes),
            Held("progressive filling", ProgressiveFilling(), .equalIncrements),
            Held("CSS", CSSFlexbox(), .cssFlex), Held("CSS", CSSFlexbox(), .glue), Held("TeX", TeXGlue(), .glue),
        ] + Policy.ofToolkits.map { Held("the toolkit", ToolkitRule(), $0) }

    static func isHeld(_ row: Row, by rule: some Rule) throws -> Bool {
        guard let room = row.room, room.isFinite else { return true }
        let exact = row.exact
        var recording = RecordingJudge()
        guard let doubles = try? rule.lengths(of: row, in: room, judge: &recording) else {
            // What is refused lies beyond a limit, or so near it that rounding decides.
            return true
        }
        var replaying = ReplayingJudge(recording.decisions)
        let replayed = try rule.lengths(of: exact, in: exact.room ?? 0, judge: &replaying)
        guard replaying.isThrough, replaying.worst.double <= row.tolerance,
            Distance(from: replayed.map(\.double), to: doubles).max <= row.tolerance
        else { return false }
        guard replaying.isExact else { return true }
        return try replayed == exact.lengths(by: rule) && rule.lengths(for: row) == doubles
    }

    @Test(arguments: all)
    func `doubles decide and answer as exact fractions do, within rounding`(held: Held) throws {
        try forAll(
            Self.rows(held.policy), settings: .share(200, of: 10_000, under: held.policy),
            name: "exact fractions: \(held.testDescription)", holds: held.holds)
    }

    /// Rows with lengths that nearly tie, and with lengths of very different size.
    static func rows(_ policy: Policy) -> Generator<Row> {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6))
        return Generator(describe: rows.describe) { choices in
            let row = rows.draw(&choices)
            let kind = choices.draw(upTo: 2)
            guard kind > 0 else { return row }
            func moved(_ length: Double) -> Double {
                guard length.isFinite else { return length }
                let step = Double(choices.draw(upTo: 4))
                return kind == 1 ? length + step * 1e-7 : min(length * [1, 1, 10, 1e3, 1e6][Int(step)], 1e9)
            }
            let items = row.items.map { item in
                var item = item
                item.minimum = moved(item.minimum)
                item.ideal = max(item.minimum, moved(item.ideal))
                item.maximum = max(item.ideal, moved(item.maximum))
                item.flex.basis = moved(item.flex.basis)
                return item
            }
            return
                (try? Row(
                    items: items, spacing: row.spacing, available: row.available.map(moved), policy: policy)) ?? row
        }
    }
}
