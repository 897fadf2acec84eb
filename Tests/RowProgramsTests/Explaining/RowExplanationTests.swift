import Rows
import RowPrograms
import Testing

@Suite struct RowExplanationTests {
    private func row(
        _ items: [Item], spacing: Double = 0, in available: Double?, _ policy: Policy = .equalSizes
    ) throws -> RowExplanation {
        try RowExplanation(
            Row(items: items, spacing: spacing, available: available, policy: policy))
    }

    private func response(
        _ explanation: RowExplanation, _ bound: RowBound, _ direction: RowResponse.Direction
    ) -> RowResponse? {
        explanation.bounds.first { $0.bound == bound && $0.direction == direction }
    }

    @Test func `in 150 points an item of 0 to 100 moves beside one of at least 100, which its minimum holds`() throws {
        let explanation = try row([Item(maximum: 100), Item(minimum: 100)], in: 150)
        #expect(explanation.lengths == [50, 100])
        #expect(explanation.reasons == [.level(with: []), .minimum(.level)])
        let (more, less) = (explanation.container[0], explanation.container[1])
        #expect(more.rates == [1, 0] && abs(more.reach - 50) < 1e-6)
        #expect(less.rates == [-1, 0] && abs(less.reach - 50) < 1e-6)
        // Lowered to 75 both are equal, and from there on the minimum no longer holds the second item.
        let lowered = try #require(response(explanation, .minimum(1), .lowered))
        #expect(lowered.rates == [1, -1] && abs(lowered.reach - 25) < 1e-9)
        let raised = try #require(response(explanation, .minimum(1), .raised))
        #expect(raised.rates == [-1, 1] && abs(raised.reach - 50) < 1e-9)
        #expect(explanation.bounds.count == 2)
    }

    @Test func `what a maximum gives up is shared by weight`() throws {
        let items = [Item(maximum: 30), Item(weight: 1), Item(weight: 2)]
        let explanation = try row(items, in: 120, .weights)
        #expect(explanation.lengths == [30, 30, 60])
        let items2 = [Item(maximum: 20), Item(weight: 1), Item(weight: 2)]
        let tighter = try row(items2, in: 120, .weights)
        let raised = try #require(response(tighter, .maximum(0), .raised))
        #expect(abs(raised.rates[1] + 1.0 / 3) < 1e-9 && abs(raised.rates[2] + 2.0 / 3) < 1e-9)
        // At 30 points the item stands at the level of the others: 30 = 90 / 3.
        #expect(abs(raised.reach - 10) < 1e-9)
    }

    @Test func `a lower tier is held at its minimum by the tier above`() throws {
        let explanation = try row([Item(priority: 1), Item(minimum: 10, maximum: 50)], in: 100)
        #expect(explanation.lengths == [90, 10])
        #expect(explanation.reasons == [.level(with: []), .minimum(.tierAbove(1))])
    }

    @Test func `an overflow of 20 has a pair of demands at its root, and each of them alone can give way`() throws {
        let explanation = try row([Item(minimum: 60), Item(minimum: 50)], spacing: 10, in: 100)
        #expect(explanation.reasons == [.minimum(.container), .minimum(.container)])
        let leastLengths = explanation.contradiction
        #expect(leastLengths.map(\.length).reduce(0, +) > 100)
        #expect(leastLengths.allSatisfy { left in leastLengths.reduce(0) { $0 + $1.length } - left.length <= 100 })
        #expect(
            explanation.remedies == [
                OverflowRemedy(bound: .container, change: 20, overflowLeft: 0),
                OverflowRemedy(bound: .minimum(0), change: -20, overflowLeft: 0),
                OverflowRemedy(bound: .minimum(1), change: -20, overflowLeft: 0),
                OverflowRemedy(bound: .gap(0), change: -10, overflowLeft: 10),
            ])
    }

    @Test func `a flex item that does not shrink demands its basis`() throws {
        let items = [
            Item(minimum: 10, flex: Item.Flex(basis: 80, shrink: 0)),
            Item(minimum: 40, flex: Item.Flex(basis: 60, shrink: 1)),
        ]
        let explanation = try row(items, in: 100, .cssFlex)
        #expect(explanation.lengths == [80, 40])
        #expect(explanation.contradiction.map(\.bound) == [.basis(0), .minimum(1)])
        #expect(
            explanation.remedies.map(\.bound) == [.container, .basis(0), .shrinkFactor(0), .minimum(1)]
                && explanation.remedies.allSatisfy { $0.overflowLeft == 0 })
    }

    /// Flexbox, section 9.7: with a factor of 1 a line of bases 80 and 60 in 100 takes 40 away by factor times basis.
    @Test func `a style sheet can let an item shrink, wrap the line, or lower every gap at once`() throws {
        let rigid = Item(minimum: 10, flex: Item.Flex(basis: 60, shrink: 0))
        let explanation = try row([rigid, rigid, rigid], spacing: 6, in: 180, .cssFlex)
        let removing = explanation.remedies.filter { $0.overflowLeft == 0 }
        #expect(
            removing.map(\.bound) == [
                .container, .spacing, .basis(0), .shrinkFactor(0), .basis(1), .shrinkFactor(1), .basis(2),
                .shrinkFactor(2),
            ])
        #expect(removing[1].change == -6 && removing[3].change == 1)
        #expect(explanation.wrappedLines == [0..<2, 2..<3] && explanation.fewestRemedies.isEmpty)
    }

    /// 3 minima of 50 and gaps of 5 in 40 points: 120 too much, of which an item gives 50 and both gaps 10.
    @Test func `a row too long only as a whole names the fewest changes`() throws {
        let explanation = try row([Item](repeating: Item(minimum: 50), count: 3), spacing: 5, in: 40)
        #expect(explanation.remedies.filter { $0.overflowLeft == 0 }.map(\.bound) == [.container])
        #expect(
            explanation.fewestRemedies == [
                OverflowRemedy(bound: .minimum(0), change: -50, overflowLeft: 70),
                OverflowRemedy(bound: .minimum(1), change: -50, overflowLeft: 20),
                OverflowRemedy(bound: .minimum(2), change: -20, overflowLeft: 0),
            ])
    }

    /// Flexbox, section 9.7: factors that sum to 1/2 take half of what is too much, so that 80 points more are wanted for 40.
    @Test func `in a line of half a factor a container of twice what is missing does, or a shorter minimum`() throws {
        let items = [
            Item(minimum: 20, flex: Item.Flex(basis: 120, shrink: 0.5)),
            Item(minimum: 60, flex: Item.Flex(basis: 60, shrink: 0)),
        ]
        let explanation = try row(items, in: 100, .cssFlex)
        #expect(explanation.lengths == [80, 60] && explanation.contradiction.isEmpty)
        #expect(explanation.remedies.first == OverflowRemedy(bound: .container, change: 80, overflowLeft: 0))
        let shorter = try row(
            [
                Item(minimum: 143.5, flex: Item.Flex(basis: 150)),
                Item(minimum: 80, flex: Item.Flex(basis: 90, shrink: 0.1)),
            ],
            in: 200, .cssFlex)
        #expect(shorter.remedies.contains { $0.bound == .minimum(0) && $0.overflowLeft == 0 })
    }

    /// 200 and 50 less 0.5 and 0.7 times what is too much, which the second's minimum of 40 cuts off at 26 2/3; beyond, the first
    /// shrinks alone.
    @Test func `no smaller change does as much as one that is named`() throws {
        let items = [
            Item(minimum: 40, flex: Item.Flex(basis: 60, shrink: 0.5)),
            Item(minimum: 40, flex: Item.Flex(basis: 200, shrink: 0.5)),
        ]
        let explanation = try row(items, in: 150, .cssFlex)
        for remedy in explanation.remedies where ![.shrinkFactor(0), .shrinkFactor(1)].contains(remedy.bound) {
            let less = try explanation.row.changing(remedy.bound, by: 0.95 * remedy.change)
            #expect(
                Arrangement(WaterFilling().lengths(for: less), in: less).overflow > remedy.overflowLeft + 1e-6,
                "\(remedy)")
        }
        let change = try #require(explanation.remedies.first { $0.bound == .minimum(0) })
        #expect(abs(change.change) < 7 && change.overflowLeft == 0)
    }

    @Test func `one number is named where two do no more`() throws {
        let loose = Item(minimum: 30, ideal: 30, glue: Item.Glue(shrink: 50))
        let explanation = try row([loose, loose, loose], in: 60, .glue)
        #expect(!explanation.remedies.contains { if case .least = $0.bound { true } else { false } })
    }

    /// 80 and 39 in 100: the first does not shrink below its minimum, the second by no more than 1.
    @Test func `a natural length on its minimum gives way once the minimum does`() throws {
        let items = [
            Item(minimum: 80, ideal: 80, maximum: 80, glue: Item.Glue(shrink: 1)),
            Item(minimum: 30, ideal: 40, glue: Item.Glue(shrink: 1)),
        ]
        let explanation = try row(items, in: 100, .glue)
        #expect(explanation.remedies.contains(OverflowRemedy(bound: .least(0), change: -19, overflowLeft: 0)))
    }

    @Test func `an item too long for any line is no reason to wrap`() throws {
        let items = [120.0, 30].map { Item(minimum: $0, flex: Item.Flex(basis: $0)) }
        #expect(try row(items, in: 100, .cssFlex).wrappedLines == nil)
        #expect(try row(items, in: 200, .cssFlex).wrappedLines == nil)
    }

    @Test func `where nothing is proposed every item has its ideal length, and nothing is predicted`() throws {
        let explanation = try row([Item(minimum: 10, ideal: 20)], in: nil)
        #expect(explanation.reasons == [.ideal] && explanation.lengths == [20])
        #expect(explanation.container.isEmpty && explanation.bounds.isEmpty && explanation.remedies.isEmpty)
    }

    @Test func `an empty row has nothing to explain but its container`() throws {
        let explanation = try row([], in: 10)
        #expect(explanation.lengths.isEmpty && explanation.container.allSatisfy { $0.rates.isEmpty })
    }
}
