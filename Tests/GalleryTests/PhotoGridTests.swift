// PhotoGridTests.swift: groups of five photos, the high one right and left in turn.  Lengths in points.

import Gallery
import PlumbViews
import Testing

struct PhotoGridTests {
    // 344 less margins of 16 are 312, so cells measure (312 - 2 * 6) / 3 = 100 and double ones 206 high.
    // The grid begins below 16 + 27 (title) + 4 + 18 (number) + 4 + 8 = 77; columns at 16, 122 and 228.
    @Test func `high photos stand right and left in turn`() throws {
        let tree = try LayoutHost(PhotoAlbum()).layout(ProposedViewSize(width: 344, height: nil))
        #expect(tree.numbers(0) == at(228, 77, 100, 206))
        #expect(
            (1...4).map { tree.numbers($0) } == [
                [16, 77, 100, 100], [122, 77, 100, 100], [16, 183, 100, 100], [122, 183, 100, 100],
            ])
        // The second group is two rows of 106 lower: 77 + 212 = 289.
        #expect(tree.numbers(5) == at(16, 289, 100, 206))
        #expect(
            (6...9).map { tree.numbers($0) } == [
                [122, 289, 100, 100], [228, 289, 100, 100], [122, 395, 100, 100], [228, 395, 100, 100],
            ])
        // Four rows with three gaps, and the margin: 77 + 4 * 100 + 3 * 6 + 16.
        #expect(tree.size == CGSize(width: 344, height: 511))
    }

    // Two photos of the third group take both its rows: 6 * 100 + 5 * 6 = 630.
    @Test func `an incomplete group takes two rows`() throws {
        let tree = try LayoutHost(PhotoAlbum(count: 12)).layout(ProposedViewSize(width: 344, height: nil))
        #expect(tree.numbers(10) == at(228, 77 + 424, 100, 206))
        #expect(tree.numbers(11) == at(16, 77 + 424, 100, 100))
        #expect(tree.size == CGSize(width: 344, height: 77 + 630 + 16))
    }

    // (300 - 12) / 3 = 96 a cell, two rows of them: 2 * 96 + 6 = 198.
    @Test func `the ideal width is the grid's own and no photos have no height`() throws {
        let grid = LayoutHost(PhotoGrid { Color.red.id("photo") })
        #expect(try grid.layout(.unspecified).size == CGSize(width: 300, height: 198))
        #expect(try grid.layout(.unspecified).numbers("photo") == at(204, 0, 96, 198))
        #expect(try LayoutHost(PhotoGrid {}).layout(.unspecified).size == CGSize(width: 300, height: 0))
    }
}
