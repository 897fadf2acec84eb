// LeaningLabelsTests.swift: a column on a guide that depends on heights.  Lengths in points.

import Plumb
import Testing

struct LeaningLabelsTests {
    // A label is 12 higher than its font size and 44 wider than its text in Helvetica, rounded up:
    // 4723 * 0.013 = 61.399, 106; 2446 * 0.017 = 41.582, 86; 2945 * 0.022 = 64.79, 109; 2001 * 0.028 = 56.028, 101;
    // 4278 * 0.036 = 154.008, 199.  Guides lie at twice the heights: 50, 58, 68, 80, 96; the farthest label begins
    // at the margin of 24, another one by the difference of the guides farther right.
    @Test func `the higher a label the farther left it stands`() throws {
        let tree = try LayoutHost(LeaningLabels()).layout(.unspecified)
        #expect(tree.numbers("pianissimo") == at(24 + 96 - 50, 24, 106, 25))
        #expect(tree.numbers("piano") == at(24 + 96 - 58, 24 + 31, 86, 29))
        #expect(tree.numbers("mezzo") == at(24 + 96 - 68, 24 + 66, 109, 34))
        #expect(tree.numbers("forte") == at(24 + 96 - 80, 24 + 106, 101, 40))
        #expect(tree.numbers("fortissimo") == at(24, 24 + 152, 199, 48))
        // The lowest label is also the one that ends farthest right: 96 - 50 + 106 = 152 < 199.
        #expect(tree.size == CGSize(width: 24 + 199 + 24, height: 24 + 200 + 24))
    }
}
