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
}
