// ScrollModifiersTests.swift: windows, views as large as them, and views that react to where they stand.

import PlumbViews

private struct Watched: View {
    @State private var width: CGFloat = 0
    @State private var changes = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
            block("half", width / 2, 10)
            block("changes", CGFloat(changes) * 10, 10)
        }
        .onChange(of: width) { changes += 1 }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

private struct Row<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    subview.padding(.horizontal, subviews.count == 2 ? 5 : 0)
                }
            }
        }
    }
}

private struct Reader: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 44)
            GeometryReader { proxy in
                let outer = proxy.bounds(of: .named("outer")) ?? .zero
                block("a", outer.height, -outer.minY)
            }
        }
        .coordinateSpace(.named("outer"))
    }
}

private struct HalfScreen: View {
    var body: some View { block("a", UIScreen.main.bounds.width / 2, 10) }
}

private struct Adapting: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17

    var body: some View { block("a", sizeClass == .compact ? side : 0, side) }
}

var scrollPrograms: [FramedProgram] {
    [
        FramedProgram("views as wide as their window", ["a": frame(0, 372, 390, 100), "b": frame(390, 372, 390, 100)]) {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 0) {
                    block("a", nil, 100).containerRelativeFrame(.horizontal)
                    block("b", nil, 100).containerRelativeFrame(.horizontal)
                }
                .scrollTargetLayout()
            }
            .frame(height: 100)
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
        },
        // Four parts with gaps of 10 in 310 points are 70 wide each; three of them with their gaps 230.
        FramedProgram("three of four parts of a window", ["a": frame(40, 0, 230, 20)]) {
            ScrollView {
                block("a", nil, 20).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
            }
            .frame(width: 310, height: 844)
            .frame(maxWidth: .infinity, alignment: .leading)
        },
        // swiftui.cc, on containerRelativeFrame: of 390 points less two margins of 16, four of five parts with gaps of 12:
        // (358 - 48) / 5 * 4 + 36.
        FramedProgram("parts of a window between its margins", ["a": frame(16, 372, 284, 100)]) {
            ScrollView(.horizontal) {
                block("a", nil, 100).containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
            }
            .contentMargins(.horizontal, 16)
            .frame(height: 100)
        },
        FramedProgram("parts of a window within padding", ["a": frame(16, 372, 284, 100)]) {
            ScrollView(.horizontal) {
                block("a", nil, 100).containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
            }
            .safeAreaPadding(.horizontal, 16)
            .frame(height: 100)
        },
        FramedProgram("margins of a window", ["a": frame(30, 0, 330, 20)]) {
            ScrollViewReader { proxy in
                ScrollView { block("a", nil, 20).onTapGesture { proxy.scrollTo("a", anchor: .top) } }
            }
            .contentMargins(.horizontal, 30, for: .scrollContent)
        },
        FramedProgram("the screen's width", in: CGSize(width: 320, height: 100), ["a": frame(80, 45, 160, 10)]) {
            HalfScreen()
        },
        FramedProgram(
            "what follows from a place", in: CGSize(width: 320, height: 100),
            ["half": frame(0, 10, 160, 10), "changes": frame(0, 20, 10, 10)]
        ) { Watched() },
        FramedProgram(
            "the views of a container", in: CGSize(width: 100, height: 20),
            ["a": frame(25, 5, 20, 10), "b": frame(55, 5, 20, 10)]
        ) {
            Row {
                block("a", 20, 10)
                block("b", 20, 10)
            }
        },
        FramedProgram("the bounds of a space", ["a": frame(0, 44, 844, 44)]) { Reader() },
        FramedProgram("lengths that grow with text", ["a": frame(183.5, 410.5, 23, 23)]) {
            Adapting().environment(\.dynamicTypeSize, .xxxLarge)
        },
        FramedProgram("how large text is, by older names", ["a": frame(183.5, 410.5, 23, 23)]) {
            Adapting().environment(\.sizeCategory, .extraExtraExtraLarge)
        },
        FramedProgram(
            "where lines between rows begin", in: CGSize(width: 100, height: 20),
            ["a": frame(30, 0, 40, 10), "b": frame(50, 10, 10, 10)]
        ) {
            VStack(alignment: .listRowSeparatorLeading, spacing: 0) {
                block("a", 40, 10).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 20 }
                block("b", 10, 10)
            }
        },
        FramedProgram("time stands still", ["a": frame(0, 0, 390, 844)]) {
            TimelineView(.animation) { context in
                Canvas { graphics, size in
                    graphics.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                }
                .id("a").opacity(context.date.timeIntervalSince1970 > 0 ? 1 : 0)
            }
        },
    ]
}
