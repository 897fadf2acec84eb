// NavigationColumns.swift: columns beside each other, and which of them are seen.  Lengths in points.

/// The settings that a view makes for its column.
struct ColumnRequest: ScreenRequest {
    let width: CGFloat

    var name: String { "navigationSplitViewColumnWidth" }
    var isSeen: Bool { false }
}

extension View {
    /// Gives the column a width.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        requesting(EmptyView()) { _ in ColumnRequest(width: width) }
    }
    /// Gives the column a width, which people may change; it has the ideal one.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
}

/// Two or three columns, the last one in the room that the others leave.
///
/// A screen that is wider than high shows the last two, an upright one the last; further columns that are asked for stand over it.
/// A link in the first column replaces the last one.
struct NavigationColumns: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    var visibility: Binding<NavigationSplitViewVisibility>?
    @State private var own = NavigationSplitViewVisibility.automatic
    @Environment(\.barSizes) private var sizes

    var body: some View {
        Collected(sidebar) { (first, pushed: [PushRequest]) in
            Collected(first) { (first, widths: [ColumnRequest]) in
                GeometryReader { room in
                    columns(
                        NavigationLevel(content: AnyView(first)), widths.first?.width ?? sizes.sidebar,
                        pushed.lazy.compactMap(\.view).first, in: room.size)
                }
            }
        }
    }

    private func columns(
        _ first: NavigationLevel, _ width: CGFloat, _ pushed: (view: AnyView, close: () -> Void)?, in room: CGSize
    ) -> some View {
        let isUpright = room.width < room.height
        let seen = seen(isUpright: isUpright)
        let last = NavigationLevel(content: pushed?.view ?? detail, start: seen.sidebar ? nil : .columns(show))
        return HStack(spacing: 0) {
            if seen.sidebar, !isUpright { column(first, width) }
            if seen.content, !isUpright, let content {
                column(NavigationLevel(content: content, start: seen.sidebar ? nil : .columns(show)), sizes.sidebar)
            }
            last
        }
        .overlay(alignment: .leading) {
            if isUpright, seen.sidebar || seen.content {
                HStack(spacing: 0) {
                    if seen.sidebar { column(first, width) }
                    if seen.content, let content { column(NavigationLevel(content: content), sizes.sidebar) }
                }
            }
        }
    }

    /// Which of the first columns are seen.
    private func seen(isUpright: Bool) -> (sidebar: Bool, content: Bool) {
        switch visibility?.wrappedValue ?? own {
        case .all: (true, content != nil)
        case .doubleColumn: (content == nil, content != nil)
        case .detailOnly: (false, false)
        default: (!isUpright && content == nil, !isUpright && content != nil)
        }
    }

    private func show() {
        if let visibility { visibility.wrappedValue = .all } else { own = .all }
    }

    /// A column on a ground of its own, with a line after it.
    private func column(_ level: NavigationLevel, _ width: CGFloat) -> some View {
        level.frame(width: width)
            .background { Rectangle().fill(Color(.systemBackground)).ignoresSafeArea() }
            .overlay(alignment: .trailing) { Color(.separator).frame(width: 0.5).ignoresSafeArea() }
            .named("Column")
    }
}
