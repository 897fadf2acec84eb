// LayoutDrawingExtentTests.swift: how large the pictures of layouts are.

import Drawings
import LayoutCore
import Testing

struct LayoutDrawingExtentTests {
    private func size(_ view: some View) throws -> String {
        let document = LayoutDrawing(try LayoutHost(view).layout(.unspecified), margin: 0).document
        return document.components(separatedBy: "viewBox=\"").last?.components(separatedBy: "\"").first ?? ""
    }

    // A child of 60 by 20 in the middle of 40 by 40: 10 too far to either side.
    @Test func `a picture holds what is drawn beyond the root, unless it is clipped`() throws {
        let view = Color.red.frame(width: 60, height: 20).frame(width: 40, height: 40)
        #expect(try size(view) == "-10 0 60 40")
        #expect(try size(view.clipped()) == "0 0 40 40")
        #expect(try size(view.clipped().padding(5)) == "0 0 50 50")
    }
}
