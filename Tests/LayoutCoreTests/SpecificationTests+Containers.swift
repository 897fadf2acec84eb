// SpecificationTests+Containers.swift: the statements of the specification, sections 9 to 12, each with a case worked
// by hand; lengths in points.

import LayoutCore
import Testing

private struct Words: PreferenceKey {
    static var defaultValue: [String] { ["default"] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Marks: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

/// The statements of the specification about layouts, containers, preferences and directions.
struct SpecificationContainerTests {
    func words(_ view: some View) throws -> [String]? {
        var words: [String]?
        _ = try LayoutHost(view.onPreferenceChange(Words.self) { words = $0 }).layout(.unspecified)
        return words
    }

    func word(_ word: String) -> some View { box(1, 1).preference(key: Words.self, value: [word]) }

    /// The points that a view hands up, as [x, y] in the coordinates of a reader at (0, 0).
    func points(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> [[CGFloat]] {
        var points: [[CGFloat]] = []
        let reader = view.overlayPreferenceValue(Marks.self) { anchors in
            GeometryReader { proxy in
                let _ = points = anchors.map { [proxy[$0].x, proxy[$0].y] }
            }
        }
        _ = try LayoutHost(reader).layout(.init(width: width, height: height))
        return points
    }

    // MARK: Section 9

    @Test func `the last placement counts, by any anchor, and a view not placed is centred`() throws {
        let layout = FixedLayout(size: CGSize(width: 100, height: 60)) { bounds, subviews in
            subviews[0].place(at: .zero, proposal: .zero)
            subviews[0].place(
                at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottomTrailing,
                proposal: ProposedViewSize(width: 20, height: 10))
            subviews[1].place(
                at: CGPoint(x: 10, y: 10), anchor: UnitPoint(x: 0.25, y: 0.5), proposal: .unspecified)
        }
        let view = layout {
            Color.red.id("a")
            box(20, 10).id("b")
            box(30, 20).id("c")
        }
        #expect(
            try frames(view, nil, nil, ids: "a", "b", "c") == [[30, 50, 20, 10], [5, 5, 20, 10], [35, 20, 30, 20]])
    }

    @Test func `groups and loops are flattened and empty views are not there`() throws {
        var count = 0
        let spy = Spy { count = $0.count }
        let view = spy {
            Group {
                box(1, 1)
                EmptyView()
                ForEach(0..<3) { index in
                    if index != 1 {
                        box(1, 1)
                        box(1, 1)
                    }
                }
            }
            HStack { ForEach(0..<4) { _ in box(1, 1) } }
            if count < 0 { box(1, 1) }
        }
        _ = try LayoutHost(view).layout(.unspecified)
        #expect(count == 6)
    }

    @Test func `a cache is made first and again with another layout type inside`() throws {
        struct Counting: Layout {
            let name: String
            func makeCache(subviews: Subviews) -> String { "\(name) of \(subviews.count)" }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout String) -> CGSize {
                cache += "!"
                return CGSize(width: CGFloat(cache.count), height: 1)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout String
            ) {}
        }
        struct Switching: View {
            @State private var isRow = false
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(Counting(name: "one"))
                layout {
                    box(3, 3)
                    box(4, 4)
                }
                .contentShape(Rectangle()).onTapGesture { isRow = true }
            }
        }
        #expect(try size(Counting(name: "x")() { box(1, 1) }, nil, nil) == [7, 1])
        let host = LayoutHost(Switching())
        #expect(try host.layout(.unspecified).size == CGSize(width: 9, height: 1))
        #expect(host.tap(at: CGPoint(x: 1, y: 0.5)))
        #expect(try host.layout(.unspecified).size == CGSize(width: 7, height: 4))
    }

    // MARK: Section 10

    @Test func `several roots stand in a column with 8 points between`() throws {
        let host = LayoutHost {
            box(10, 10)
            box(20, 10).id("b")
        }
        let tree = try host.layout(.unspecified)
        #expect(tree.size == CGSize(width: 20, height: 28))
        #expect(tree.frame(id: "b") == CGRect(x: 0, y: 18, width: 20, height: 10))
    }

    @Test func `a scroll view takes the offer along its axes, hugs its content across, and columns its views`() throws {
        let row = ScrollView(.horizontal) {
            box(10, 10).id("a")
            box(20, 10)
        }
        #expect(try size(row, 100, 100) == [100, 28])
        #expect(try size(row, nil, 100) == [20, 28])
        #expect(try frames(row, 100, 100, ids: "a") == [[5, 0, 10, 10]])
        let both = ScrollView([.horizontal, .vertical]) { Color.red.id("c") }
        #expect(try size(both, 70, 80) == [70, 80])
        #expect(try frames(both, 70, 80, ids: "c") == [[0, 0, 10, 10]])
        let column = ScrollView {
            Color.red.id("c")
            HStack {
                box(5, 5)
                Spacer()
            }.id("h")
        }
        #expect(try size(column, 70, 80) == [70, 80])
        #expect(try frames(column, 70, 80, ids: "c", "h") == [[0, 0, 70, 10], [0, 18, 70, 5]])
    }

    @Test func `a geometry reader takes the offer and offers it at its corner`() throws {
        let reader = GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width / 2).id("c")
            box(5, 5).id("b")
        }
        #expect(try size(reader, nil, 30) == [10, 30])
        #expect(try frames(reader, 40, 30, ids: "c", "b") == [[0, 0, 20, 30], [0, 0, 5, 5]])
        #expect(try finalOffer(reader, 40, 30, id: "b") == .init(width: 40, height: 30))
    }

    @Test func `the first view that fits by its ideal size is offered the room, an open length fits all`() throws {
        let view = ViewThatFits {
            range(0...500, ideal: 50, height: 20...20).id("a")
            range(0...500, ideal: 30).id("b")
        }
        #expect(try frames(view, 60, 20, ids: "a", "b") == [[0, 0, 60, 20], []])
        #expect(try frames(view, 60, 19, ids: "a", "b") == [[], [0, 0, 60, 10]])
        #expect(try frames(view, nil, nil, ids: "a", "b") == [[0, 0, 50, 20], []])
        #expect(try frames(view, 0, 0, ids: "a", "b") == [[], [0, 0, 0, 10]])
    }

    @Test func `a lazy column offers no length along and its own offer across, without priorities`() throws {
        let column = LazyVStack(spacing: 1) {
            Color.red.layoutPriority(-1).id("a")
            range(0...90, height: 5...100, idealHeight: 7).id("b")
        }
        #expect(try frames(column, 50, 200, ids: "a", "b") == [[0, 0, 50, 10], [0, 11, 50, 7]])
    }

    // MARK: Section 11

    @Test func `a fold begins with the first value given, not with the default`() throws {
        #expect(try words(box(1, 1)) == ["default"])
        #expect(
            try words(
                HStack {
                    box(1, 1); word("a")
                }) == ["a"])
        #expect(
            try words(
                HStack {
                    word("a");
                    VStack {
                        word("b"); word("c")
                    }; word("d")
                }) == ["a", "b", "c", "d"])
        #expect(try words(word("a").overlay(word("o")).background(word("u"))) == ["u", "a", "o"])
        #expect(
            try words(
                HStack {
                    word("a"); word("b")
                }.transformPreference(Words.self) { $0.removeFirst() }) == ["b"])
        #expect(try words(box(1, 1).transformPreference(Words.self) { $0.append("x") }) == ["default", "x"])
        #expect(
            try words(
                HStack {
                    word("a"); word("b")
                }.preference(key: Words.self, value: ["p"])) == ["p"])
    }

    @Test func `what is handed up in layers of a preference and in a chosen view counts, in the others not`() throws {
        let layered = word("a").backgroundPreferenceValue(Words.self) { self.word("under " + $0[0]) }
        #expect(try words(layered) == ["under a", "a"])
        let fitting = ViewThatFits(in: .horizontal) {
            word("first")
            word("second")
        }
        #expect(try words(fitting) == ["first"])
    }

    @Test func `an anchor is the view it is made of, paddings inside included, offsets outside moving it`() throws {
        func marked(_ view: some View, _ point: Anchor<CGPoint>.Source) -> some View {
            view.anchorPreference(key: Marks.self, value: point) { [$0] }
        }
        #expect(try points(marked(box(10, 20).padding(5), .bottomTrailing), nil, nil) == [[20, 30]])
        #expect(try points(marked(box(10, 20), .center).padding(5), nil, nil) == [[10, 15]])
        #expect(try points(marked(box(10, 20), .topLeading).offset(x: 3, y: -4), nil, nil) == [[3, -4]])
        #expect(try points(marked(box(10, 20).offset(x: 3, y: -4), .topLeading), nil, nil) == [[0, 0]])
        #expect(
            try points(marked(box(10, 20), .point(CGPoint(x: 1, y: 2))).position(x: 50, y: 50), 90, 90) == [[46, 42]])
        let row = HStack(alignment: .bottom, spacing: 4) {
            marked(box(10, 20), .top)
            marked(box(10, 40), .unitPoint(UnitPoint(x: 0.5, y: 0.25)))
        }
        #expect(try points(row, nil, nil) == [[5, 20], [19, 10]])
    }

    @Test func `a transform fills in the value set just inside`() throws {
        let view = box(10, 20)
            .anchorPreference(key: Marks.self, value: .topLeading) { [$0] }
            .padding(1)
            .transformAnchorPreference(key: Marks.self, value: .bottomTrailing) { $0.append($1) }
        #expect(try points(view, nil, nil) == [[1, 1], [12, 22]])
    }

    @Test func `the nearest space with a name counts and the root's stands in for an unknown one`() throws {
        var found: [[CGFloat]] = []
        let view = VStack(spacing: 0) {
            box(10, 5)
            VStack(spacing: 0) {
                box(10, 7)
                GeometryReader { proxy in
                    let _ = found = [proxy.frame(in: .named("s")), proxy.frame(in: .named("unknown"))].map(\.numbers)
                }
                .padding(2)
                .coordinateSpace(name: "s")
            }
        }
        .coordinateSpace(name: "s")
        _ = try LayoutHost(view).layout(.init(width: 20, height: 40))
        #expect(found == [[2, 2, 16, 24], [2, 14, 16, 24]])
    }
}
