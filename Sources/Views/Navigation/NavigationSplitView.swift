// NavigationSplitView.swift: two or three columns, of which a narrow screen shows one.

/// A container of columns, side by side on an iPad and on a computer; a phone shows one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    @Environment(\.hasColumns) private var hasColumns
    private let sidebar: Sidebar, content: Content?, detail: Detail
    private var visibility: Binding<NavigationSplitViewVisibility>?
    private var compact = NavigationSplitViewColumn.sidebar

    private init(_ sidebar: Sidebar, _ content: Content?, _ detail: Detail) {
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    /// Makes a container of three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail()) }
    /// Makes a container of three columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail())
        visibility = columnVisibility
    }
    /// Makes a container of two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar(), nil, detail())
    }
    /// Makes a container of two columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), nil, detail())
        visibility = columnVisibility
    }
    /// Makes a container of two columns, of which a phone shows one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), nil, detail())
        compact = preferredCompactColumn.wrappedValue
    }

    /// Makes a container of two columns, of which some are seen, and one on a phone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), nil, detail())
        (visibility, compact) = (columnVisibility, preferredCompactColumn.wrappedValue)
    }
    /// Makes a container of three columns, of which a phone shows one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail())
        compact = preferredCompactColumn.wrappedValue
    }
    /// Makes a container of three columns, of which some are seen, and one on a phone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail())
        (visibility, compact) = (columnVisibility, preferredCompactColumn.wrappedValue)
    }

    /// The columns that there is room for.
    public var body: some View { EditScope { columns } }

    @ViewBuilder private var columns: some View {
        if hasColumns {
            NavigationColumns(
                sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
                visibility: visibility)
        } else if compact == .detail {
            NavigationLevel(content: AnyView(detail))
        } else if compact == .content, let content {
            NavigationLevel(content: AnyView(content.environment(\.nextColumn, last)))
        } else {
            NavigationLevel(content: AnyView(sidebar.environment(\.nextColumn, next)))
        }
    }

    private var last: AnyView { AnyView(detail.environment(\.nextColumn, nil)) }

    /// What a choice in the first of several columns leads to, where one shows.
    private var next: AnyView {
        content.map { AnyView($0.environment(\.nextColumn, last)) } ?? last
    }
}

private enum NextColumnKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String
    /// The choices by their names.
    public static let automatic = Self(name: "automatic"), all = Self(name: "all"),
        doubleColumn = Self(name: "doubleColumn"), detailOnly = Self(name: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The columns by their names.
    public static let sidebar = Self(name: "sidebar"), content = Self(name: "content"), detail = Self(name: "detail")
}

extension EnvironmentValues {
    /// The column that takes the place of this one once something is chosen here; `nil` where it stands beside.
    var nextColumn: AnyView? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }

    /// Whether there is room for columns beside each other.
    var hasColumns: Bool { horizontalSizeClass == .regular || screenSystem.isMac }
}
