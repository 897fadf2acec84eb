// Titles.swift: the titles and bars of views in a navigation container, which stand outside their room; without effect
// here.

extension View {
    /// Would name the view.
    public func navigationTitle(_ title: Text) -> some View { unchanged }
    /// Would name the view.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { unchanged }
    /// Would name the view.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { unchanged }
    /// Would name the view, and let people rename it.
    public func navigationTitle(_ title: Binding<String>) -> some View { unchanged }
    /// Would name the view.
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { unchanged }
    /// Would name the view.
    public func navigationBarTitle(_ title: Text) -> some View { unchanged }
    /// Would name the view.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { unchanged }
    /// Would name the view.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { unchanged }
    /// Would name the view, large or small.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { unchanged }
    /// Would name the view, large or small.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { unchanged }
    /// Would name the view, large or small.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { unchanged }
    /// Would show the title large or small.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        unchanged
    }
    /// Would hide the bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { unchanged }
    /// Would hide the way back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { unchanged }
    /// Would put views into the bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { unchanged }
    /// Would put a view into the bar.
    public func navigationBarItems<L: View>(leading: L) -> some View { unchanged }
    /// Would put a view into the bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View { unchanged }
    /// Would arrange the columns.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { unchanged }
    /// Would arrange the columns.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { unchanged }
    /// Would give a column a width.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { unchanged }
    /// Would give a column a width.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { unchanged }
}

/// A bar with a title.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As that before, small, or large.
        case automatic, inline, large
    }
}

/// How columns are arranged; without effect here.
public protocol NavigationViewStyle {}

/// The usual arrangement.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// Columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The usual arrangement.
    public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other.
    public static var columns: Self { Self() }
}

/// How columns are arranged; without effect here.
public protocol NavigationSplitViewStyle {}

/// Columns by a name; all alike here.
public struct NamedSplitViewStyle: NavigationSplitViewStyle, Sendable {}

extension NavigationSplitViewStyle where Self == NamedSplitViewStyle {
    /// The usual arrangement.
    public static var automatic: Self { Self() }
    /// All columns keep their widths in turn.
    public static var balanced: Self { Self() }
    /// The last column keeps its width.
    public static var prominentDetail: Self { Self() }
}
