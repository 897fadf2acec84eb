// RowSensitivityTests.swift: how rows follow their container, by hand and against water filling.  Lengths in points.

import Plumb
import PlumbTesting
import TestSupport
import Testing

struct RowSensitivityTests {
    private func near(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 }
    }

    private func near(_ range: ClosedRange<Double>, _ lower: Double, _ upper: Double) -> Bool {
        func same(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-7 }
        return same(range.lowerBound, lower) && same(range.upperBound, upper)
    }

    /// Levels of `[20, ∞)`, `[10, 30]`, `[0, ∞)` in 75 points and two gaps of 5: 25 each.  The first leaves its minimum
    /// at level 20, a total of 60; the second is full at level 30, a total of 90.
    @Test func `three items of a size share alike between the kinks of the first and the second`() throws {
        let items = [Item(minimum: 20), Item(minimum: 10, maximum: 30), Item()]
        for change in ContainerChange.allCases {
            let row = try Row(items: items, spacing: 5, available: 85)
            let followed = try #require(try row.sensitivity(asContainer: change))
            #expect(near(followed.lengths, [25, 25, 25]) && near(followed.rates, [1, 1, 1].map { $0 / 3 }))
            #expect(near(followed.range, 70, 100) && followed.overflowRate == 0)
            #expect(near(followed.lengths(at: 100), [30, 30, 30]))
        }
    }

    @Test func `at a kink the row goes on differently to either side`() throws {
        let items = [Item(minimum: 20), Item(minimum: 10, maximum: 30), Item()]
        let row = try Row(items: items, available: 90)
        let larger = try #require(try row.sensitivity(asContainer: .grows))
        #expect(near(larger.rates, [0.5, 0, 0.5]) && near(larger.range, 90, .infinity))
        let smaller = try #require(try row.sensitivity(asContainer: .shrinks))
        #expect(near(smaller.rates, [1, 1, 1].map { $0 / 3 }) && near(smaller.range, 60, 90))
    }

    @Test func `a row that overflows keeps its lengths until its minima fit`() throws {
        let row = try Row(items: [Item(minimum: 20), Item(minimum: 30)], available: 40)
        let followed = try #require(try row.sensitivity())
        #expect(near(followed.lengths, [20, 30]) && near(followed.rates, [0, 0]) && followed.overflowRate == -1)
        #expect(near(followed.range, 0, 50))
    }

    @Test func `what the container gains goes to the tier whose turn it is`() throws {
        let items = [Item(minimum: 10, maximum: 50), Item(minimum: 10, priority: 1), Item(minimum: 5, maximum: 5)]
        let row = try Row(items: items, available: 100)
        let followed = try #require(try row.sensitivity())
        #expect(near(followed.rates, [0, 1, 0]) && near(followed.range, 25, .infinity))
        let capped = [Item(minimum: 10, maximum: 50), Item(minimum: 10, maximum: 40, priority: 1)]
        let full = try #require(try Row(items: capped, available: 70).sensitivity())
        #expect(near(full.rates, [1, 0]) && near(full.range, 50, 90))
    }

    @Test func `glue turns from shrinking to stretching at its natural length`() throws {
        let items = [
            Item(ideal: 20, glue: Item.Glue(stretch: 1, shrink: 3)),
            Item(ideal: 30, glue: Item.Glue(stretch: 3, shrink: 1)),
        ]
        let row = try Row(items: items, available: 50, policy: .glue)
        let larger = try #require(try row.sensitivity(asContainer: .grows))
        #expect(near(larger.rates, [0.25, 0.75]) && near(larger.range, 50, .infinity))
        let smaller = try #require(try row.sensitivity(asContainer: .shrinks))
        #expect(near(smaller.rates, [0.75, 0.25]) && near(smaller.range, 46, 50))
    }

    /// The item is full in 12 points, which is also where the line turns from shrinking to growing.
    @Test func `a full flex line keeps its lengths down to the container that it fills`() throws {
        let items = [Item(maximum: 12, flex: Item.Flex(basis: 13, grow: 2))]
        let row = try Row(items: items, available: 23, policy: .cssFlex)
        for change in ContainerChange.allCases {
            let followed = try #require(try row.sensitivity(asContainer: change))
            #expect(near(followed.lengths, [12]) && near(followed.rates, [0]))
            #expect(near(followed.range, 12, .infinity))
        }
    }

    /// 148.645 less 18.645 is 130, at which the line turns, but 18.645 and 130 make a little less than 148.645.
    @Test func `a line that stands where it turns grows from there on, however its sum is rounded`() throws {
        let items = [Item(minimum: 20, maximum: 20), Item(minimum: 110, maximum: 120, flex: Item.Flex(grow: 1))]
        let row = try Row(items: items, spacing: 18.645, available: 148.645, policy: .cssFlex)
        let followed = try #require(try row.sensitivity(asContainer: .grows))
        #expect(near(followed.lengths, [20, 110]) && near(followed.rates, [0, 1]))
        #expect(near(followed.range, 148.645, 158.645))
    }

    @Test func `containers that decide nothing, and CSS factors below 1, have no sensitivity`() throws {
        for available in [nil, Double.infinity] {
            #expect(try Row(items: [Item()], available: available).sensitivity() == nil)
        }
        #expect(try Row(items: [Item()], available: 0).sensitivity(asContainer: .shrinks) == nil)
        let fraction = Item(flex: Item.Flex(basis: 10, grow: 0.5))
        #expect(try Row(items: [fraction], available: 50, policy: .cssFlex).sensitivity() == nil)
    }

    @Test(arguments: Policy.withoutJumps, ContainerChange.allCases)
    func `water filling anywhere inside the range gives the predicted lengths`(
        policy: Policy, change: ContainerChange
    ) throws {
        let shares = Generator<Int>.integer(in: 0...10)
        var (all, wide) = (0, 0)
        let settings = TestingSettings.share(60, of: 4_000, under: policy)
        try forAll(.rows(RowShape(policy: policy)), shares, settings: settings) { row, share in
            let row = try row.withWholeFactors()
            guard let followed = try row.sensitivity(asContainer: change), let available = row.available else {
                return true
            }
            let (low, high) = (followed.range.lowerBound, min(followed.range.upperBound, available + 1_000))
            all += 1
            let reach = change == .grows ? high - available : available - low
            if reach > 1e-6 { wide += 1 }
            let other = min(high, low + Double(share) / 10 * (high - low))
            let moved = try Row(
                items: row.items, spacing: row.spacing, available: other, policy: row.policy)
            let expected = WaterFilling().lengths(for: moved)
            return followed.range.contains(available)
                && Distance(from: followed.lengths(at: other), to: expected).max <= moved.tolerance
        }
        #expect(
            wide >= all * 99 / 100 && all * 40 > settings.cases, "\(all) sensitivities, \(wide) of them reach further")
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights], ContainerChange.allCases)
    func `without directions a range ends only where the rates change`(
        policy: Policy, change: ContainerChange
    ) throws {
        try forAll(.rows(RowShape(policy: policy)), settings: .share(30, of: 1_500)) { row in
            guard let followed = try row.sensitivity(asContainer: change) else { return true }
            let end = change == .grows ? followed.range.upperBound : followed.range.lowerBound
            guard end.isFinite, end > 0 else { return true }
            let beyond = try Row(
                items: row.items, spacing: row.spacing, available: end, policy: policy)
            guard let next = try beyond.sensitivity(asContainer: change) else { return true }
            return Distance(from: next.rates, to: followed.rates).max > 1e-9
                || next.overflowRate != followed.overflowRate
        }
    }

    @Test(arguments: Policy.allCases)
    func `the Gini program follows its budget as the row follows its container`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...5, isCoarse: true))
        var (all, wide) = (0, 0)
        let settings = TestingSettings.share(50, of: 3_000, under: policy)
        try forAll(rows, settings: settings) { row in
            let row = try row.withWholeFactors()
            guard let expected = try row.sensitivity(), let available = row.available,
                case .shared(let effective) = row.resolution
            else { return true }
            // At a kink one program may follow the one side, the other the other.
            guard expected.range.lowerBound < available, available < expected.range.upperBound else { return true }
            // The budget of a full flex line is what its items take, and so at a kink.
            guard effective.budget == available - row.totalSpacing else { return true }
            let gini = GiniProgram(effective)
            let fit = ProgramBound(gini.program.constraints[0], .upper)
            guard let followed = try gini.program.sensitivity(to: fit) else { return false }
            all += 1
            let (low, high) = (followed.range.lowerBound, followed.range.upperBound)
            if low < followed.value, followed.value < high { wide += 1 }
            return Distance(from: gini.lengths.map(followed.rate), to: expected.rates).max < 1e-6
        }
        #expect(
            all * 3 > settings.cases && wide >= all * 99 / 100,
            "\(all) rows, the program moves to both sides in \(wide)")
    }
}

@Suite struct RowSensitivityLawTests {
    /// Where both ways have an answer: for flex lines with factors below 1 there is no linear program.
    private func holds(
        _ name: String, _ policy: Policy, test: String = #function,
        law: (Row, RowSensitivity, RowResponse, _ reach: Double) -> Bool
    ) throws {
        try forAll(
            .rows(RowShape(policy: policy, items: 1...8)), settings: .share(40, of: 2_000, under: policy, law: test),
            name: "\(name): \(policy.name)"
        ) { row in
            try RowResponse.Direction.allCases.allSatisfy { direction in
                let change: ContainerChange = direction == .raised ? .grows : .shrinks
                guard let solved = try row.sensitivity(asContainer: change) else { return true }
                guard let followed = row.response(to: .container, direction) else { return false }
                let range = solved.range
                let reach = change == .grows ? range.upperBound - solved.available : solved.available - range.lowerBound
                return law(row, solved, followed, reach)
            }
        }
    }

    @Test(arguments: Policy.withoutJumps)
    func `the rates of the linear programs are those of the rule, and hold no farther`(policy: Policy) throws {
        try holds("two ways to the rates", policy) { row, solved, followed, reach in
            // A range of no width says nothing of the rates.
            if reach <= row.tolerance { return true }
            let sign: Double = followed.direction == .raised ? 1 : -1
            return Distance(from: solved.rates.map { $0 * sign }, to: followed.rates).max < 1e-6
                && abs(solved.overflowRate * sign - followed.overflowRate) < 1e-6
                && reach <= followed.reach + 1e-6 * max(1, followed.reach)
        }
    }

    /// A program holds a text at its step, where the rule goes on with the same rates.
    @Test(arguments: Policy.withoutJumps)
    func `the linear programs see as far as the rule, or up to where the row turns from shrinking to growing`(
        policy: Policy
    ) throws {
        try holds("as far as the rule", policy) { row, solved, followed, reach in
            // Between kinks closer than the programs tell apart their range is no wider than a point.
            if reach <= row.tolerance { return true }
            let turn = (row.turningPoint ?? .infinity) - solved.available
            let ahead = followed.direction == .raised ? turn : -turn
            let far = min(followed.reach, ahead > row.tolerance ? ahead : .infinity)
            return reach >= far - 1e-6 * max(1, min(far, 1e9)) - row.tolerance
        }
    }
}

extension Row {
    /// The same row with its CSS factors rounded up.
    fileprivate func withWholeFactors() throws -> Row {
        let items = items.map { item in
            var item = item
            item.flex.grow = item.flex.grow.rounded(.up)
            item.flex.shrink = item.flex.shrink.rounded(.up)
            return item
        }
        return try Row(items: items, spacing: spacing, available: available, policy: policy)
    }
}
