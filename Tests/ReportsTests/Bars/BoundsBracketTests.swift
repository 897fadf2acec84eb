// BoundsBracketTests.swift: a bracket ends where an item's greatest length is, or shows that it goes on.

import Testing

@testable import Reports
@testable import Workbench

struct BoundsBracketTests {
    /// A picture of 100 points in which a point is a pixel.
    private func path(_ item: Item, at length: Double, from start: Double = 0) throws -> String? {
        let row = AnsweredRow(RowDocument(row: try Row(items: [item], spacing: [], available: 100)))
        let scale = LaneScale(row, left: 0, breadth: 100)
        return BoundsBracket(item, at: length)?.drawing(from: start, barEnd: start + length, on: scale, y: 10)
    }

    private let bounded = Item(minimum: 20, maximum: 80)

    @Test func `at its greatest length an item has a floor and a lid`() throws {
        #expect(try path(bounded, at: 80, from: 10)?.contains("\"M30 7 v6 m0 -3 H90 m0 -3 v6\"") == true)
    }

    @Test func `below it an arrow shows that the item may be longer`() throws {
        #expect(try path(bounded, at: 50)?.contains("\"M20 7 v6 m0 -3 H49 m-4 -3 l4 3 l-4 3\"") == true)
        #expect(try path(Item(minimum: 20), at: 50)?.contains("\"M20 7 v6 m0 -3 H49 m-4 -3 l4 3 l-4 3\"") == true)
    }

    @Test func `the arrow has room where the item has its least length`() throws {
        #expect(try path(bounded, at: 20)?.contains("\"M20 7 v6 m0 -3 H26 m-4 -3 l4 3 l-4 3\"") == true)
    }

    @Test func `a bracket that leaves the picture has no end in it`() throws {
        #expect(try path(bounded, at: 80, from: 60)?.contains("\"M80 7 v6 m0 -3 H100\"") == true)
        #expect(try path(bounded, at: 80, from: 90) == "")
    }

    @Test func `an item beyond its greatest length has its lid inside its bar, thick`() throws {
        let drawn = try path(bounded, at: 95)
        #expect(drawn?.contains("\"M20 7 v6 m0 -3 H80 m0 -3 v6\"") == true && drawn?.contains("\"2.5\"") == true)
    }

    @Test func `an item that accepts every length has none`() throws {
        #expect(BoundsBracket(Item(), at: 50) == nil)
    }

    @Test func `the legend says what the brackets of its picture mean`() throws {
        func words(_ lengths: [Double], _ items: [Item]) throws -> String {
            var row = AnsweredRow(
                RowDocument(row: try Row(items: items, spacing: items.dropFirst().map { _ in 0 }, available: 100)))
            try row.add(ClaimedAnswer(engine: "e", lengths: lengths))
            return BarLegend([row]).drawing(x: 0, y: 20)
        }
        let (greatest, longer) = (">from its least length to its greatest<", ">may be longer<")
        let closed = try words([80], [bounded])
        #expect(closed.contains(greatest) && !closed.contains("may be longer"))
        let both = try words([80, 20], [bounded, Item(minimum: 5)])
        #expect(both.contains(greatest) && both.contains(longer))
        let open = try words([50], [bounded])
        #expect(open.contains(">from its least length; may be longer<") && !open.contains(greatest))
    }
}
