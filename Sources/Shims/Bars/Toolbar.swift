// Toolbar.swift: views in bars, which stand outside the room of the view; they are not made.

/// What stands in bars.
public protocol ToolbarContent {
    /// The type of what it consists of.
    associatedtype Body: ToolbarContent
    /// What it consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}
extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {}
extension ToolbarContent where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
}
/// What stands in bars that people may arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}
/// Several items of bars, which are not kept.
public struct ToolbarItems: CustomizableToolbarContent, Sendable {}

/// Makes what stands in bars of the items in a closure; they are not kept.
@resultBuilder
public enum ToolbarContentBuilder {
    /// An item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// An item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several items.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarItems {
        ToolbarItems()
    }
    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
    /// What is there in some versions.
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
}

/// A view in a bar; it is not made.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    /// A view at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {}
    /// A view at a place, which people may move.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {}
}

/// Views in a bar; they are not made.
public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Room between items of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent, Sendable {
    /// Makes room.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    /// How much room: some, or what there is.
    public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }
}

/// A place in bars.
public enum ToolbarItemPlacement: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction,
        cancellationAction, destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar, navigationBarLeading,
        navigationBarTrailing, title, subtitle
}
/// A kind of bar.
public enum ToolbarPlacement: Hashable, Sendable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }
/// How a bar's title is shown.
public enum ToolbarTitleDisplayMode: Hashable, Sendable { case automatic, inline, inlineLarge, large }
/// What a bar is for.
public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

extension View {
    /// Would put items into bars.
    public func toolbar<V: ToolbarContent>(@ToolbarContentBuilder content: () -> V) -> some View {
        leavingOut("toolbar")
    }
    /// Would put views into a bar.
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { leavingOut("toolbar") }
    /// Would put items into bars that people arrange.
    public func toolbar<V: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> V
    ) -> some View { leavingOut("toolbar") }
    /// Would hide bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Would hide bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Would paint bars.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }
    /// Would paint bars, or not.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Would paint bars, or not.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Would draw bars for a light or a dark screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
    /// Would show the title in a way.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
    /// Would arrange bars for a purpose.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }
    /// Would show a menu at the title.
    public func toolbarTitleMenu<V: View>(@ViewBuilder content: () -> V) -> Self { self }
}
