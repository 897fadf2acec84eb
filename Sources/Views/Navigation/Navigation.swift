// Navigation.swift: containers that show one view out of several, and the way from one to the next.
//
// A container takes the room offered and offers it to its view, which stands in the middle, less the bars for which the view
// asks; on macOS they stand outside.  Values of a path, links that were tapped and presented destinations push views.

/// A container of views that lead to others.
///
/// On an iPad the first of two or three views stands in a column beside the others, or is hidden while the screen is upright.
public struct NavigationView<Content: View>: View {
    @Environment(\.hasColumns) private var hasColumns
    @Environment(\.isNavigationStack) private var isStack
    @Environment(\.screenSystem) private var system
    private let content: Content

    /// Makes a container of a first view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The first view, offered the whole room.
    public var body: some View { EditScope { level } }

    @ViewBuilder private var level: some View {
        if hasColumns, !isStack {
            Collected(content) { (views, _: [NoRequest]) in columns(views) }
        } else {
            NavigationLevel(content: AnyView(content))
        }
    }

    @ViewBuilder private func columns(_ views: SubviewsCollection) -> some View {
        if views.count > 1 || !system.isMac && !views.isEmpty {
            // A single view stands in the first column, beside nothing.
            NavigationColumns(
                sidebar: AnyView(views[0]), content: views.count > 2 ? AnyView(views[1]) : nil,
                detail: views.count > 1 ? AnyView(views[views.count > 2 ? 2 : 1]) : AnyView(Color.clear))
        } else {
            NavigationLevel(content: AnyView(views))
        }
    }
}

/// A container of views that lead to others, by the values of a path or by links.
public struct NavigationStack<Data, Root: View>: View {
    @State private var own: [AnyHashable] = []
    /// The values that somebody outside keeps.
    private let path: Binding<[AnyHashable]>?
    private let root: Root

    /// Makes a container of a first view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (path, self.root) = (nil, root()) }
    /// Makes a container of a first view, and of the values that lead on from it.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path.values
        self.root = root()
    }
    /// Makes a container of a first view, and of the values that lead on from it.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }

    /// The last view, offered the whole room.
    public var body: some View {
        let values = path ?? $own
        EditScope {
            NavigationLevel(
                content: AnyView(root), path: values.wrappedValue[...],
                shorten: { count in values.wrappedValue.removeLast(max(0, values.wrappedValue.count - count)) })
        }
        .environment(\.pushing) { values.wrappedValue.append($0) }
    }
}

/// The values that lead from view to view.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

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

private enum StackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a `NavigationView` shows one view at a time on every device.
    fileprivate var isNavigationStack: Bool {
        get { self[StackKey.self] }
        set { self[StackKey.self] = newValue }
    }
}

extension View {
    /// Shows one view at a time, or columns where there is room for them.
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
        environment(\.isNavigationStack, style._isStack)
    }
}

/// How columns are arranged.
public protocol NavigationViewStyle {
    /// Whether one view is seen at a time on every device.
    var _isStack: Bool { get }
}

/// Columns beside each other where there is room for them.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
    /// There may be columns.
    public var _isStack: Bool { false }
}
/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
    /// There are no columns.
    public var _isStack: Bool { true }
}
/// Columns beside each other.
public typealias DoubleColumnNavigationViewStyle = DefaultNavigationViewStyle
/// Columns beside each other.
public typealias ColumnNavigationViewStyle = DefaultNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The usual arrangement.
    public static var automatic: Self { Self() }
    /// Columns beside each other.
    public static var columns: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: Self { Self() }
}
