// CanvasTests.swift: what functions draw on a ground is in the tree and in the picture.  Lengths in points.

import PlumbViews
import Testing

struct CanvasTests {
    private func tree(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> LayoutTree {
        try LayoutHost(Canvas(renderer: draw).id("ground")).layout(ProposedViewSize(width: 100, height: 60))
    }

    @Test func `the ground is as large as the room, and a path is filled in its coordinates`() throws {
        let tree = try tree { context, size in
            #expect(size == CGSize(width: 100, height: 60))
            context.fill(Path(CGRect(x: 10, y: 20, width: 30, height: 5)), with: .color(.red))
        }
        #expect(tree.frame(id: "ground") == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(tree.svg(margin: 0).contains("M10 20L40 20L40 25L10 25Z"))
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func `a text stands by its anchor`() throws {
        let tree = try tree { context, _ in
            context.draw(Text("A"), at: CGPoint(x: 50, y: 30))
            context.draw(Text("B"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
        }
        let middle = try tree.find(text: "A").frame
        #expect(middle.midX == 50 && middle.midY == 30)
        #expect(try tree.find(text: "B").frame.origin == .zero)
    }

    @Test func `a map and an opacity hold for what is drawn next, and a layer has its own`() throws {
        let tree = try tree { context, _ in
            context.drawLayer { layer in
                layer.translateBy(x: 7, y: 0)
                layer.opacity = 0.5
                layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
            }
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
        }
        let svg = tree.svg(margin: 0)
        #expect(svg.components(separatedBy: "matrix(1 0 0 1 7 0)").count == 2)
        #expect(svg.components(separatedBy: "opacity=\"0.5\"").count == 2)
    }

    @Test func `views with tags are drawn, and texts have sizes`() throws {
        let view = Canvas { context, _ in
            if let box = context.resolveSymbol(id: 2) { context.draw(box, at: CGPoint(x: 20, y: 20)) }
            #expect(context.resolve(Text("A")).measure(in: CGSize(width: 100, height: 100)).width > 5)
        } symbols: {
            Color.red.frame(width: 4, height: 4).tag(1)
            Color.blue.frame(width: 10, height: 10).tag(2).id("box")
        }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 60))
        #expect(tree.frame(id: "box") == CGRect(x: 15, y: 15, width: 10, height: 10))
    }
}
