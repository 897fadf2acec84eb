// VisualEffectTests.swift: views drawn as follows from where they stand.  Lengths in points.

import PlumbViews
import Testing

struct VisualEffectTests {
    private let window = ProposedViewSize(width: 100, height: 100)

    @Test func `a view is drawn by its place, and keeps its room`() throws {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 40)
            Color.blue.frame(width: 50, height: 20).id("blue")
                .visualEffect { content, proxy in
                    content.offset(x: proxy.frame(in: .global).minY).scaleEffect(2).opacity(0.5).blur(radius: 3)
                }
                .opacity(0.5)
                .id("outer")
        }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 50, height: nil))
        let outer = try tree.find(id: "outer")
        #expect(outer.frame == CGRect(x: 0, y: 40, width: 50, height: 20) && tree.frame(id: "blue") == outer.frame)
        #expect(outer.opacity == 0.25 && tree.diagnostics.isEmpty)
        // Twice as large about the middle of the frame, (25, 50): x to 2x - 25, y to 2y - 50.
        #expect(
            outer.effects == [
                .transform(CGAffineTransform(translationX: 40, y: 0)),
                .transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -25, ty: -50)), .blur(radius: 3),
            ])
    }

    @Test func `it follows what scrolls`() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<9, id: \.self) { row in
                    Color.red.frame(height: 40).visualEffect { content, proxy in
                        let place = proxy.frame(in: .scrollView(axis: .vertical)).minY
                        return content.opacity(place < 0 ? 0.5 : 1)
                    }
                    .id(row)
                }
            }
        }
        let host = LayoutHost(view)
        #expect(try host.layout(window).find(id: 0).opacity == 1)
        try host.scroll(id: 0, by: CGSize(width: 0, height: 10))
        let tree = try host.layout(window)
        #expect(try tree.find(id: 0).opacity == 0.5 && tree.find(id: 1).opacity == 1)
    }

    @Test func `a transition is left out of views that are seen in part, and said to be`() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { row in
                    Color.red.frame(height: 40).scrollTransition { content, phase in
                        content.opacity(phase.isIdentity ? 0.9 : 0.2)
                    }
                    .id(row)
                }
            }
        }
        let tree = try LayoutHost(view).layout(window)
        #expect(try (0..<3).map { try tree.find(id: $0).opacity } == [0.9, 0.9, 0.9])
        // Of the third row 20 points are seen.
        #expect(tree.diagnostics.map(\.problem) == [.leftOut("scrollTransition")])
        #expect(tree.diagnostics.first?.path.contains("[2]") == true)
    }
}
