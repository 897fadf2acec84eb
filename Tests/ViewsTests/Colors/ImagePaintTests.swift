// ImagePaintTests.swift: paints of pictures.

import PlumbViews
import Testing

struct ImagePaintTests {
    @Test func `a paint of a picture changes no frame and is drawn in grey`() throws {
        let view = Circle().fill(ImagePaint(image: Image("wood"), scale: 0.2)).frame(width: 30, height: 20)
        let tree = try LayoutHost(view).layout(.unspecified)
        #expect(tree.size == CGSize(width: 30, height: 20))
        #expect(
            try tree.svg()
                == LayoutHost(Circle().fill(Color.gray).frame(width: 30, height: 20)).layout(.unspecified).svg())
    }
}
