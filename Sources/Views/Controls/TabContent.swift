// TabContent.swift: what stands in a `TabView`: tabs, several of them, and those that belong together.

/// Tabs that choose among values of one type.
public protocol TabContent<TabValue>: View {
    /// The type of the values; `Never` for tabs that are chosen by their places.
    associatedtype TabValue: Hashable
}

/// Collects tabs of one type of values, so that `Tab("Home", systemImage: "house", value: .home)` knows whose `.home` it is.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    /// A tab of that type.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// No tab.
    public static func buildBlock() -> TabGroup<TabValue, EmptyView> { TabGroup(body: EmptyView()) }
    /// One tab.
    public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }
    /// Some tabs and another.
    public static func buildPartialBlock<A: TabContent, B: TabContent>(
        accumulated: A, next: B
    ) -> TabGroup<TabValue, TupleView<(A, B)>> where A.TabValue == TabValue, B.TabValue == TabValue {
        TabGroup(body: ViewBuilder.buildBlock(accumulated, next))
    }
    /// Tabs under a condition.
    public static func buildIf<C: TabContent>(_ content: C?) -> TabGroup<TabValue, C?> where C.TabValue == TabValue {
        TabGroup(body: content)
    }
    /// The tabs of a condition that holds.
    public static func buildEither<A: TabContent, B: TabContent>(
        first: A
    ) -> TabGroup<TabValue, ConditionalContent<A, B>> where A.TabValue == TabValue, B.TabValue == TabValue {
        TabGroup(body: ViewBuilder.buildEither(first: first))
    }
    /// The tabs of a condition that does not hold.
    public static func buildEither<A: TabContent, B: TabContent>(
        second: B
    ) -> TabGroup<TabValue, ConditionalContent<A, B>> where A.TabValue == TabValue, B.TabValue == TabValue {
        TabGroup(body: ViewBuilder.buildEither(second: second))
    }
    /// Tabs of newer systems.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabGroup<TabValue, AnyView>
    where C.TabValue == TabValue { TabGroup(body: AnyView(content)) }
}

/// Several tabs.
public struct TabGroup<TabValue: Hashable, Content: View>: TabContent {
    /// The tabs.
    public let body: Content
}

extension TabContent {
    /// Names tabs for people who arrange them; nobody arranges tabs here.
    public func customizationID(_ id: String) -> Self { self }
    /// Whether people who arrange tabs find these among them; nobody arranges tabs here.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }
    /// How people may arrange the tabs; nobody arranges tabs here.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> Self { self }
    /// Where the tabs prefer to stand; all stand in the bar.
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

extension TabContent where Body: TabContent {
    /// Tabs of one's own choose among the values of those that they are made of.
    public typealias TabValue = Body.TabValue
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values of the tabs.
    public typealias TabValue = Content.TabValue
}

extension TabView {
    /// Tabs of which the one with a value shows.
    public init(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content: TabContent<SelectionValue> { self.init(chosenBy: selection, content()) }
}

extension TabView where SelectionValue == Never {
    /// Tabs of which the first shows.
    public init(@TabContentBuilder<Never> content: () -> Content) where Content: TabContent<Never> {
        self.init(chosenBy: nil, content())
    }
}

/// Tabs that belong together.
public struct TabSection<TabValue: Hashable, Content: View>: TabContent {
    /// The tabs.
    public let body: Content

    /// Tabs under a title, which a bar does not show.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content)
    where Content: TabContent<TabValue> { body = content() }

    /// Tabs under a title, which a bar does not show.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @TabContentBuilder<TabValue> content: () -> Content)
    where Content: TabContent<TabValue> { body = content() }

    /// Tabs under a header, which a bar does not show.
    public init(@TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> some View)
    where Content: TabContent<TabValue> { body = content() }
}
