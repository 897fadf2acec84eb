// LayoutProtocolTests.swift: custom containers.

import LayoutCore
import Views
import Testing

private struct Side: LayoutValueKey { static let defaultValue = "none" }

/// A layout that does what closures say.
private struct Custom: Layout {
    var size: (LayoutSubviews) -> CGSize = { _ in CGSize(width: 100, height: 100) }
    var place: (LayoutSubviews, CGRect) -> Void = { _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size(subviews) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(subviews, bounds)
    }
}

struct LayoutProtocolTests {
    @Test func `a subview never placed is centred and the last placement counts`() throws {
        let layout = Custom(place: { subviews, _ in
            subviews[0].place(at: .zero, proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing, proposal: .unspecified)
        })
        let view = layout {
            box(10, 20).id("placed")
            box(10, 20).id("left")
        }
        #expect(try frames(view, nil, nil, ids: "placed", "left") == [[40, 30, 10, 20], [45, 40, 10, 20]])
    }

    @Test func `layout values show through modifiers and groups are flattened`() throws {
        var seen: [String] = []
        let layout = Custom(size: { subviews in
            seen = subviews.map { $0[Side.self] }
            return .zero
        })
        let view = layout {
            Group {
                box(1, 1).layoutValue(key: Side.self, value: "left").padding().background(Color.red)
                EmptyView()
                ForEach(0..<2) { index in box(1, 1).layoutValue(key: Side.self, value: "\(index)") }
            }
            if seen.isEmpty { box(1, 1) }
        }
        _ = try LayoutHost(view).layout(.unspecified)
        #expect(seen == ["left", "0", "1", "none"])
    }

    @Test func `a size that is not a number counts as 0 and is reported`() throws {
        let layout = Custom(size: { _ in CGSize(width: CGFloat.nan, height: 5) })
        let tree = try LayoutHost(layout { box(1, 1) }).layout(.unspecified)
        #expect(tree.size == CGSize(width: 0, height: 5))
        #expect(tree.diagnostics.map(\.problem) == [.sizeIsNotANumber])
    }

    @Test func `a placement that is not a number is ignored and reported`() throws {
        let layout = Custom(place: { subviews, _ in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        })
        let tree = try LayoutHost(layout { box(10, 10).id("a") }).layout(.unspecified)
        #expect(tree.frame(id: "a")?.numbers == [45, 45, 10, 10])
        #expect(tree.diagnostics.map(\.problem) == [.placedAtNotANumber(subview: 0)])
    }

    @Test func `subviews that change under a type-erased layout keep their state`() throws {
        struct Switching: View {
            @State private var isRow = true
            @State private var taps = 0
            struct Inner: View {
                @State private var count = 0
                var body: some View {
                    Color.red.frame(width: 10 + CGFloat(count), height: 10).onTapGesture { count += 1 }
                }
            }
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Inner().id("inner")
                    Button(action: { isRow.toggle() }, label: { Color.blue.frame(width: 10, height: 10) }).id("button")
                }
            }
        }
        let host = LayoutHost(Switching())
        _ = try host.layout(.unspecified)
        host.tap(at: CGPoint(x: 5, y: 5))
        host.tap(at: CGPoint(x: 15, y: 5))
        let tree = try host.layout(.unspecified)
        #expect(tree.frame(id: "inner")?.numbers == [0, 0, 11, 10])
        #expect(tree.frame(id: "button")?.numbers == [0.5, 10, 10, 10])
    }

    @Test func `the distance between subviews is what a stack would leave`() throws {
        var gaps: [CGFloat] = []
        let layout = Custom(size: { subviews in
            gaps = zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
            return .zero
        })
        let view = layout {
            box(1, 1)
            box(1, 1)
            Spacer()
            HStack {}
        }
        _ = try LayoutHost(view).layout(.unspecified)
        #expect(gaps == [8, 0, 0])
    }
}
