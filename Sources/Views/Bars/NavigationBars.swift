// NavigationBars.swift: a navigation container with the bars that the views in it ask for.

/// A view with the bars for which the views in it ask; without a request it is the view alone.
///
/// On a computer bars stand outside of the room that a view is offered, and nobody takes the requests.
struct NavigationBars<Content: View>: View {
    let content: Content
    var start: BarStart?
    @Environment(\.screenSystem) private var system

    var body: some View {
        if system.isMac {
            content
        } else {
            Collected(content) { (views, requests: [BarRequest]) in
                barred(views, BarContents(requests, start: start))
            }
        }
    }

    @ViewBuilder private func barred(_ views: SubviewsCollection, _ bars: BarContents) -> some View {
        if let field = bars.search, field.isActive.wrappedValue, !bars.suggestions.isEmpty {
            between(views.overlay { SuggestionList(suggestions: bars.suggestions, field: field) }, bars)
        } else {
            between(views, bars)
        }
    }

    @ViewBuilder private func between(_ views: some View, _ bars: BarContents) -> some View {
        if bars.hasTop, bars.hasBottom {
            views.safeAreaInset(edge: .top) { NavigationBar(bars: bars) }
                .safeAreaInset(edge: .bottom) { BottomBar(bars: bars) }
        } else if bars.hasTop {
            views.safeAreaInset(edge: .top) { NavigationBar(bars: bars) }
        } else if bars.hasBottom {
            views.safeAreaInset(edge: .bottom) { BottomBar(bars: bars) }
        } else {
            views
        }
    }
}

/// The bar at the top: items and a small title in a row, a large title below, a field for searching below that.
struct NavigationBar: View {
    let bars: BarContents
    @Environment(\.barSizes) private var sizes
    @Environment(\.isBelowTabs) private var isBelowTabs
    @Environment(\.horizontalSizeClass) private var width

    /// Whether the field takes the place of what is above it: on narrow screens before iOS 26, while people search.
    private var isSearchAlone: Bool {
        bars.search?.isActive.wrappedValue == true && !sizes.hasGlass && width != .regular
    }

    /// The distance of a large title from the top of its row: 119.7 less 116 in XCUITest's tree of an iPhone with iOS 26.
    private static let titleTop: CGFloat = 3.7

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !isSearchAlone { rows }
            if let search = bars.search {
                SearchRow(field: search, scopes: bars.scopes)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { ground }
        .asBar("NavigationBar")
    }

    @ViewBuilder private var rows: some View {
        if isBelowTabs {
            // The items stand in the row of the tabs above.
            row { HStack {} }.padding(.top, -sizes.navigationBar)
            if bars.hasMiddle {
                BarRow(height: sizes.navigationBar, margin: sizes.margin) {
                    HStack {}
                    middle
                    HStack {}
                }
            }
        } else {
            row { middle }
        }
        if bars.isLarge, let title = bars.title {
            title.font(.largeTitle.bold()).lineLimit(1).said { $0.traits.insert(.isHeader) }
                .padding(.top, Self.titleTop).padding(.horizontal, sizes.margin)
                .frame(height: sizes.largeTitle, alignment: .topLeading)
        }
    }

    @ViewBuilder private var ground: some View {
        if let style = bars.grounds[.navigationBar] ?? bars.grounds[.automatic] {
            Rectangle().fill(style).ignoresSafeArea(edges: .top)
        }
    }

    /// The items, with a view between those at the ends.
    private func row(@ViewBuilder _ middle: () -> some View) -> some View {
        BarRow(height: sizes.navigationBar, margin: sizes.margin) {
            HStack(spacing: sizes.itemSpacing) {
                switch bars.start {
                case .back(let back): BackButton(back: back)
                case .columns(let show): ColumnsButton(show: show)
                case nil: EmptyView()
                }
                bars.views(at: .leading)
            }
            middle()
            HStack(spacing: sizes.itemSpacing) { bars.views(at: .trailing) }
        }
    }

    @ViewBuilder private var middle: some View {
        HStack(spacing: 0) {
            if !bars.views(at: .middle).isEmpty {
                bars.views(at: .middle)
            } else if let title = bars.title, !bars.isLarge {
                title.font(.headline).lineLimit(1).said { $0.traits.insert(.isHeader) }
            }
        }
    }
}

/// The bar at the bottom with its items.
struct BottomBar: View {
    let bars: BarContents
    @Environment(\.barSizes) private var sizes

    var body: some View {
        BottomBarRow(margin: sizes.margin) {
            HStack(spacing: sizes.itemSpacing) { bars.views(at: .bottom) }
            HStack(spacing: sizes.itemSpacing) { bars.views(at: .status) }
        }
        .frame(maxWidth: .infinity).frame(height: sizes.toolbar)
        .background { BarGround(style: bars.grounds[.bottomBar] ?? bars.grounds[.automatic]) }
        .asBar("Toolbar")
    }
}

/// What is behind a bar at the bottom: nearly white, with a line above.
struct BarGround: View {
    var style: AnyShapeStyle?

    /// The thickness of the line.
    private static let line: CGFloat = 0.5

    @ViewBuilder var body: some View {
        if let style {
            Rectangle().fill(style).ignoresSafeArea(edges: .bottom)
        } else {
            Rectangle().fill(Color(.systemBackground).opacity(0.94)).ignoresSafeArea(edges: .bottom)
                .overlay(alignment: .top) { Color(.separator).frame(height: Self.line) }
        }
    }
}

extension View {
    /// The view as a bar, by whose kind trees name it, without what the views around it set for lists and texts; its text does
    /// not grow with the wishes of people.
    func asBar(_ kind: String) -> some View {
        named(kind).environment(\.isInForm, false).environment(\.dynamicTypeSize, .large).environment(\.lineLimit, nil)
            .environment(\.multilineTextAlignment, .leading).environment(\.font, nil)
    }
}
