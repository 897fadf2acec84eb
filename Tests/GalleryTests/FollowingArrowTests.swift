// FollowingArrowTests.swift: an arrow that follows a selection in another container.  Lengths in points.

import Plumb
import Testing

struct FollowingArrowTests {
    // Rows are 16 + 20 = 36 high, with a note 16 + 3 + 12 + 20 = 51; with gaps of 8 they stand at 0, 44, 103, 147 and
    // 206 and the list is 242 high.  The arrow's middle lies at 12 + 6 + 18 = 36 of its column's 54.
    @Test func `the arrow stands beside the selected row`() throws {
        let tree = try LayoutHost(FollowingArrow()).layout(.unspecified)
        #expect(
            (0..<5).map { tree.numbers($0) } == [
                [68, 20, 190, 36], [68, 64, 190, 51], [68, 123, 190, 36], [68, 167, 190, 51], [68, 226, 190, 36],
            ])
        // The middle of the second row: 20 + 44 + 25.5 = 89.5.
        #expect(tree.numbers("arrow") == at(20, 89.5 - 18, 36, 36))
        #expect(tree.size == CGSize(width: 20 + 36 + 12 + 190 + 20, height: 282))
    }

    @Test func `the arrow follows taps`() throws {
        let host = LayoutHost(FollowingArrow())
        // The middle of the last row: 20 + 206 + 18 = 244; the column ends with the list, at 262.
        let last = try host.tap(4, in: host.layout(.unspecified))
        #expect(last.numbers("arrow") == at(20, 244 - 18, 36, 36))
        #expect(last.size.height == 282)
        // "next" is 22.68 wide, so 23, in the middle of 36.
        #expect(last.numbers("caption") == at(26.5, 226 - 18, 23, 12))
        // The middle of the fourth row: 20 + 147 + 25.5 = 192.5.
        #expect(try host.tap(3, in: last).numbers("arrow") == at(20, 192.5 - 18, 36, 36))
    }

    // The first row's middle lies only 18 below the list's top, the arrow's 36 below its column's: now the column
    // begins above and the list 18 lower, and all becomes 18 higher.
    @Test func `where the arrow's column reaches farther up the list moves down`() throws {
        let host = LayoutHost(FollowingArrow())
        let tree = try host.tap(0, in: host.layout(.unspecified))
        #expect(tree.numbers("caption") == at(26.5, 20, 23, 12))
        #expect(tree.numbers("arrow") == at(20, 38, 36, 36))
        #expect(tree.numbers("stops") == at(68, 38, 190, 242))
        #expect(tree.size.height == 300)
    }
}
