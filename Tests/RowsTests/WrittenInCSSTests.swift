// WrittenInCSSTests.swift: rows of every policy as a style sheet has them, worked by hand and as laws.

import PlumbTesting
import Rows
import Testing

struct WrittenInCSSTests {
    func lengths(_ items: [Item], in available: Double, _ policy: Policy) throws -> [Double] {
        try CSSFlexbox().lengths(
            for: try Row(items: items, available: available, policy: policy))
    }

    @Test func `equal sizes are flex 1 1 0: the item that needs more has it first`() throws {
        #expect(try lengths([Item(maximum: 100), Item(minimum: 100)], in: 150, .equalSizes) == [50, 100])
    }

    @Test func `equal increments are flex 1 1 minimum`() throws {
        // 100 less 10 and 30 leaves 60, half to each.
        #expect(try lengths([Item(minimum: 10), Item(minimum: 30)], in: 100, .equalIncrements) == [40, 60])
    }

    @Test func `weights are flex-grow, and weights that sum to less than 1 leave space as in a browser`() throws {
        #expect(try lengths([Item(weight: 1), Item(weight: 3)], in: 100, .weights) == [25, 75])
        // A quarter and a half of the space, and a quarter of it left.
        #expect(try lengths([Item(weight: 0.25), Item(weight: 0.5)], in: 100, .weights) == [25, 50])
    }

    @Test func `glue is flex stretch, shrink by ideal, ideal`() throws {
        let line = [
            Item(ideal: 9, glue: Item.Glue(stretch: 3, shrink: 1)),
            Item(ideal: 9, glue: Item.Glue(stretch: 6, shrink: 2)),
        ]
        #expect(try lengths(line, in: 27, .glue) == [12, 15])
        // 1.5 to take away in proportion 1 : 2.
        #expect(try lengths(line, in: 16.5, .glue) == [8.5, 8])
        // Finite glue ends at its shrinkability.
        #expect(try lengths(line, in: 10, .glue) == [8, 7])
    }

    @Test func `levels are flex weight, weight by base, base`() throws {
        let items = [Item(weight: 1, base: 10), Item(weight: 3, base: 20)]
        // 20 points more than the bases, then 8 less, in the ratio of the weights.
        #expect(try lengths(items, in: 50, .levels) == [15, 35])
        #expect(try lengths(items, in: 22, .levels) == [8, 14])
        // Weights of less than 1 leave nothing.
        #expect(try lengths([Item(weight: 0.25), Item(weight: 0.5)], in: 90, .levels) == [30, 60])
    }

    @Test func `natural steps are flex grow, shrink by ideal, ideal`() throws {
        let items = [
            Item(ideal: 10, flex: .init(grow: 1, shrink: 0)), Item(ideal: 20, flex: .init(grow: 3, shrink: 0.5)),
            Item(ideal: 30, flex: .init(grow: 0, shrink: 1.5)),
        ]
        #expect(try lengths(items, in: 64, .naturalSteps) == [11, 23, 30])
        // 8 are missing: a quarter of them from the second, the rest from the third.
        #expect(try lengths(items, in: 52, .naturalSteps) == [10, 18, 24])
    }

    @Test func `spread is flex what an item can take, what it can give by ideal, ideal`() throws {
        let items = [Item(minimum: 10, ideal: 20, maximum: 30), Item(minimum: 0, ideal: 30, maximum: 60)]
        // Half of the way to the maxima, and to the minima.
        #expect(try lengths(items, in: 70, .spread) == [25, 45])
        #expect(try lengths(items, in: 30, .spread) == [15, 15])
        // Only what has no maximum grows.
        #expect(try lengths([Item(ideal: 20, maximum: 30), Item(ideal: 30)], in: 90, .spread) == [20, 70])
    }

    @Test(arguments: [Policy.qtBox, .gtkBox, .gridTracks])
    func `a policy that no flex line states is refused by name`(policy: Policy) throws {
        #expect(throws: RowError.notWrittenInCSS(policy: policy.name)) {
            try lengths([Item(), Item()], in: 10, policy)
        }
        let row = try Row(items: [Item()], available: 10, policy: policy)
        let refusal = #expect(throws: RowError.notWrittenInCSS(policy: policy.name)) { try row.writtenInCSS() }
        #expect(
            refusal?.description
                == "no line of CSS flexbox states a row of policy \(policy); those that one states are equal-sizes, "
                + "equal-increments, weights, css-flex, glue, levels, natural-steps and spread")
    }

    /// Twice the weight, from a minimum of its own.
    private struct DoubledLevels: UndirectedPolicy {
        let name = "doubled-levels"
        func base<Value>(of item: ItemOver<Value>) -> Value { item.ideal }
        func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar { item.weight + item.weight }
    }

    /// The ideals, whatever the room.
    private struct Fixed: PolicyDefinition {
        let name = "fixed"
        func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
            ReducedRowOver(row, budget: room, base: \.ideal, weight: { _ in 1 })
        }
    }

    @Test func `a policy of one's own is written by its bases and weights, and refused where it has none`() throws {
        let items = [Item(ideal: 10, weight: 1), Item(ideal: 20, weight: 3)]
        #expect(try lengths(items, in: 50, Policy(DoubledLevels())) == [15, 35])
        #expect(throws: RowError.notWrittenInCSS(policy: Policy(Fixed()).name)) {
            try lengths(items, in: 50, Policy(Fixed()))
        }
    }

    @Test func `an infinitely shrinking item of length 0 keeps finite glue from shrinking, as in TeX`() throws {
        let line = [
            Item(glue: Item.Glue(shrink: 5, shrinkOrder: 1)), Item(ideal: 10, glue: Item.Glue(shrink: 3)),
        ]
        #expect(try lengths(line, in: 8, .glue) == [0, 10])
    }

    @Test func `a browser knows no priorities, yet a row of policy css-flex keeps its tiers`() throws {
        let tiers = [Item(priority: 1), Item()]
        #expect(try lengths(tiers, in: 100, .equalSizes) == [50, 50])
        let flex = tiers.map { Item(priority: $0.priority, flex: Item.Flex(basis: 0, grow: 1, shrink: 1)) }
        #expect(try lengths(flex, in: 100, .cssFlex) == [100, 0])
    }

    @Test func `glue whose factors lie too far apart is refused`() throws {
        let line = [
            Item(ideal: 1e9, glue: Item.Glue(shrink: 1e-6)), Item(ideal: 1, glue: Item.Glue(shrink: 1)),
        ]
        #expect(throws: RowError.self) { try lengths(line, in: 10, .glue) }
    }

    @Test(
        arguments: [Policy.equalSizes, .equalIncrements, .weights, .cssFlex, .glue, .levels, .naturalSteps, .spread])
    func `a browser finds the optimum of a row of one tier, whatever its policy`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, hasTiers: false))
        try forAll(rows, settings: .share(400, of: 20_000)) { problem in
            // Weights that sum to less than 1 leave space in a browser, whichever of them are left at the end.
            guard problem.policy != .weights || problem.items.allSatisfy({ $0.weight >= 1 }) else { return true }
            let found = try CSSFlexbox().lengths(for: problem)
            return Distance(from: found, to: WaterFilling().lengths(for: problem)).max <= problem.tolerance
        }
    }
}
