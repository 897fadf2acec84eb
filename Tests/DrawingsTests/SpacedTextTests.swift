// SpacedTextTests.swift: pictures of texts whose letters stand apart.  Lengths in points.

import Drawings
import LayoutCore
import Testing

struct SpacedTextTests {
    private func picture(_ text: Text) throws -> String {
        LayoutDrawing(try LayoutHost(text).layout(.unspecified), margin: 0).document
    }

    @Test func `letters that stand apart are not wider`() throws {
        for text in [Text("kern").kerning(5), Text("kern").tracking(5), Text("ke").kerning(5) + Text("rn")] {
            let document = try picture(text)
            #expect(document.contains(" letter-spacing=\"5\""))
            #expect(document.contains("lengthAdjust=\"spacing\""))
        }
        #expect(try picture(Text("kern").kerning(-0.25)).contains(" letter-spacing=\"-0.25\""))
    }

    @Test func `other letters fill their line whatever the font`() throws {
        let document = try picture(Text("kern"))
        #expect(!document.contains("letter-spacing"))
        #expect(document.contains("lengthAdjust=\"spacingAndGlyphs\""))
    }
}
