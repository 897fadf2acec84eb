// BreakpointSentencesTests.swift: breakpoints in words.

import Rows
import Testing

struct BreakpointSentencesTests {
    let names = ["title", "a", "b", "c", "d"]

    func sentences(_ events: Breakpoint.Event...) -> [String] {
        Breakpoint(available: 10, events: events).sentences(naming: names)
    }

    @Test func `an item is called by its name, a length by what it is`() {
        #expect(sentences(.reaches(item: 0, length: 160, .maximum)) == ["title reaches its maximum, 160"])
        #expect(sentences(.leaves(item: 1, length: 20, .flexBasis)) == ["a leaves its flex basis, 20"])
        #expect(sentences(.reaches(item: 1, length: 20, nil)) == ["a stops at 20"])
        #expect(sentences(.leaves(item: 1, length: 20, nil)) == ["a leaves 20"])
        #expect(sentences(.reaches(item: 1, length: 2.22, .shrunk)) == ["a reaches its least length as glue, 2.22"])
        #expect(sentences(.jumps(item: 2, from: 6, to: 4.5)) == ["b jumps from 6 to 4.5"])
    }

    @Test func `items that do the same share a sentence`() {
        #expect(
            sentences(
                .leaves(item: 0, length: 5, .minimum), .leaves(item: 1, length: 5, .minimum),
                .leaves(item: 2, length: 6, .minimum), .leaves(item: 3, length: 5, .minimum))
                == ["title, a and c leave their minimum, 5", "b leaves its minimum, 6"])
    }

    @Test func `slopes come last and say whether more or fewer share`() {
        #expect(
            sentences(.changesSlope(item: 0, from: 0.5, to: 1 / 3.0, .more), .leaves(item: 1, length: 5, .minimum))
                == ["a leaves its minimum, 5", "title now gains 1/3 a point, not 1/2, sharing with more"])
        #expect(
            sentences(.changesSlope(item: 0, from: 0.5, to: 1, nil)) == ["title now gains 1 a point, not 1/2"])
    }

    @Test func `many items whose slopes change alike are counted`() {
        let events = (1..<5).map { Breakpoint.Event.changesSlope(item: $0, from: 0.25, to: 0.2, .more) }
        #expect(
            Breakpoint(available: 1, events: events).sentences(naming: names)
                == ["4 others now gain 1/5 a point each, not 1/4, sharing with more"])
    }

    @Test func `the row and its tiers have sentences of their own`() {
        #expect(
            sentences(
                .turns(.natural), .fits, .leavesSpace(isFull: true), .tierStops(priority: 1, isFull: true),
                .tierBegins(priority: -.infinity), .tierStops(priority: 2, isFull: false))
                == [
                    "the glue turns from shrinking to stretching", "the row fits: nothing overflows any more",
                    "the row is full: from here on space stays unused", "tier 1 is full", "tier -∞ begins to grow",
                    "tier 2 stands still",
                ])
    }

    @Test func `items that grow from there on are named with their slopes`() throws {
        let row = try Row(items: [Item(), Item(), Item(minimum: 50)], available: nil)
        let piece = try #require(try Sweep(of: WaterFilling(), for: row).piece(at: 60))
        #expect(piece.growthSentence(naming: names) == "title and a grow by 1/2 a point each")
        let rigid = try Row(items: [Item(maximum: 0)], available: nil)
        #expect(try Sweep(of: WaterFilling(), for: rigid).pieces[0].growthSentence(naming: names) == "nothing grows")
    }
}
