// RightToLeftTextTests.swift: texts of scripts that run from the right.  Lengths in points.

import Drawings
import LayoutCore
import Testing

struct RightToLeftTextTests {
    private func picture(_ text: String) throws -> String {
        LayoutDrawing(try LayoutHost(Text(verbatim: text).frame(width: 100)).layout(.unspecified), margin: 0).document
    }

    // Four letters of 0.556 em of 17 are 37.808 wide, in a frame of 38 in the middle of 100: from 31 to 68.808.
    @Test func `a text from the right begins at the right end of its line`() throws {
        let document = try picture("שלום")
        #expect(document.contains("<text x=\"68.81\""))
        #expect(document.contains("direction=\"rtl\" textLength=\"37.81\""))
        #expect(try picture("12 שלום").contains("direction=\"rtl\""))
    }

    @Test func `a text from the left begins at the left end of its line`() throws {
        #expect(try !picture("Shalom שלום").contains("direction"))
        #expect(try !picture("12").contains("direction"))
    }
}
