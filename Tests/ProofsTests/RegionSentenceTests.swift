// RegionSentenceTests.swift: what is said of the regions of families whose answers are worked out by hand.

import Proofs
import Testing

struct RegionSentenceTests {
    private let width = Parameter("width", 200...600)
    private let title = Parameter("title", 0...300)

    private func sentences(
        _ parameters: [Parameter], _ items: [ItemOver<VaryingLength>], available: VaryingLength,
        policy: Policy = .equalSizes, where ties: [Tie] = [], by rule: some Rule = .swiftUI
    ) throws -> Set<String> {
        let family = try Family(
            parameters: parameters, items: items, available: available, policy: policy, where: ties)
        return Set(try FamilyRegions(of: family, by: rule).regions.map(family.sentence))
    }

    @Test func `a toolbar is at its minima, or gives the search what is left, or shares`() throws {
        let items = [
            ItemOver(id: "title", minimum: title.length), ItemOver(id: "icon", minimum: 44, maximum: 44),
            ItemOver(id: "search", minimum: VaryingLength(80)),
        ]
        let fitting = try sentences(
            [width, title], items, available: width.length, where: [width.length >= 250, title + 130 <= width.length])
        #expect(
            fitting == [
                "title at its minimum, icon is 44, search grows with the container and shrinks as title grows",
                "title and search are equal and grow with the container, icon is 44",
            ])
        let tight = try sentences(
            [width, title], items, available: width.length, where: [title + 120 >= width.length, title.length >= 90])
        #expect(tight == ["title and search at their minima, icon is 44"])
    }

    @Test func `items without an id are named by their index, and lengths that never vary are numbers`() throws {
        let items = [
            ItemOver(minimum: title.length, maximum: title.length), ItemOver(minimum: VaryingLength(0), maximum: 50),
        ]
        #expect(
            try sentences([title], items, available: 400) == ["item 0 keeps its length, item 1 at its maximum"])
        let shared = [
            ItemOver(minimum: VaryingLength(0)), ItemOver(minimum: VaryingLength(0)), ItemOver(minimum: title.length),
        ]
        #expect(try sentences([title], shared, available: 1200) == ["item 0, item 1 and item 2 are 400"])
        #expect(try sentences([title], [], available: 1200) == ["no items"])
    }

    @Test func `a single item fills the container, whatever that hangs on`() throws {
        #expect(try sentences([width], [ItemOver(id: "list")], available: width * 2) == ["list fills the container"])
    }

    @Test func `shares that differ grow together, and a container of two parameters is named by both`() throws {
        let items = [ItemOver<VaryingLength>(id: "a"), ItemOver(id: "b", weight: 2)]
        #expect(
            try sentences(
                [width, title], items, available: width - title / 2 + 100, policy: .weights, by: .waterFilling)
                == ["a and b grow with width and shrink as title grows"])
    }

    @Test func `flex items at their bases and glue at its natural length`() throws {
        var item = ItemOver<VaryingLength>(id: "a", minimum: 0)
        item.flex = .init(basis: 50, grow: 0, shrink: 0)
        var other = ItemOver<VaryingLength>(id: "b", minimum: 0)
        other.flex = .init(basis: 20, grow: 1, shrink: 0)
        #expect(
            try sentences([width], [item, other], available: width.length, policy: .cssFlex, by: .cssFlexbox)
                == ["a at its basis, b grows with the container"])
        let rigid = ItemOver<VaryingLength>(id: "c", minimum: 10, ideal: 30)
        let stretching = ItemOver<VaryingLength>(id: "d", minimum: 10, ideal: 30, glue: .init(stretch: 1))
        #expect(
            try sentences([width], [rigid, stretching], available: width.length, policy: .glue, by: TeXGlue())
                == ["c at its ideal length, d grows with the container"])
    }

    @Test func `lengths that are equal on all of a region are equal, though their forms differ`() throws {
        // On the tie, 2 title is the width: the item is as long as its minimum.
        let region = ExploredRegion(
            bounds: [
                .init(slack: LinearForm(0, [1, -2]), isStrict: false),
                .init(slack: LinearForm(0, [-1, 2]), isStrict: false),
            ],
            inside: [400, 200], lengths: [LinearForm(0, [1, -1])])
        let family = try Family(
            parameters: [width, title], items: [ItemOver(id: "a", minimum: title.length)], available: width.length)
        #expect(family.sentence(on: region) == "a at its minimum")
        let wide = ExploredRegion(bounds: [], inside: [400, 200], lengths: region.lengths)
        #expect(family.sentence(on: wide) == "a grows with the container and shrinks as title grows")
    }
}
