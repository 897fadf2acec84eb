// FrameTests.swift: frames and other modifiers of one view, worked by hand.

import LayoutCore
import Testing

struct FrameTests {
    private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
        try LayoutHost(view).layout(ProposedViewSize(width: width, height: height)).size
    }

    @Test func `a minimum alone also caps at the room offered`() throws {
        #expect(try size(box(300, 10).frame(minWidth: 50), 100, 10).width == 100)
        #expect(try size(box(300, 10).frame(minWidth: 50), 20, 10).width == 50)
    }

    @Test func `a maximum alone grows to the room offered, up to it`() throws {
        #expect(try size(box(50, 10).frame(maxWidth: 80), 100, 10).width == 80)
        #expect(try size(box(50, 10).frame(maxWidth: 80), 60, 10).width == 60)
        #expect(try size(box(50, 10).frame(maxWidth: 80), nil, 10).width == 50)
        #expect(try size(box(50, 10).frame(maxWidth: .infinity), nil, 10).width == 50)
    }

    @Test func `content that overflowed while measured is offered the frame's own width in the end`() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            box(140, 10)
            Color.red.frame(height: 10).id("color")
        }
        #expect(try frames(column.frame(maxWidth: .infinity), 100, 20, ids: "color") == [[0, 0 + 10, 140, 10]])
    }

    @Test func `padding beyond the room offers nothing and negative padding enlarges`() throws {
        #expect(try size(Color.red.padding(30), 40, 40) == CGSize(width: 60, height: 60))
        #expect(try frames(Color.red.id("c").padding(-5), 40, 40, ids: "c") == [[-5, -5, 50, 50]])
        #expect(try size(box(10, 10).padding(), nil, nil) == CGSize(width: 42, height: 42))
    }

    @Test func `a ratio fits or fills, and leaves a wholly open proposal alone`() throws {
        #expect(try size(Color.red.aspectRatio(2, contentMode: .fit), 100, 100) == CGSize(width: 100, height: 50))
        #expect(try size(Color.red.aspectRatio(2, contentMode: .fill), 100, 100) == CGSize(width: 200, height: 100))
        #expect(try size(Color.red.aspectRatio(2, contentMode: .fit), nil, 30) == CGSize(width: 60, height: 30))
        #expect(try size(Color.red.aspectRatio(2, contentMode: .fit), nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test func `layers are offered the view's size and stand on both views' guides`() throws {
        let view = box(40, 20).overlay(alignment: .bottomTrailing) { box(10, 10).id("over") }
            .background(Color.red.id("back"))
        #expect(try frames(view, nil, nil, ids: "over", "back") == [[30, 10, 10, 10], [0, 0, 40, 20]])
    }

    @Test func `a negative or infinite frame is left out and reported with its path`() throws {
        let tree = try LayoutHost(VStack { box(10, 10).frame(width: -5, height: .infinity) }).layout(.unspecified)
        #expect(tree.size == CGSize(width: 10, height: 10))
        #expect(tree.diagnostics.map(\.problem) == [.badFrameLength("-5.0"), .badFrameLength("inf")])
        #expect(tree.diagnostics.first?.path == "VStack/MeasuredLeaf/frame")
    }

    @Test func `a priority is hidden by a frame and passes a fixed size`() throws {
        struct Priorities: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: subviews[0].priority, height: subviews[1].priority)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let layout = Priorities() {
            box(1, 1).layoutPriority(3).frame(width: 5)
            box(1, 1).layoutPriority(3).fixedSize().offset(x: 1)
        }
        #expect(try size(layout, nil, nil) == CGSize(width: 0, height: 3))
    }
}
