// Titles.swift: the titles of views in a navigation container, which the container shows.

extension View {
    /// Names the view.
    public func navigationTitle(_ title: Text) -> some View { asking("navigationTitle", .title(title)) }
    /// Names the view.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// Names the view.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }
    /// Names the view; people may rename it.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
    /// Would name the view a second time.
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { leavingOut("navigationSubtitle") }
    /// Names the view, large or small.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { asking("navigationBarTitle", .title(title)).navigationBarTitleDisplayMode(displayMode) }
    /// Names the view, large or small.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
    /// Names the view, large or small.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }
    /// Shows the title large or small.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        asking("navigationBarTitleDisplayMode", .titleMode(displayMode))
    }
    /// Hides the way back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        asking("navigationBarBackButtonHidden", .backHidden(hidesBackButton))
    }
    /// Would arrange the columns.
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> Self { self }
}

/// A bar with a title.
public struct NavigationBarItem: Sendable {
    /// How large a title is: as that before, small, or large.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
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
