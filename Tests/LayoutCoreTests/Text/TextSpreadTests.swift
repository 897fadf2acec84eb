// TextSpreadTests.swift: distances between lines and characters, compared with the same text without them.

import LayoutCore
import Testing

struct TextSpreadTests {
    private let words = Text(verbatim: "one two three four five six seven eight nine ten").font(.system(size: 20))

    private func size(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws -> CGSize {
        try LayoutHost(view).layout(ProposedViewSize(width: width, height: height)).size
    }

    @Test func `a distance between lines is added once less than there are lines`() throws {
        let (one, plain) = (try size(words).height, try size(words, width: 150).height)
        let lines = (plain / one).rounded()
        #expect(lines > 2)
        #expect(try size(words.lineSpacing(7), width: 150).height == plain + (lines - 1) * 7)
        #expect(try size(words.lineSpacing(7)).height == one)
    }

    @Test func `lines that do not fit with their distance are left out`() throws {
        let one = try size(words).height
        let height = try size(words.lineSpacing(10), width: 150, height: 2 * one + 9).height
        #expect(height == one)
        #expect(try size(words.lineSpacing(10), width: 150, height: 2 * one + 10).height == 2 * one + 10)
    }

    @Test func `room after characters widens a text by their number`() throws {
        let text = Text(verbatim: "abcdefghij").font(.system(size: 20))
        let plain = try size(text).width
        // A pixel of rounding, and half of a thousandth of the font's size for each character.
        for wider in [AnyView(text.kerning(3)), AnyView(text.tracking(3)), AnyView(Group { text }.kerning(3))] {
            #expect(abs(try size(wider).width - plain - 30) <= 1.1)
        }
    }

    @Test func `there is room for the smallest number of lines`() throws {
        let short = Text(verbatim: "short").font(.system(size: 20))
        let one = try size(short).height
        #expect(try size(short.lineLimit(2...4), width: 150).height == 2 * one)
        #expect(try size(short.lineLimit(3, reservesSpace: true)).height == 3 * one)
        #expect(try size(words.lineLimit(2...3), width: 150).height == 3 * one)
        #expect(try size(words.lineLimit(...2), width: 150).height == 2 * one)
    }

    @Test func `letters shrink until the text fits, down to their smallest share`() throws {
        let whole = try size(words)
        let host = LayoutHost(words.lineLimit(1).minimumScaleFactor(0.5))
        let shrunk = try host.layout(ProposedViewSize(width: whole.width * 0.8, height: nil))
        #expect(!shrunk.root.isTruncated)
        #expect(shrunk.size.height < whole.height)
        #expect(shrunk.size.height > whole.height * 0.7)
        #expect(try host.layout(ProposedViewSize(width: whole.width * 0.3, height: nil)).root.isTruncated)
    }
}
