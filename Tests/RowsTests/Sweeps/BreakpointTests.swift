// BreakpointTests.swift: what changes at the breakpoints of rows worked by hand.

import Rows
import Testing

struct BreakpointTests {
    /// A row; its container does not matter.
    func row(_ items: [Item], spacing: Double = 0, _ policy: Policy = .equalSizes) throws -> Row {
        try Row(items: items, spacing: spacing, available: nil, policy: policy)
    }

    func changes(_ row: Row) throws -> [Breakpoint] { try Sweep(of: WaterFilling(), for: row).breakpoints }

    // [10, 30] and [20, ∞): the minima fit in 30; from there the first grows alone until both are 20, in 40; they share
    // until the first is full, in 60.
    @Test func `items leave their minima, share, and reach their maxima`() throws {
        let row = try row([Item(minimum: 10, maximum: 30), Item(minimum: 20)])
        #expect(
            try changes(row) == [
                Breakpoint(available: 30, events: [.fits, .leaves(item: 0, length: 10, .minimum)]),
                Breakpoint(
                    available: 40,
                    events: [.changesSlope(item: 0, from: 1, to: 0.5, .more), .leaves(item: 1, length: 20, .minimum)]),
                Breakpoint(
                    available: 60,
                    events: [
                        .reaches(item: 0, length: 30, .maximum), .changesSlope(item: 1, from: 0.5, to: 1, .fewer),
                    ]),
            ])
    }

    @Test func `a row whose items are all full leaves space from there on`() throws {
        let row = try row([Item(maximum: 20), Item(minimum: 5, maximum: 5)], spacing: 3)
        #expect(
            try changes(row) == [
                Breakpoint(available: 8, events: [.fits, .leaves(item: 0, length: 0, .minimum)]),
                Breakpoint(
                    available: 28, events: [.leavesSpace(isFull: true), .reaches(item: 0, length: 20, .maximum)]),
            ])
    }

    @Test func `a rigid row fits and leaves space at one breakpoint`() throws {
        let row = try row([Item(minimum: 5, maximum: 5)])
        #expect(try changes(row) == [Breakpoint(available: 5, events: [.fits, .leavesSpace(isFull: true)])])
    }

    @Test func `a tier that is full lets the next one grow`() throws {
        let row = try row([Item(maximum: 20, priority: 1), Item(minimum: 10)])
        #expect(
            try changes(row) == [
                Breakpoint(
                    available: 10,
                    events: [.fits, .tierBegins(priority: 1), .leaves(item: 0, length: 0, .minimum)]),
                Breakpoint(
                    available: 30,
                    events: [
                        .tierStops(priority: 1, isFull: true), .tierBegins(priority: 0),
                        .reaches(item: 0, length: 20, .maximum), .leaves(item: 1, length: 10, .minimum),
                    ]),
            ])
    }

    // Bases 100 and 50, minima 40 and 50, grow 0 and 1: the first gives 60 until the line holds 90, and stands at its
    // basis from 150 on, where the second begins to grow.
    @Test func `a CSS line turns from shrinking to growing at its bases`() throws {
        let row = try row(
            [
                Item(minimum: 40, flex: Item.Flex(basis: 100)),
                Item(minimum: 50, flex: Item.Flex(basis: 50, grow: 1)),
            ], .cssFlex)
        #expect(
            try changes(row) == [
                Breakpoint(available: 90, events: [.fits, .leaves(item: 0, length: 40, .minimum)]),
                Breakpoint(
                    available: 150,
                    events: [
                        .turns(.flexBasis), .reaches(item: 0, length: 100, .flexBasis),
                        .leaves(item: 1, length: 50, .minimum),
                    ]),
            ])
    }

    // Bases 1 and 9, shrink 0.6 and 0.6, the first at least 0.5.  Below 5 the first is frozen at 0.5, and the second
    // gives 0.6 of the missing 10 - c: 9 - 0.6 * (10 - c) is 6 in 5.  From 5 on, both give in proportion to their bases, and
    // the second is 9 - 0.9 * (10 - c), which is 4.5 in 5.
    // Bases 8 and 16 in 16 points: 0.75 of the missing 8 is taken, 3 from each.  That leaves the rigid first item exactly
    // its 5, so that no bound is broken and both freeze; else it freezes alone, and 0.25 of 8 is taken from the other.
    @Test func `a sweep passes over a single container in which a CSS line gets what it gets on neither side`() throws {
        let items = [
            Item(minimum: 5, maximum: 5, flex: Item.Flex(basis: 8, shrink: 0.5)),
            Item(flex: Item.Flex(basis: 16, shrink: 0.25)),
        ]
        func lengths(in available: Double) throws -> [Double] {
            try CSSFlexbox().lengths(
                for: Row(items: items, available: available, policy: .cssFlex))
        }
        #expect(try lengths(in: 16) == [5, 13])
        for near in [15.99, 16.01] { #expect(try abs(lengths(in: near)[1] - 14) < 0.01) }
        let sweep = try Sweep(of: CSSFlexbox(), for: row(items, .cssFlex))
        #expect(sweep.lengths(at: 16) == [5, 14] && sweep.breakpoints.map(\.available) == [20, 21])
    }

    @Test func `a CSS line that shrinks with factors below 1 may jump`() throws {
        let row = try row(
            [
                Item(minimum: 0.5, flex: Item.Flex(basis: 1, shrink: 0.6)),
                Item(flex: Item.Flex(basis: 9, shrink: 0.6)),
            ], .cssFlex)
        let changes = try changes(row)
        #expect(Distance(from: changes.map(\.available), to: [5, 10]).max < 1e-12)
        #expect(changes[0].events.first == .fits)
        guard case .leaves(item: 0, let length, .minimum) = changes[0].events[1] else {
            Issue.record("the first item does not leave its minimum")
            return
        }
        #expect(abs(length - 0.5) < 1e-12)
        guard case .jumps(item: 1, let from, let to)? = changes[0].events.last else {
            Issue.record("the second item does not jump")
            return
        }
        #expect(abs(from - 6) < 1e-12 && abs(to - 4.5) < 1e-12)
    }

    @Test func `glue stops shrinking at its least length and turns at its natural one`() throws {
        let row = try row(
            [Item(ideal: 10, glue: Item.Glue(stretch: 2, shrink: 4)), Item(minimum: 5, maximum: 5)], .glue)
        #expect(
            try changes(row) == [
                Breakpoint(available: 11, events: [.fits, .leaves(item: 0, length: 6, .shrunk)])
            ])
    }

    @Test func `glue that cannot stretch stands at its natural length`() throws {
        let row = try row([Item(ideal: 10, glue: Item.Glue(shrink: 4))], .glue)
        #expect(
            try changes(row).last
                == Breakpoint(
                    available: 10,
                    events: [.turns(.natural), .leavesSpace(isFull: false), .reaches(item: 0, length: 10, .natural)]))
    }

    // SwiftUI offers the first item half of what there is until it is full, in 200; the second keeps its 100 points.
    @Test func `SwiftUI's rule fits its measured row from 200 points on`() throws {
        let row = try row([Item(maximum: 100), Item(minimum: 100)])
        #expect(
            try Sweep(of: SwiftUIRule(), for: row).breakpoints == [
                Breakpoint(
                    available: 200,
                    events: [.fits, .reaches(item: 0, length: 100, .maximum), .leaves(item: 1, length: 100, .minimum)])
            ])
    }

    @Test func `a range that ends before it begins, or is no range, is refused`() {
        #expect(throws: SweepError.badRange(from: 2, to: 1)) { try Sweep.range(from: 2, to: 1) }
        #expect(throws: SweepError.badRange(from: -1, to: 1)) { try Sweep.range(from: -1, to: 1) }
        #expect(throws: SweepError.self) { try Sweep.range(from: .nan, to: 1) }
        #expect(throws: SweepError.self) { try Sweep.range(from: 0, to: .nan) }
        #expect(throws: SweepError.self) { try Sweep.range(from: .infinity, to: .infinity) }
    }
}
