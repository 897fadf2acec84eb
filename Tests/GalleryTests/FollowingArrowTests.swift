// FollowingArrowTests.swift: an arrow that follows a selection in another container.  Lengths in points.

import PlumbViews
import Testing

struct FollowingArrowTests {
    // Lines of 16 and 12 points are 20 and 15 high (1.193 times as much, in whole pixels).  Rows are 20 + 20 = 40 high, with a
    // note 20 + 3 + 15 + 20 = 58; with gaps of 8 they stand at 0, 48, 114, 162 and 228 and the list is 268 high.  The
    // arrow's middle lies at 15 + 6 + 18 = 39 of its column's 57.
    @Test func `the arrow stands beside the selected row`() throws {
        let tree = try LayoutHost(FollowingArrow()).layout(.unspecified)
        #expect(
            (0..<5).map { tree.numbers($0) } == [
                [68, 20, 190, 40], [68, 68, 190, 58], [68, 134, 190, 40], [68, 182, 190, 58], [68, 248, 190, 40],
            ])
        // The middle of the second row: 20 + 48 + 29 = 97.
        #expect(tree.numbers("arrow") == at(20, 97 - 18, 36, 36))
        #expect(tree.size == CGSize(width: 20 + 36 + 12 + 190 + 20, height: 308))
    }

    @Test func `the arrow follows taps`() throws {
        let host = LayoutHost(FollowingArrow())
        // The middle of the last row: 20 + 228 + 20 = 268; the column ends before the list, at 286.
        let last = try host.tap(4, in: host.layout(.unspecified))
        #expect(last.numbers("arrow") == at(20, 268 - 18, 36, 36))
        #expect(last.size.height == 308)
        // "next" is 22.68 wide, so 23, in the middle of 36.
        #expect(last.numbers("caption") == at(26.5, 250 - 21, 23, 15))
        // The middle of the fourth row: 20 + 162 + 29 = 211.
        #expect(try host.tap(3, in: last).numbers("arrow") == at(20, 211 - 18, 36, 36))
    }

    // The first row's middle lies only 20 below the list's top, the arrow's 39 below its column's: now the column
    // begins above and the list 19 lower, and all becomes 19 higher.
    @Test func `where the arrow's column reaches farther up the list moves down`() throws {
        let host = LayoutHost(FollowingArrow())
        let tree = try host.tap(0, in: host.layout(.unspecified))
        #expect(tree.numbers("caption") == at(26.5, 20, 23, 15))
        #expect(tree.numbers("arrow") == at(20, 41, 36, 36))
        #expect(tree.numbers("stops") == at(68, 39, 190, 268))
        #expect(tree.size.height == 327)
    }
}
