// ScrollingByPeopleTests.swift: windows that people scroll, where those come to rest, and who hears of it.  Lengths in points.

import PlumbViews
import Testing

struct ScrollingByPeopleTests {
    private let window = ProposedViewSize(width: 100, height: 100)
    private static let hundred = CGSize(width: 0, height: 100)

    /// 30 rows of 40, which only `ForEach` names.
    private static var rows: some View {
        VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 40) } }
    }

    /// Five pages as wide as the window.
    private static var pages: some View {
        LazyHStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { page in
                Color.red.containerRelativeFrame(.horizontal).id(page)
            }
        }
    }

    @Test func `a drag moves what scrolls, no further than to its end`() throws {
        let host = LayoutHost(ScrollView { Self.rows.id("rows") }.id("window"))
        func top() throws -> CGFloat? { try host.layout(window).frame(id: "rows")?.minY }
        #expect(try top() == 0)
        #expect(try host.scroll(id: "window", by: CGSize(width: 50, height: 70)))
        #expect(try top() == -70)
        #expect(try host.scroll(id: "rows", by: CGSize(width: 0, height: 10_000)))
        #expect(try top() == 100 - 30 * 40)
        #expect(try !host.scroll(id: "rows", by: CGSize(width: 0, height: 1)))
        #expect(try host.scroll(id: "rows", by: CGSize(width: 0, height: -.infinity)))
        #expect(try top() == 0)
    }

    @Test func `only a window can be dragged`() throws {
        let host = LayoutHost(Color.red.id("red"))
        _ = try host.layout(window)
        #expect {
            try host.scroll(id: "red", by: Self.hundred)
        } throws: {
            "\($0)".contains(#"a window that scrolls, in or around "red""#)
        }
    }

    @Test func `a window that is held stays for people, and moves for programs`() throws {
        let view = ScrollViewReader { proxy in
            ScrollView { Self.rows.id("rows") }.scrollDisabled(true).onTapGesture { proxy.scrollTo(10, anchor: .top) }
        }
        let host = LayoutHost(view)
        _ = try host.layout(window)
        #expect(try !host.scroll(id: "rows", by: Self.hundred))
        #expect(try host.layout(window).frame(id: "rows")?.minY == 0)
        host.tap(at: CGPoint(x: 50, y: 50))
        // The row has only the id that `ForEach` gave it.
        #expect(try host.layout(window).frame(id: "rows")?.minY == -400)
    }

    @Test(arguments: [
        (30, 0), (60, 100), (170, 100), (1000, 100), (-60, 0),
    ]) func `a drag turns one page at most`(_ drag: Int, _ offset: Int) throws {
        let host = LayoutHost(ScrollView(.horizontal) { Self.pages }.scrollTargetBehavior(.paging))
        _ = try host.layout(window)
        try host.scroll(id: 0, by: CGSize(width: drag, height: 0))
        #expect(try host.layout(window).frame(id: 0)?.minX == CGFloat(-offset))
    }

    @Test func `whoever scrolls to a view in pages comes to its page`() throws {
        let cards = HStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Color.red.frame(width: 50, height: 50).id($0) }
        }
        let host = LayoutHost(ScrollView(.horizontal) { cards }.scrollTargetBehavior(.paging))
        _ = try host.layout(window)
        try host.scroll(to: 5)
        #expect(try host.layout(window).frame(id: 5)?.minX == 50)
        try host.scroll(to: 2)
        #expect(try host.layout(window).frame(id: 2)?.minX == 0)
    }

    /// Cards of 60 with gaps of 10, of which the window shows one and a half.
    private struct Cards: View {
        let limit: ViewAlignedScrollTargetBehavior.LimitBehavior
        let seen: ([Int]) -> Void
        @State private var card: Int?

        var body: some View {
            VStack(spacing: 0) {
                Text("card \(card ?? -1)")
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<10, id: \.self) { number in Color.red.frame(width: 60).id("card \(number)") }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 5)
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
                .scrollPosition(id: $card)
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { seen($0) }
            }
        }
    }

    @Test func `windows come to rest at views, and say at which`() throws {
        var seen: [[Int]] = []
        let host = LayoutHost(Cards(limit: .automatic) { seen.append($0) })
        let first = try host.layout(window)
        #expect((try? first.find(text: "card -1")) != nil && first.frame(id: "card 0")?.minX == 5)
        try host.scroll(id: "card 0", by: CGSize(width: 130, height: 0))
        let second = try host.layout(window)
        #expect((try? second.find(text: "card 2")) != nil && second.frame(id: "card 2")?.minX == 5)
        // Cards 0 and 1 of 60 and 25 seen; 2 and 3 after two of 70.
        #expect(seen == [[0], [2]])
    }

    @Test func `one card at most passes where the limit says so`() throws {
        let host = LayoutHost(Cards(limit: .alwaysByOne) { _ in })
        _ = try host.layout(window)
        try host.scroll(id: "card 0", by: CGSize(width: 130, height: 0))
        #expect(try host.layout(window).find(text: "card 1").frame.width > 0)
    }

    /// Rests at multiples of ten, and near the end of the content at its beginning.
    private struct ByTens: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 10).rounded(.down) * 10
            if context.originalTarget.rect.minY > 0, target.rect.maxY > context.contentSize.height - 30 {
                target.rect.origin.y = 0
            }
        }
    }

    @Test func `code says where scrolling comes to rest`() throws {
        let host = LayoutHost(ScrollView { Self.rows.id("rows") }.scrollTargetBehavior(ByTens()))
        func top() throws -> CGFloat? { try host.layout(window).frame(id: "rows")?.minY }
        _ = try top()
        try host.scroll(id: "rows", by: CGSize(width: 0, height: 57))
        #expect(try top() == -50)
        try host.scroll(id: "rows", by: CGSize(width: 0, height: 9_999))
        #expect(try top() == 0)
    }

    private struct Watching: View {
        let heard: (String) -> Void
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollView {
                ScrollingByPeopleTests.rows.scrollTargetLayout()
            }
            .contentMargins(.top, 20)
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                heard("offset \($0) \($1)")
            }
            .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { heard("content \($1.height)") }
            .onScrollPhaseChange { heard("\($0) \($1)") }
            .onChange(of: position) { heard("\($1.viewID(type: Int.self) ?? -1) \($1.isPositionedByUser)") }
            .id("window")
            .onTapGesture { position.scrollTo(edge: .bottom) }
        }
    }

    @Test func `who watches a window hears how it scrolls`() throws {
        var heard: [String] = []
        let host = LayoutHost(Watching { heard.append($0) })
        _ = try host.layout(window)
        // Margins lie before the content.
        #expect(heard.sorted() == ["content 1200.0", "offset -20.0 -20.0"])
        heard = []
        try host.scroll(id: "window", by: Self.hundred)
        _ = try host.layout(window)
        #expect(heard.sorted() == ["2 true", "idle interacting", "interacting idle", "offset -20.0 80.0"])
        heard = []
        host.tap(at: CGPoint(x: 50, y: 50))
        _ = try host.layout(window)
        #expect(heard.sorted() == ["-1 false", "offset 80.0 1100.0"])
        // A person goes away from the edge, and a program back to it.
        heard = []
        try host.scroll(id: "window", by: CGSize(width: 0, height: -100))
        _ = try host.layout(window)
        host.tap(at: CGPoint(x: 50, y: 50))
        _ = try host.layout(window)
        #expect(heard.contains("offset 1000.0 1100.0"))
    }

    @Test func `a window's margins and what covers it are insets`() throws {
        var seen: [ScrollGeometry] = []
        let view = ScrollView { Color.red.frame(height: 2000) }
            .contentMargins(.bottom, 10)
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: {
                seen.append($1)
            }
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        _ = try LayoutHost(view, environment: environment).layout(ProposedViewSize(width: 393, height: 852))
        let insets = EdgeInsets(top: 59, leading: 0, bottom: 44, trailing: 0)
        #expect(
            seen == [
                ScrollGeometry(
                    contentOffset: CGPoint(x: 0, y: -59), contentSize: CGSize(width: 393, height: 2000),
                    contentInsets: insets, containerSize: CGSize(width: 393, height: 852))
            ])
        #expect(seen.first?.visibleRect == CGRect(x: 0, y: -59, width: 393, height: 852))
        #expect(seen.first?.bounds == CGRect(x: 0, y: 0, width: 393, height: 749))
    }

    @Test func `views hear when half of them comes and goes`() throws {
        var heard: [String] = []
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<5, id: \.self) { row in
                    Color.red.frame(height: 40).id(row).onScrollVisibilityChange { heard.append("\(row) \($0)") }
                }
            }
        }
        let host = LayoutHost(view)
        _ = try host.layout(window)
        #expect(heard == ["0 true", "1 true", "2 true"])
        heard = []
        try host.scroll(id: 0, by: CGSize(width: 0, height: 21))
        _ = try host.layout(window)
        // Of row 0 there are 19 points, of row 2 there are all, of row 3 there is one.
        #expect(heard == ["0 false"])
    }

    @Test func `lines that run right to left scroll from the right`() throws {
        var seen: [CGFloat] = []
        let view = ScrollView(.horizontal) { Self.pages.scrollTargetLayout() }
            .scrollTargetBehavior(.viewAligned)
            .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { seen.append($1) }
            .environment(\.layoutDirection, .rightToLeft)
        let host = LayoutHost(view)
        #expect(try host.layout(window).frame(id: 0)?.minX == 0)
        try host.scroll(id: 0, by: CGSize(width: 120, height: 0))
        #expect(try host.layout(window).frame(id: 1)?.minX == 0)
        // The content begins at the right of its 500 points.
        #expect(seen == [400, 300])
    }

    @Test func `of several windows the first is watched`() throws {
        struct Two: View {
            @State private var height: CGFloat = 0
            @State private var row: Int?
            var body: some View {
                VStack(spacing: 0) {
                    Text(verbatim: "\(Int(height)) \(row ?? -1)").id("state")
                    ScrollView { ScrollingByPeopleTests.rows.scrollTargetLayout() }.id("first")
                    ScrollView { Color.red.frame(height: 500) }.id("second")
                }
                .scrollPosition(id: $row)
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { height = $1 }
            }
        }
        let host = LayoutHost(Two())
        let tree = try host.layout(window)
        #expect(tree.diagnostics.isEmpty && tree.element(id: "state")?.text == "1200 -1")
        try host.scroll(id: "second", by: CGSize(width: 0, height: 50))
        try host.scroll(id: "first", by: CGSize(width: 0, height: 80))
        let after = try host.layout(window)
        #expect(after.diagnostics.isEmpty && after.element(id: "state")?.text == "1200 2")
    }

    @Test func `the end of the content is reached where windows come to rest`() throws {
        let paged = LayoutHost(
            ScrollView(.horizontal) { Color.red.frame(width: 240).id("red") }.scrollTargetBehavior(.paging))
        let cards = HStack(spacing: 10) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 60) } }
        let aligned = LayoutHost(
            ScrollView(.horizontal) { cards.scrollTargetLayout().id("red") }.scrollTargetBehavior(.viewAligned))
        func offsets(_ host: LayoutHost, _ drags: [CGFloat]) throws -> [CGFloat?] {
            _ = try host.layout(window)
            return try drags.map { drag in
                try host.scroll(id: "red", by: CGSize(width: drag, height: 0))
                return try host.layout(window).frame(id: "red").map { -$0.minX }
            }
        }
        #expect(try offsets(paged, [70, 70, -70, -1000]) == [100, 140, 100, 0])
        // 5 cards with 4 gaps are 340 wide, and begin at multiples of 70.
        #expect(try offsets(aligned, [10_000, -60]) == [240, 210])
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(idType: Int.self)
        var body: some View {
            VStack(spacing: 0) {
                Button("end") { position.scrollTo(edge: .bottom) }.frame(height: 20)
                Button("two") { position.scrollTo(id: 2, anchor: .top) }.frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { Color.red.frame(height: 40).id($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position, anchor: .top)
            }
        }
    }

    @Test func `a program goes back to the view that a person has left`() throws {
        let host = LayoutHost(Positioned())
        func top() throws -> CGFloat? { try host.layout(window).frame(id: 2)?.minY }
        _ = try top()
        try host.scroll(id: 0, by: CGSize(width: 0, height: 90))
        #expect(try top() == 30)
        try host.tap(text: "end")
        #expect(try top() == 100 - 28 * 40)
        try host.tap(text: "two")
        #expect(try top() == 40)
    }

    @Test func `a drag goes to the window that scrolls its way`() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.red.frame(width: 500, height: 50).id("card") }
                Self.rows
            }
            .id("rows")
        }
        let host = LayoutHost(view)
        _ = try host.layout(window)
        for id in ["card", "rows"] { #expect(try host.scroll(id: id, by: CGSize(width: 0, height: 30))) }
        #expect(try host.scroll(id: "rows", by: CGSize(width: 20, height: 0)))
        #expect(try host.layout(window).frame(id: "card")?.origin == CGPoint(x: -20, y: -60))
    }

    @Test func `a view that is seen whole is whole, whatever its lengths`() {
        for step in 0..<500 {
            let (start, length) = (Double(step) * 0.1, 31.22)
            let view = CGRect(x: start, y: start, width: length, height: length)
            #expect(view.visibleShare(in: CGRect(x: 0, y: 0, width: 100, height: 100)) == 1)
        }
    }
}
