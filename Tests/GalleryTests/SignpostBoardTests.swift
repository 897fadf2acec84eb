// SignpostBoardTests.swift: where boards hang.  Lengths in points; text widths from Helvetica-Bold's published figures.

import Gallery
import PlumbViews
import Testing

struct SignpostBoardTests {
    // A board is 8 + 21 + 2 + 15 + 8 = 54 high, and 36 wider than the wider of its texts, rounded up:
    // "Harbour" (722 + 556 + 389 + 611 + 611 + 611 + 389) * 0.017 = 66.113, so 67 and 103 with padding;
    // "Old Town" (4556 - 74) * 0.017 = 76.194, 113; "Lighthouse" 5389 * 0.017 = 91.613, 128;
    // "Market Hall" 5335 * 0.017 = 90.695, 127; "1.2 km" 3001 * 0.012 = 36.012, 73, as "Mill" has only 29;
    // "every hour" 4724 * 0.012 = 56.688, 93, as "Ferry" has only 43.
    //
    // The left boards reach 127, the right ones 128: 127 + 12 + 128 = 267, the pole's middle at 133.
    // Tops: 0; 28; max(54 + 8, 28 + 28) = 62; max(82 + 8, 62 + 28) = 90; max(144 + 8, 90 + 28) = 152;
    // max(116 + 8, 152 + 28) = 180.  The last ends at 180 + 54 = 234.
    @Test func `boards hang on the sides that their layout values say`() throws {
        let tree = try LayoutHost(SignpostBoard()).layout(.unspecified)
        // Margins of 32 at the sides and 24 above; below the knob of 24 a distance of 12.
        let (left, pole, top): (CGFloat, CGFloat, CGFloat) = (32, 32 + 133, 24 + 24 + 12)
        #expect(tree.numbers("Harbour") == at(pole + 6, top, 103, 54))
        #expect(tree.numbers("Old Town") == at(pole - 6 - 113, top + 28, 113, 54))
        #expect(tree.numbers("Lighthouse") == at(pole + 6, top + 62, 128, 54))
        #expect(tree.numbers("Mill") == at(pole - 6 - 73, top + 90, 73, 54))
        #expect(tree.numbers("Market Hall") == at(left, top + 152, 127, 54))
        #expect(tree.numbers("Ferry") == at(pole + 6, top + 180, 93, 54))
    }

    // The boards with 12 above and 48 below are 234 + 60 = 294 high, the column with its knob 318.
    @Test func `knob and pole stand on the guide that the signpost exports`() throws {
        let tree = try LayoutHost(SignpostBoard()).layout(.unspecified)
        #expect(tree.size == CGSize(width: 32 + 267 + 32, height: 24 + 318))
        #expect(tree.numbers("boards") == at(32, 48, 267, 294))
        #expect(tree.numbers("knob") == at(165 - 12, 24, 24, 24))
        #expect(tree.numbers("pole") == at(165 - 6, 24, 12, 318))
    }

    @Test func `from right to left the signpost is mirrored`() throws {
        let view = SignpostBoard().environment(\.layoutDirection, .rightToLeft)
        let tree = try LayoutHost(view).layout(.unspecified)
        #expect(tree.numbers("Harbour") == at(331 - 171 - 103, 60, 103, 54))
        #expect(tree.numbers("pole") == at(331 - 159 - 12, 24, 12, 318))
    }

    // Tops 0; 28 (nothing above it on the right); max(38 + 8, 28 + 28) = 56.  The first ends last, at 100.
    @Test func `a high board counts even when others follow on the other side`() throws {
        let view = Signpost {
            Color.red.frame(width: 40, height: 100).id("high").hangs(.left)
            Color.red.frame(width: 30, height: 10).id("second")
            Color.red.frame(width: 50, height: 10).id("third")
        }
        let tree = try LayoutHost(view).layout(.zero)
        #expect(tree.size == CGSize(width: 40 + 12 + 50, height: 100))
        #expect(tree.numbers("high") == at(0, 0, 40, 100))
        #expect(tree.numbers("second") == at(52, 28, 30, 10))
        #expect(tree.numbers("third") == at(52, 56, 50, 10))
    }
}
