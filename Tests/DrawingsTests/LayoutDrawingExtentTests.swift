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

    private func box(of document: String) -> String {
        document.components(separatedBy: "viewBox=\"").last?.components(separatedBy: "\"").first ?? ""
    }

    /// A menu of 200 that is closed: it stands 400 points to the right of its place.
    private var menu: some View {
        ZStack(alignment: .leading) {
            Color.red
            Color.blue.frame(width: 200).offset(x: 400)
        }
    }

    @Test func `a picture of a screen is the whole screen, one with marks shows what stands beyond`() throws {
        let tree = try LayoutHost(menu).layout(ProposedViewSize(width: 390, height: 100))
        #expect(box(of: tree.svg(margin: 0)) == "0 0 390 100")
        #expect(
            tree.svg(margin: 8).contains("clip1\"><rect x=\"0\" y=\"0\" width=\"390\" height=\"100\""))
        #expect(box(of: tree.svg(marks: .frames, margin: 0)) == "0 0 600 100")
        let small = try LayoutHost(Color.red.frame(width: 9, height: 9)).layout(
            ProposedViewSize(width: 390, height: 100))
        #expect(box(of: small.svg(margin: 0)) == "0 0 390 100")
        let inside = try LayoutHost(Color.red).layout(ProposedViewSize(width: 390, height: 100))
        #expect(!inside.svg().contains("clipPath"))
    }

    @Test func `without a given width or height there is no screen`() throws {
        let tree = try LayoutHost(menu.frame(width: 390, height: 100)).layout(ProposedViewSize(width: 390, height: nil))
        #expect(box(of: tree.svg(margin: 0)) == "0 0 600 100")
    }

    @Test func `faults off the screen are seen`() throws {
        let tree = try LayoutHost(menu).layout(ProposedViewSize(width: 390, height: 100))
        let screen = CGRect(x: 0, y: 0, width: 390, height: 100)
        let fault = CGRect(x: 400, y: 0, width: 20, height: 10)
        #expect(
            box(of: LayoutDrawing(tree, margin: 0, faults: [fault], room: screen, window: screen).document)
                == "0 0 420 100")
    }
}
