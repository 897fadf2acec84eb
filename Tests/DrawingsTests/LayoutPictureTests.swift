// LayoutPictureTests.swift: pictures of layouts, by the one import that users have.

import PlumbViews
import Testing

struct LayoutPictureTests {
    @Test func `a layout draws itself with what marks are asked for`() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10).id("box")
            Text("Hello")
        }
        let tree = try LayoutHost(view).layout(.unspecified)
        let plain = tree.svg(margin: 0)
        #expect(plain.hasPrefix("<svg") && plain.contains("Hello") && !plain.contains(">box<"))
        #expect(plain.contains("width=\"\(Int(tree.size.width))\""))
        #expect(tree.svg(marks: .names).contains(">box<"))
        #expect(DrawingMarks.all == [.frames, .names, .guides])
    }

    @Test func `a colour that is not a number counts as none`() throws {
        let color = Color(red: .nan, green: .infinity, blue: -.infinity, opacity: 1e300)
        #expect(color.description == "#00FF00FF")
        #expect(try LayoutHost(color).layout(ProposedViewSize(width: 9, height: 9)).svg().contains("\"#00ff00\""))
    }
}
