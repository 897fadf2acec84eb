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
public struct ToolbarItems: CustomizableToolbarContent, Sendable {
    /// It has none.
    public typealias Body = Never
}

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
    /// It has none.
    public typealias Body = Never

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
    /// It has none.
    public typealias Body = Never

    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Room between items of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent, Sendable {
    /// It has none.
    public typealias Body = Never

    /// Makes room.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

    /// How much room.
    public enum SpacerSizing: Hashable, Sendable {
        /// Some, or what there is.
        case fixed, flexible
    }
}

/// A place in bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String
    /// The places by their names.
    public static let automatic = Self(name: "automatic"), principal = Self(name: "principal"),
        navigation = Self(name: "navigation"), primaryAction = Self(name: "primaryAction"),
        secondaryAction = Self(name: "secondaryAction"), status = Self(name: "status"),
        confirmationAction = Self(name: "confirmationAction"), cancellationAction = Self(name: "cancellationAction"),
        destructiveAction = Self(name: "destructiveAction"), keyboard = Self(name: "keyboard"),
        topBarLeading = Self(name: "topBarLeading"), topBarTrailing = Self(name: "topBarTrailing"),
        bottomBar = Self(name: "bottomBar"), navigationBarLeading = Self(name: "topBarLeading"),
        navigationBarTrailing = Self(name: "topBarTrailing"), title = Self(name: "title"),
        subtitle = Self(name: "subtitle")
}

/// A kind of bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bars by their names.
    public static let automatic = Self(name: "automatic"), navigationBar = Self(name: "navigationBar"),
        tabBar = Self(name: "tabBar"), bottomBar = Self(name: "bottomBar"), windowToolbar = Self(name: "windowToolbar")
}

/// How a bar's title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    /// The ways by their names, all alike here.
    public static let automatic = Self(), inline = Self(), inlineLarge = Self(), large = Self()
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
    /// The purposes by their names, all alike here.
    public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}

extension View {
    /// Would put items into bars.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        unchanged
    }
    /// Would put views into a bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { unchanged }
    /// Would put items into bars that people arrange.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { unchanged }
    /// Would hide bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unchanged }
    /// Would hide bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unchanged }
    /// Would paint bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { unchanged }
    /// Would paint bars, or not.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { unchanged }
    /// Would paint bars, or not.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unchanged
    }
    /// Would draw bars for a light or a dark screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        unchanged
    }
    /// Would show the title in a way.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { unchanged }
    /// Would arrange bars for a purpose.
    public func toolbarRole(_ role: ToolbarRole) -> some View { unchanged }
    /// Would show a menu at the title.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { unchanged }
}
