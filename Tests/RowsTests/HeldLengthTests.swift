// HeldLengthTests.swift: what holds an item that is longer or shorter than it may be, policy by policy, worked by hand.

import Rows
import Testing

struct HeldLengthTests {
    /// A claim under a policy, with what its verdict says.
    struct Held: Sendable, CustomTestStringConvertible {
        let policy: Policy
        let items: [Item]
        let available: Double
        let claim: [Double]
        let sentence: String

        init(_ policy: Policy, _ items: [Item], in available: Double, claim: [Double], _ sentence: String) {
            (self.policy, self.items, self.available) = (policy, items, available)
            (self.claim, self.sentence) = (claim, sentence)
        }

        var testDescription: String { "\(policy): \(sentence)" }
    }

    private static func flex(_ basis: Double, grow: Double = 0, shrink: Double = 0) -> Item.Flex {
        Item.Flex(basis: basis, grow: grow, shrink: shrink)
    }

    /// In 200 points b takes what a, at its basis or natural length 50, leaves; in 80 b gives what is missing.
    private static let flexible: [(policy: Policy, items: [Item], noun: String)] = [
        (.cssFlex, [Item(id: "a", flex: flex(50)), Item(id: "b", flex: flex(50, grow: 1, shrink: 1))], "basis"),
        (
            .glue, [Item(id: "a", ideal: 50), Item(id: "b", ideal: 50, glue: Item.Glue(stretch: 1, shrink: 40))],
            "natural length"
        ),
        (
            .naturalSteps,
            [Item(id: "a", ideal: 50, flex: flex(0)), Item(id: "b", ideal: 50, flex: flex(0, grow: 1, shrink: 1))],
            "natural length"
        ),
    ]

    private static func named(_ id: String, _ item: Item) -> Item {
        var item = item
        item.id = id
        return item
    }

    static let bothWays: [Held] = flexible.flatMap { policy, items, noun in
        [
            Held(
                policy, items, in: 200, claim: [100, 100], "a is 100, longer than its \(noun) 50, and it does not grow"),
            Held(
                policy, items, in: 200, claim: [30, 170],
                "a is 30, shorter than its \(noun) 50, in a row that does not shrink"),
            Held(
                policy, items, in: 80, claim: [60, 20],
                "a is 60, longer than its \(noun) 50, in a row that does not grow"),
            Held(
                policy, items, in: 80, claim: [40, 40], "a is 40, shorter than its \(noun) 50, and it does not shrink"),
        ]
    }

    /// A basis below a minimum, or above a maximum, is not where the item starts: CSS Flexbox 9.7 freezes it at the bound.
    static let clampedBases: [Held] = {
        let (low, high) = (Item(minimum: 50, flex: flex(20)), Item(maximum: 50, flex: flex(80, grow: 1)))
        let (wide, rest) = (Item(maximum: 80, flex: flex(50, grow: 1)), named("b", Item(flex: flex(0, grow: 1))))
        func held(_ item: Item, _ claim: [Double], _ sentence: String) -> Held {
            Held(.cssFlex, [named("a", item), rest], in: 200, claim: claim, sentence)
        }
        return [
            held(low, [100, 100], "a is 100, longer than its minimum 50, and it does not grow"),
            held(low, [40, 160], "a is 40, below its minimum 50"),
            held(high, [60, 140], "a is 60, above its maximum 50"),
            held(high, [40, 160], "a is 40, shorter than its maximum 50, in a row that does not shrink"),
            held(wide, [100, 100], "a is 100, above its maximum 80"),
        ]
    }()

    static let others: [Held] = {
        let (fixed, growing) = (named("a", Item(ideal: 50)), named("b", Item(ideal: 50, flex: flex(0, grow: 1))))
        // A stretch factor makes the minimum Qt's hint; below the hints b, which has one, is rigid.
        let stretched = named("b", Item(minimum: 20, ideal: 60, flex: flex(0, grow: 1)))
        let glue = [fixed, named("b", Item(ideal: 50, glue: .init(shrink: 20)))]
        let (limited, endless) = (named("a", Item(ideal: 50, maximum: 60)), named("b", Item(ideal: 50)))
        // Bases 1 and 2, factors 0.5 and 0.1, no room: a is frozen at 0, b ends at 1.7 (Mathematics.md, section 4).
        let fractions = [
            named("a", Item(flex: flex(1, shrink: 0.5))), named("b", Item(flex: flex(2, shrink: 0.1))),
        ]
        return [
            Held(
                .glue, glue, in: 85, claim: [55, 30],
                "a is 55, longer than its natural length 50, in a row that does not grow"),
            Held(
                .glue, glue, in: 70, claim: [50, 20],
                "b is 20, shorter than 30, its natural length less its shrinkability"),
            Held(
                .gtkBox, [fixed, growing], in: 200, claim: [100, 100],
                "a is 100, longer than its natural length 50, and it does not grow"),
            Held(
                .gtkBox, [fixed, growing], in: 200, claim: [30, 170],
                "a is 30, shorter than its natural length 50, in a row that does not shrink"),
            Held(
                .gtkBox, [fixed, growing], in: 60, claim: [60, 0],
                "a is 60, longer than its natural length 50, in a row that does not grow"),
            Held(
                .gtkBox, [named("a", Item(minimum: 20, ideal: 50)), growing], in: 60, claim: [10, 50],
                "a is 10, below its minimum 20"),
            Held(
                .qtBox, [fixed, stretched], in: 200, claim: [30, 170],
                "a is 30, shorter than its natural length 50, in a row that does not shrink"),
            Held(
                .qtBox, [fixed, stretched], in: 60, claim: [55, 20],
                "a is 55, longer than its natural length 50, in a row that does not grow"),
            Held(
                .qtBox, [fixed, stretched], in: 60, claim: [30, 30],
                "b is 30, longer than its minimum 20, in a row that does not grow"),
            Held(.qtBox, [fixed, stretched], in: 60, claim: [50, 10], "b is 10, below its minimum 20"),
            Held(
                .spread, [limited, endless], in: 200, claim: [55, 145],
                "a is 55, longer than its natural length 50, and it does not grow"),
            Held(.spread, [limited, endless], in: 200, claim: [70, 130], "a is 70, above its maximum 60"),
            Held(
                .spread, [limited, endless], in: 200, claim: [30, 170],
                "a is 30, shorter than its natural length 50, in a row that does not shrink"),
            Held(
                .spread, [endless, limited], in: 60, claim: [60, 0],
                "b is 60, longer than its natural length 50, in a row that does not grow"),
            Held(
                .cssFlex, fractions, in: 0, claim: [0.5, 1.2],
                "a is 0.5, longer than its minimum 0, where its line froze it"),
        ]
    }()

    @Test(arguments: bothWays + clampedBases + others)
    func `a witness names the bound that is broken, or what holds the item`(held: Held) throws {
        let row = try Row(items: held.items, available: held.available, policy: held.policy)
        let verdict = try row.verdict(on: held.claim)
        #expect(verdict.sentence(naming: held.items.map { $0.id ?? "?" }) == "out of bounds: \(held.sentence)")
        // Fractions say the same.
        #expect(try row.exact.verdict(on: held.claim.map(Fraction.init(decimal:))).description == verdict.description)
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights, .levels, .gridTracks])
    func `without directions an item is held by its own bounds alone`(policy: Policy) throws {
        let items = [Item(minimum: 20, maximum: 80), Item()]
        let row = try Row(items: items, available: 200, policy: policy)
        #expect(try row.verdict(on: [100, 100]) == .outOfBounds(item: 0, length: 100, bound: .maximum(80)))
        #expect(try row.verdict(on: [10, 190]) == .outOfBounds(item: 0, length: 10, bound: .minimum(20)))
        #expect(try row.verdict(on: [20, 200]).kind == .avoidableOverflow)
    }
}
