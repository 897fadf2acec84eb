// TextAttributesTests.swift: texts made of attributed strings, and designs of letters.

import Foundation
import PlumbViews
import Testing

struct AttributedTextTests {
    private func lines(_ view: some View) throws -> [TextLine] {
        try LayoutHost(view).layout(.unspecified).elements.flatMap { element -> [TextLine] in
            if case .text(let lines, _) = element.drawing { lines } else { [] }
        }
    }

    private func drawing(_ text: Text) throws -> ViewDrawing? {
        try LayoutHost(text).layout(.unspecified).elements.compactMap(\.drawing).first
    }

    @Test func `an attributed string with a link looks like the literal with one`() throws {
        var attributed = AttributedString("See ")
        var link = AttributedString("there")
        link.link = URL(string: "https://example.org")
        attributed += link
        #expect(try drawing(Text(attributed)) == drawing(Text("See [there](https://example.org)")))
        #expect(try drawing(Text(AttributedString("**a**"))) == drawing(Text(verbatim: "**a**")))
    }

    @Test(arguments: [Font.Design.serif, .rounded, .monospaced, .default]) func `text inside has the design`(
        design: Font.Design
    ) throws {
        let runs = try lines(Text("a").fontDesign(design).font(.title)).flatMap(\.runs)
        #expect(runs.map(\.font.fontDesign) == [design] && runs.map(\.font.pointSize) == [28])
    }
}
