// ManyParametersTests.swift: a rule that is written once runs on lengths that vary with many parameters.
//
// The judge here decides every comparison as at one point and keeps the decisions.  Wherever they hold, the lengths are
// one linear function of the parameters.

import PlumbTesting
import Rows
import TestSupport
import Testing

/// Decides as at one point and keeps the record.
private struct PointJudge: Judge {
    let point: [Fraction]
    private var decisions: [(first: LinearForm, second: LinearForm, isLess: Bool)] = []

    init(at point: [Fraction]) { self.point = point }

    mutating func isLess(_ first: LinearForm, _ second: LinearForm) -> Bool {
        let isLess = first.value(at: point) < second.value(at: point)
        decisions.append((first, second, isLess))
        return isLess
    }

    func known(_ value: LinearForm) throws(NotLinear) -> Fraction {
        guard let known = value.known else { throw NotLinear() }
        return known
    }

    func holds(at point: [Fraction]) -> Bool {
        decisions.allSatisfy { ($0.first.value(at: point) < $0.second.value(at: point)) == $0.isLess }
    }
}

struct ManyParametersTests {
    struct Held: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let rule: any Rule
        let policy: Policy

        init(_ name: String, _ rule: some Rule, _ policy: Policy) {
            (testDescription, self.rule, self.policy) = ("\(name), \(policy.name)", rule, policy)
        }
    }

    static let all =
        Policy.linear.map { Held("water filling", WaterFilling(), $0) } + [
            Held("SwiftUI's rule", SwiftUIRule(), .equalSizes),
            Held("progressive filling", ProgressiveFilling(), .equalIncrements),
            Held("CSS", CSSFlexbox(), .cssFlex), Held("CSS", CSSFlexbox(), .equalSizes), Held("glue", TeXGlue(), .glue),
        ] + Policy.ofToolkits.filter { $0 != .spread }.map { Held("the toolkit", ToolkitRule(), $0) }

    @Test(arguments: all)
    func `lengths that vary with three parameters are the rule's wherever its decisions hold`(held: Held) throws {
        var shared = 0
        let points = Generator<[[Int]]> { choices in
            let here = (0..<3).map { _ in Int(choices.draw(upTo: 60)) }
            return [here, here.map { $0 + Int(choices.draw(upTo: 2)) }]
        }.described { "\($0)" }
        let rows = Generator<Row>.rows(RowShape(policy: held.policy, items: 1...5, isCoarse: true))
        let settings = TestingSettings.share(150, of: 4_000, under: held.policy)
        try forAll(rows, points, settings: settings) { row, points in
            let row = row.exact
            guard let room = row.room, room.isFinite else { return true }
            let points = points.map { $0.map { Fraction($0) } }
            let here = points[0]
            var judge = PointJudge(at: here)
            let lengths = try lengths(by: held.rule, of: varied(row), judge: &judge)
            guard let lengths else { return true }
            for point in points where judge.holds(at: point) {
                shared += point == here ? 0 : 1
                let exact = try held.rule.lengths(in: varied(row).mapped({ $0.value(at: point) }, { $0 }))
                guard lengths.map({ $0.value(at: point) }) == exact else { return false }
            }
            return true
        }
        #expect(shared * 20 > settings.cases, "the decisions of one point hold at \(shared) others")
    }

    private func lengths(
        by rule: some Rule, of row: RowOver<LinearForm>, judge: inout PointJudge
    ) throws -> [LinearForm]? {
        guard let room = row.room else { return nil }
        return try rule.lengths(of: row, in: room, judge: &judge)
    }

    /// The row with the first parameter in some minima, the second in some maxima, the third in the container.
    private func varied(_ row: ExactRow) -> RowOver<LinearForm> {
        let plain = row.mapped({ LinearForm($0) }, { $0 })
        let items = plain.items.enumerated().map { index, item in
            var item = item
            let shift = LinearForm(0, [index % 2 == 0 ? 1 : 0])
            let spread = LinearForm(0, [0, index % 3 == 0 ? 1 : 0, 0])
            item.minimum = item.minimum + shift
            item.ideal = item.ideal + shift
            item.maximum = item.maximum + shift + spread
            return item
        }
        return RowOver(
            unchecked: items, spacing: plain.spacing, available: plain.available.map { $0 + LinearForm(0, [0, 0, 3]) },
            policy: plain.policy)
    }
}
