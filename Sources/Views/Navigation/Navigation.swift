// Navigation.swift: containers that show one view out of several, and the way from one to the next.
//
// A container takes the room offered and offers it to its first view, which stands in the middle, less the bars for which the
// view asks; on macOS they stand outside.  Nothing is pushed, so that a layout shows where a program starts.

/// A container that fills the room offered with its views; several stand in a column.
private struct Filling<Content: View>: View {
    let content: Content

    var body: some View {
        NavigationBars(content: VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}

/// A container of views that lead to others; it shows the first.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Makes a container of a first view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The first view, offered the whole room.
    public var body: some View { Filling(content: content) }
}

/// A container of views that lead to others; it shows the first.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root

    /// Makes a container of a first view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
    /// Makes a container of a first view, and a path that is not followed.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }
    /// Makes a container of a first view, and a path that is not followed.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }

    /// The first view, offered the whole room.
    public var body: some View { Filling(content: root) }
}

/// A container of columns; it shows the first, as a phone does.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar

    /// Makes a container of three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    /// Makes a container of three columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
    /// Makes a container of two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
    }
    /// Makes a container of two columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.sidebar = sidebar() }
    /// Makes a container of two columns, of which a phone shows one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.sidebar = sidebar() }

    /// The first column, offered the whole room.
    public var body: some View { Filling(content: sidebar) }
}

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

/// The values that lead from view to view.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    /// No value.
    public init() {}
    /// Values in order.
    public init(_ elements: some Sequence<some Hashable>) { values = elements.map { AnyHashable($0) } }

    /// How many values there are, and whether there are none.
    public var count: Int { values.count }
    /// Whether there are no values.
    public var isEmpty: Bool { values.isEmpty }
    /// Adds a value.
    public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }
    /// Takes the last values away.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
