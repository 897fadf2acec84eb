// LazyGrids.swift: LazyVGrid and LazyHGrid; every view exists, none is left for later.

/// Views in rows of as many as there are columns; each row is as high as its highest view.
public struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// Puts views into columns; `spacing` is the distance between rows in points, `nil` for 8.
    ///
    /// - Parameter pinnedViews: Which views of sections stay in sight while the others scroll.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, share: alignment.share, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    /// The grid.
    public var body: some View { layout { content } }
}

/// Views in columns of as many as there are rows; each column is as wide as its widest view.
public struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// Puts views into rows; `spacing` is the distance between columns in points, `nil` for 8.
    ///
    /// - Parameter pinnedViews: Which views of sections stay in sight while the others scroll.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, share: alignment.share, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    /// The grid.
    public var body: some View { layout { content } }
}
