// ScrollPositionTests.swift: windows that programs scroll.  Lengths in points.

import PlumbViews
import Testing

struct ScrollPositionTests {
    private let window = ProposedViewSize(width: 100, height: 100)

    /// 30 rows of 40.
    private static var rows: some View {
        VStack(spacing: 0) { ForEach(0..<30, id: \.self) { row in Color.red.frame(height: 40).id(row) } }
    }

    /// Where a row begins in the window.
    private func top(_ row: Int, _ tree: LayoutTree) -> CGFloat? { tree.frame(id: row)?.minY }

    @Test func `a proxy scrolls when its view has come`() throws {
        let view = ScrollViewReader { proxy in
            ScrollView { Self.rows }.onAppear { proxy.scrollTo(29, anchor: .bottom) }
        }
        let tree = try LayoutHost(view).layout(window)
        #expect(top(29, tree) == 60 && tree.diagnostics.isEmpty)
    }

    private struct Chat: View {
        @State private var messages = Array(0..<3)

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("send") {
                        messages.append(messages.count)
                        proxy.scrollTo(messages.count - 1, anchor: .bottom)
                    }
                    .frame(height: 20)
                    ScrollView {
                        VStack(spacing: 0) { ForEach(messages, id: \.self) { Color.red.frame(height: 40).id($0) } }
                    }
                }
            }
        }
    }

    @Test func `a proxy scrolls to a view that comes with the same tap`() throws {
        let host = LayoutHost(Chat())
        #expect(top(0, try host.layout(window)) == 20)
        try host.tap(text: "send")
        #expect(top(3, try host.layout(window)) == 60)
    }

    @Test func `a window begins at its anchor and stays there while it grows`() throws {
        struct Growing: View {
            @State private var count = 10
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { row in
                            Color.red.frame(height: 40).id(row).onTapGesture { count += 1 }
                        }
                    }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
        let host = LayoutHost(Growing())
        #expect(top(9, try host.layout(window)) == 60)
        try host.tap(id: 9)
        #expect(top(10, try host.layout(window)) == 60)
        try host.scroll(to: 0)
        #expect(top(0, try host.layout(window)) == 0)
        #expect(top(0, try host.layout(window)) == 0)
    }

    @Test(
        arguments: [
            (nil, 0), (.top, 0), (.center, 30), (.bottom, 60),
        ] as [(UnitPoint?, CGFloat)])
    func `content that is shorter stands at the anchor`(anchor: UnitPoint?, top: CGFloat) throws {
        let view = ScrollView { Color.red.frame(height: 40).id("red") }.defaultScrollAnchor(anchor)
        let host = LayoutHost(view)
        #expect(try host.layout(window).frame(id: "red")?.minY == top)
        #expect(try !host.scroll(id: "red", by: CGSize(width: 0, height: 5)))
        let aligned = ScrollView { Color.red.frame(height: 40).id("red") }.defaultScrollAnchor(anchor, for: .alignment)
        #expect(try LayoutHost(aligned).layout(window).frame(id: "red")?.minY == top)
    }

    private struct Positioned: View {
        @State private var row: Int? = 15
        var body: some View {
            ScrollView { ScrollPositionTests.rows }
                .scrollPosition(id: $row, anchor: .top)
                .onTapGesture { row = 20 }
        }
    }

    @Test func `a window shows the view that a binding names`() throws {
        let host = LayoutHost(Positioned())
        #expect(top(15, try host.layout(window)) == 0)
        try host.tap(id: 15)
        #expect(top(20, try host.layout(window)) == 0)
        // Nothing names another view: what a person scrolls to stays.
        try host.scroll(to: 3, anchor: .top)
        #expect(top(3, try host.layout(window)) == 0)
    }

    private struct Followed: View {
        @State private var row: Int?
        var body: some View {
            VStack(spacing: 0) {
                Text("row \(row ?? -1)")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { Color.red.frame(height: 50).id($0) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $row, anchor: .top).id("window")
            }
        }
    }

    @Test(arguments: [(200, 4), (210, 4), (240, 4), (250, 5)] as [(CGFloat, Int)])
    func `the view at an anchor is the one that begins there`(distance: CGFloat, row: Int) throws {
        let host = LayoutHost(Followed())
        _ = try host.layout(window)
        try host.scroll(id: "window", by: CGSize(width: 0, height: distance))
        #expect(throws: Never.self) { try host.layout(window).find(text: "row \(row)") }
    }

    private struct Edged: View {
        @State private var position = ScrollPosition(edge: .bottom)
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 40).id(0)
                    Color.red.frame(height: 120).id(1).onTapGesture { position.scrollTo(point: CGPoint(x: 0, y: 50)) }
                    Color.red.frame(height: 40).id(2).onTapGesture { position.scrollTo(id: 1, anchor: .top) }
                }
            }
            .scrollPosition($position)
        }
    }

    @Test func `a position is an edge, a view or a point`() throws {
        let host = LayoutHost(Edged())
        #expect(top(2, try host.layout(window)) == 60)
        host.tap(at: CGPoint(x: 50, y: 80))
        #expect(top(1, try host.layout(window)) == 0)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(top(0, try host.layout(window)) == -50)
    }

    @Test func `nothing scrolls to a view that is not there`() throws {
        let view = ScrollViewReader { proxy in ScrollView { Self.rows }.onAppear { proxy.scrollTo("nowhere") } }
        let tree = try LayoutHost(view).layout(window)
        #expect(top(0, tree) == 0 && tree.diagnostics.isEmpty)
    }
}
