// LeaningLabelsTests.swift: a column on a guide that depends on heights.  Lengths in points.

import PlumbViews
import Testing

struct LeaningLabelsTests {
    // A label is 12 higher than a line of its font, 1.193 times its size in whole pixels, 28, 33, 39, 46 and 55, and 44
    // wider than its text in Helvetica, rounded up:
    // 4723 * 0.013 = 61.399, 106; 2446 * 0.017 = 41.582, 86; 2945 * 0.022 = 64.79, 109; 2001 * 0.028 = 56.028, 101;
    // 4278 * 0.036 = 154.008, 199.  Guides lie at twice the heights: 56, 66, 78, 92, 110; the farthest label begins
    // at the margin of 24, another one by the difference of the guides farther right.
    @Test func `the higher a label the farther left it stands`() throws {
        let tree = try LayoutHost(LeaningLabels()).layout(.unspecified)
        #expect(tree.numbers("pianissimo") == at(24 + 110 - 56, 24, 106, 28))
        #expect(tree.numbers("piano") == at(24 + 110 - 66, 24 + 34, 86, 33))
        #expect(tree.numbers("mezzo") == at(24 + 110 - 78, 24 + 73, 109, 39))
        #expect(tree.numbers("forte") == at(24 + 110 - 92, 24 + 118, 101, 46))
        #expect(tree.numbers("fortissimo") == at(24, 24 + 170, 199, 55))
        // The lowest label is also the one that ends farthest right: 110 - 56 + 106 = 160 < 199.
        #expect(tree.size == CGSize(width: 24 + 199 + 24, height: 24 + 225 + 24))
    }
}
