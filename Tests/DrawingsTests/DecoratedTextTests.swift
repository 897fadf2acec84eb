// DecoratedTextTests.swift: lines under and through texts, as SVG.

import Drawings
import LayoutCore
import Testing

struct DecoratedTextTests {
    private func picture(_ text: Text) throws -> String {
        LayoutDrawing(try LayoutHost(text).layout(.unspecified), margin: 0).document
    }

    // Scalable Vector Graphics 1.1, 10.12: a line is painted as the element that asks for it.
    @Test func `a line is asked for around the letters, in its own colour`() throws {
        let document = try picture(Text("old").foregroundColor(.black).strikethrough(pattern: .dash, color: .white))
        #expect(document.contains("<tspan fill=\"#ffffff\" style=\"text-decoration:line-through dashed\"><tspan font"))
        #expect(document.contains("fill=\"#000000\">old</tspan></tspan></text>"))
    }

    @Test func `each line is asked for once, and a plain text asks for none`() throws {
        let document = try picture(Text("both").underline().strikethrough())
        #expect(document.contains("text-decoration:underline\"") && document.contains("text-decoration:line-through\""))
        #expect(try !picture(Text("none")).contains("text-decoration"))
    }
}
