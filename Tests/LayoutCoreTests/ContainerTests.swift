// ContainerTests.swift: scroll views, geometry readers, grids and the rest.

import LayoutCore
import Testing

struct ContainerTests {
    @Test func `a scroll view collapses spacers and shapes along its axis and hugs its content across`() throws {
        let view = ScrollView {
            Color.red.id("color")
            Spacer().id("spacer")
            box(30, 50).id("box")
        }
        let expected: [[CGFloat]] = [[0, 0, 60, 10], [30, 10, 0, 8], [15, 18, 30, 50]]
        #expect(try frames(view, 60, 40, ids: "color", "spacer", "box") == expected)
    }

    @Test func `a geometry reader knows its place in named and global coordinates`() throws {
        var found: [CGRect] = []
        let view = VStack(spacing: 0) {
            box(10, 5)
            VStack(spacing: 0) {
                box(10, 7)
                GeometryReader { proxy in
                    let spaces: [CoordinateSpace] = [.local, .named("inner"), .global]
                    let _ = found = spaces.map { proxy.frame(in: $0) }
                    box(1, 1)
                }
            }
            .coordinateSpace(name: "inner")
        }
        _ = try LayoutHost(view).layout(ProposedViewSize(width: 20, height: 100))
        #expect(found.map(\.numbers) == [[0, 0, 20, 88], [0, 7, 20, 88], [0, 12, 20, 88]])
    }

    @Test func `the first view whose ideal size fits is taken`() throws {
        let view = ViewThatFits(in: .horizontal) {
            box(100, 10).id("wide")
            box(50, 10).id("narrow")
        }
        #expect(try frames(view, 120, 10, ids: "wide", "narrow") == [[0, 0, 100, 10], []])
        #expect(try frames(view, 60, 10, ids: "wide", "narrow") == [[], [0, 0, 50, 10]])
        #expect(try frames(view, 10, 10, ids: "wide", "narrow") == [[], [0, 0, 50, 10]])
    }

    @Test func `a text that breaks into too many lines does not fit where heights alone count`() throws {
        let words = String(repeating: "words ", count: 30)
        let view = ViewThatFits(in: .vertical) {
            Text(words).id("whole")
            box(10, 10).id("short")
        }
        #expect(try frames(view, 100, 100, ids: "whole", "short")[1] == [0, 0, 10, 10])
        #expect(try frames(view, 2_000, 100, ids: "whole", "short")[1] == [])
    }

    @Test func `columns of a grid are as wide as their widest cell and spans reach across`() throws {
        let view = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 2) {
            GridRow {
                box(10, 10).id("a")
                box(20, 30).id("b")
            }
            GridRow {
                box(40, 10).id("c")
                box(5, 5).id("d").gridColumnAlignment(.trailing)
            }
            GridRow { box(50, 4).gridCellColumns(2).id("e") }
            Divider().id("line")
        }
        let expected: [[CGFloat]] = [
            [0, 0, 10, 10], [45, 0, 20, 30], [0, 32, 40, 10], [60, 32, 5, 5], [0, 44, 50, 4], [0, 50, 65, 1],
        ]
        #expect(try frames(view, nil, nil, ids: "a", "b", "c", "d", "e", "line") == expected)
    }

    @Test func `flexible columns of a grid share the width`() throws {
        let view = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(30, 10).id("a")
                Color.red.frame(height: 10).id("b")
                Color.red.frame(height: 10).id("c")
            }
        }
        let expected: [[CGFloat]] = [[0, 0, 30, 10], [40, 0, 50, 10], [100, 0, 50, 10]]
        #expect(try frames(view, 150, 10, ids: "a", "b", "c") == expected)
    }

    @Test func `a lazy column gives every view its ideal height`() throws {
        let view = LazyVStack(spacing: 0) {
            Color.red.id("a")
            Spacer().id("b")
        }
        #expect(try frames(view, 50, 400, ids: "a", "b") == [[0, 0, 50, 10], [25, 10, 0, 8]])
    }

    @Test func `a lazy column aligns its views in the width that it is offered`() throws {
        let rows = ForEach(0..<2) { box(100, 10).id("\($0)") }
        #expect(
            try frames(LazyVStack(spacing: 0) { rows }, 120, 400, ids: "0", "1") == [
                [10, 0, 100, 10], [10, 10, 100, 10],
            ])
        let trailing = LazyVStack(alignment: .trailing, spacing: 0) {
            rows
            box(30, 10).alignmentGuide(.trailing) { _ in 20 }.id("late")
        }
        #expect(try frames(trailing, 120, 400, ids: "0", "late") == [[20, 0, 100, 10], [100, 20, 30, 10]])
        let window = ScrollView { LazyVStack { box(39, 21).id("text") } }
        #expect(try frames(window, 390, 844, ids: "text") == [[175.5, 0, 39, 21]])
        let row = ScrollView(.horizontal) { LazyHStack(alignment: .bottom) { box(39, 21).id("text") } }
        #expect(try frames(row, 390, 844, ids: "text") == [[0, 823, 39, 21]])
    }

    @Test func `a divider lies across its stack`() throws {
        let row = HStack(spacing: 0) {
            box(10, 30)
            Divider().id("line")
        }
        #expect(try frames(row, 100, 50, ids: "line") == [[10, 0, 1, 50]])
    }

    @Test func `a pile is sized by its most important views only`() throws {
        let view = ZStack(alignment: .topLeading) {
            box(100, 100).id("large")
            Color.red.layoutPriority(1).frame(width: 3).layoutPriority(1).id("leader")
        }
        #expect(try frames(view, 40, 40, ids: "large", "leader") == [[0, 0, 100, 100], [0, 0, 3, 40]])
    }

    @Test func `several roots stand in a column`() throws {
        let host = LayoutHost {
            box(10, 10)
            box(10, 10)
        }
        #expect(try host.layout(.unspecified).size == CGSize(width: 10, height: 28))
    }
}
