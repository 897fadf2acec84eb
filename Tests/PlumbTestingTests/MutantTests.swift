// MutantTests.swift: deliberately broken copies of the greedy references are caught, and shrink to rows that a
// person would have written down.

import Plumb
import PlumbTesting
import TestSupport
import Testing

/// A broken rule, the policy that it should obey, and what is wrong with it.
struct Mutant: Distribution, CustomTestStringConvertible {
    let testDescription: String
    let policy: Policy
    private let rule: @Sendable (Row) throws -> [Double]

    init(_ flaw: String, _ policy: Policy, rule: @escaping @Sendable (Row) throws -> [Double]) {
        testDescription = flaw
        self.policy = policy
        self.rule = rule
    }

    func lengths(for problem: Row) throws -> [Double] { try rule(problem) }
}

/// The greedy references written once more, with places to break them.
enum Breakable {
    /// Progressive filling over the minima.
    static func fill(
        _ problem: Row, room: Double? = nil, offByOne: Int = 0, tiers: [[Int]]? = nil,
        reserving: Bool = true, rounds: Int = .max
    ) -> [Double] {
        var lengths = problem.items.map { reserving ? $0.minimum : 0 }
        var remaining = lengths.reduce(room ?? problem.room ?? 0, -)
        for tier in tiers ?? problem.tiers {
            var growing = tier.filter { lengths[$0] < problem.items[$0].maximum }
            var round = 0
            while remaining > 1e-12, !growing.isEmpty, round < rounds {
                round += 1
                let share = remaining / Double(max(1, growing.count + offByOne))
                let before = growing.count
                for index in growing {
                    let step = min(share, problem.items[index].maximum - lengths[index], remaining)
                    lengths[index] += step
                    remaining -= step
                }
                growing.removeAll { lengths[$0] >= problem.items[$0].maximum }
                if growing.count == before, offByOne <= 0 { break }
                if growing.count == before { round = rounds }
            }
        }
        return lengths
    }

    /// The optimum by bisection on the level, with bases and weights of one's own.
    static func level(
        _ problem: Row, room: Double, weight: (Item) -> Double,
        clamp: (Double, Item) -> Double = { min(max($0, $1.minimum), $1.maximum) }
    ) -> [Double] {
        var (low, high) = (0.0, 1e7)
        func lengths(_ level: Double) -> [Double] { problem.items.map { clamp(weight($0) * level, $0) } }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if lengths(middle).reduce(0, +) <= room { low = middle } else { high = middle }
        }
        return lengths(low)
    }
}

struct MutantTests {
    static let mutants: [Mutant] = [
        Mutant("progressive fill counts one child too many", .equalIncrements) { Breakable.fill($0, offByOne: 1) },
        Mutant("progressive fill counts one child too few", .equalIncrements) { Breakable.fill($0, offByOne: -1) },
        Mutant("progressive fill serves low priorities first", .equalIncrements) {
            Breakable.fill($0, tiers: $0.tiers.reversed())
        },
        Mutant("progressive fill forgets the minima", .equalIncrements) { Breakable.fill($0, reserving: false) },
        Mutant("progressive fill swallows the last gap", .equalIncrements) {
            Breakable.fill($0, room: ($0.room ?? 0) + ($0.spacing.last ?? 0))
        },
        Mutant("progressive fill ends after one round", .equalIncrements) { Breakable.fill($0, rounds: 1) },
        Mutant("water filling clamps to the maximum before the minimum of a neighbour", .equalSizes) { problem in
            Breakable.level(problem, room: problem.room ?? 0, weight: { _ in 1 }) { max($0, $1.minimum) }
        },
        Mutant("water filling forgets the gaps", .equalSizes) { problem in
            Breakable.level(problem, room: problem.available ?? 0, weight: { _ in 1 })
        },
        Mutant("weights are taken from the position", .weights) { problem in
            let first = problem.items.first
            return Breakable.level(problem, room: problem.room ?? 0, weight: { $0 == first ? 2 : 1 })
        },
        Mutant("CSS shrinks by bare factors", .cssFlex) { problem in
            let flat = problem.items.map { item in
                var item = item
                item.flex.shrink = item.flex.basis > 0 ? item.flex.shrink / item.flex.basis : 0
                if item.flex.shrink > 0 { item.flex.shrink = max(1e-6, item.flex.shrink) }
                return item
            }
            let changed = try? Row(
                items: flat, spacing: problem.spacing, available: problem.available, policy: .cssFlex)
            return try changed.map { try CSSFlexbox().lengths(for: $0) } ?? []
        },
        Mutant("TeX's glue stretches every order alike", .glue) { problem in
            let flat = problem.items.map { item in
                var item = item
                item.glue.stretchOrder = 0
                return item
            }
            let changed = try? Row(
                items: flat, spacing: problem.spacing, available: problem.available, policy: .glue)
            return try changed.map { try TeXGlue().lengths(for: $0) } ?? []
        },
        Mutant("SwiftUI's rule in order of declaration", .equalSizes) { problem in
            var left = problem.room ?? 0
            return problem.items.enumerated().map { index, item in
                let share = max(0, left) / Double(problem.items.count - index)
                let length = min(max(share, item.minimum), item.maximum)
                left -= length
                return length
            }
        },
    ]

    private static let someMutants = TestingSettings.share(
        3, of: mutants.count,
        law: "`a broken rule is caught within 2 000 cases and shrinks to a row that a person would choose`(mutant:)"
    ).some(of: mutants)

    @Test(arguments: someMutants)
    func `a broken rule is caught within 2 000 cases and shrinks to a row that a person would choose`(
        mutant: Mutant
    ) throws {
        var settings = TestingSettings(cases: 2_000)
        settings.cases = 2_000
        let found = try #require(counterexample(to: mutant, against: mutant.policy, settings: settings))
        let problem = found.smallest.row
        #expect(problem.items.count <= 3, "\(found)")
        let numbers =
            problem.items.flatMap { [$0.minimum, $0.maximum, $0.flex.basis] } + problem.spacing
            + [problem.available ?? 0]
        // Tens, or where none will do, halves of a small number.
        #expect(numbers.filter(\.isFinite).allSatisfy { ($0 * 2).rounded() == $0 * 2 && $0 <= 300 }, "\(found)")
    }

    @Test(arguments: [
        ("water filling", WaterFilling() as any Distribution, Policy.equalSizes),
        ("progressive filling", ProgressiveFilling(), .equalIncrements), ("CSS", CSSFlexbox(), .cssFlex),
        ("TeX", TeXGlue(), .glue),
    ])
    func `the references themselves pass`(name: String, rule: any Distribution, policy: Policy) throws {
        try verify(rule, against: policy, settings: .share(80, of: 20_000))
    }

    @Test func `the smallest overflow of SwiftUI's rule has two items`() throws {
        let target = FuzzTarget("SwiftUI rule", SwiftUIRule())
        let fuzzer = Fuzzer(target, shape: RowShape(items: 1...8), wanted: .avoidableOverflow, seed: 5)
        let found = try #require(try fuzzer.search(cases: 2_000))
        #expect(found.smallest.row.items == [Item(maximum: 10), Item(minimum: 10)])
        #expect(found.smallest.row.available == 10)
        #expect(found.smallest.answer?.lengths == [5, 10])
    }

    @Test func `a rule that throws, or miscounts, or gives no numbers is a finding`() throws {
        struct Refusing: Distribution {
            struct Refusal: Error {}
            func lengths(for problem: Row) throws -> [Double] { throw Refusal() }
        }
        let miscounting = Mutant("", .equalSizes) { _ in [] }
        let wild = Mutant("", .equalSizes) { $0.items.map { _ in .nan } }
        #expect(counterexample(to: Refusing())?.description.contains("the rule threw an error in place of") == true)
        #expect(counterexample(to: miscounting)?.smallest.finding == .failure(.wrongCount(lengths: 0, items: 1)))
        #expect(counterexample(to: wild)?.description.contains("not a number") == true)
    }
}
