// Toolbar.swift: views in bars, which a navigation container around shows.

/// What stands in bars.
public protocol ToolbarContent {
    /// The type of what it consists of.
    associatedtype Body: ToolbarContent
    /// What it consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// The items; only the package's own content has other ones than its body.
    var _items: ToolbarItems { get }
}

extension Never: ToolbarContent {}
extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
    /// The items, if there are any.
    public var _items: ToolbarItems { self?._items ?? ToolbarItems() }
}
extension ToolbarContent where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
    /// There are none.
    public var _items: ToolbarItems { ToolbarItems() }
}
extension ToolbarContent {
    /// The items of what it consists of, which only code of the main actor may ask for; made where its states are.
    public var _items: ToolbarItems {
        guard MainQueue.isRunning else { return ToolbarItems(isWhole: false) }
        let items = LinkedView(self) { BarItems(items: $0.itemsInside) }
        return ToolbarItems(items: [.init(placement: nil, view: AnyView(items))])
    }

    /// The items, once the states are tied to their place.
    private var itemsInside: [ToolbarItems.Item] {
        guard MainQueue.isRunning else { return [] }
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) var items: [ToolbarItems.Item] = []
        MainActor.assumeIsolated { items = content.body._items.items }
        return items
    }
}
/// The queue of the main actor, which on Linux need not run on the main thread.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether the queue runs the code that asks.
    static var isRunning: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
/// What stands in bars that people may arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Several items of bars.
public struct ToolbarItems: CustomizableToolbarContent {
    /// A view, which may be several, and where it stands; `nil` where each of them says so.
    struct Item {
        let placement: ToolbarItemPlacement?
        let view: AnyView
    }

    var items: [Item] = []
    /// Whether all are here; those of content that the program declares itself belong to the main actor.
    var isWhole = true

    /// The items themselves.
    public var _items: ToolbarItems { self }
}

/// Makes what stands in bars of the items in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
    /// An item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// An item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several items.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarItems {
        var all = ToolbarItems()
        for part in repeat each content {
            let more = part._items
            all.items += more.items
            all.isWhole = all.isWhole && more.isWhole
        }
        return all
    }
    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: some ToolbarContent) -> ToolbarItems { first._items }
    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: some ToolbarContent) -> ToolbarItems { second._items }
    /// What is there in some versions.
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> ToolbarItems { content._items }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// A view at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        (self.placement, self.content) = (placement, content())
    }
    /// A view at a place, which people may move.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String { (self.placement, self.content) = (placement, content()) }

    /// The view at its place.
    public var _items: ToolbarItems {
        ToolbarItems(items: [.init(placement: placement, view: AnyView(HStack(spacing: 8) { content }))])
    }
}

/// Room between items of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent, Sendable {
    private let placement: ToolbarItemPlacement
    private let sizing: SpacerSizing

    /// Makes room.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }
    /// How much room: some, or what there is.
    public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }

    /// The room at its place.
    public var _items: ToolbarItems {
        let room = sizing == .flexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
        return ToolbarItems(items: [.init(placement: placement, view: room)])
    }
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
