// TabView.swift: one of several views, with a bar below to choose another, on an iPad since iPadOS 18 above.

/// One of several views, which gets the room offered but for the bar; as pages, all of the room.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.hasPages) private var hasPages
    @Environment(\.pageDots) private var dots
    @Environment(\.screenSystem) private var system
    @Environment(\.horizontalSizeClass) private var room
    @Environment(\.layoutDirection) private var direction
    @State private var tapped: AnyHashable?
    @State private var container = ContainerScope()
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Views of which the one with a tag shows.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(chosenBy: selection, content())
    }

    init(chosenBy selection: Binding<SelectionValue>?, _ content: Content) {
        (self.selection, self.content) = (selection, content)
    }

    /// The view that shows, above the bar.
    public var body: some View {
        let isBelow = isBelowTabs
        Chosen(
            selection.map { AnyHashable($0.wrappedValue) } ?? tapped,
            of: AnyView(content.environment(\.isBelowTabs, isBelow).within(container)),
            countingPositions: selection == nil
        ) { (choices: [Choice], chosen) in
            let _ = choices.indices.filter { $0 != chosen }.forEach { choices[$0].view.withdraw() }
            AnyView(
                screen(of: choices, chosen)
                    .leavingOut("tabViewStyle", if: hasPages && dots.areSeen(for: choices.count))
                    .leavingOut("badge", if: !hasPages && hasBadges(choices, chosen))
                    .offering(choices.map(\.values), action))
        }
    }

    private typealias Choice = Chosen<AnyView, TabRequest, AnyView>.Choice

    /// What choosing a tab by its value does, or by its place where nobody keeps the choice.
    private var action: ChoiceAction {
        SelectionValue.self == Never.self
            ? ChoiceAction(of: Int.self) { choose(AnyHashable($0)) }
            : ChoiceAction(of: SelectionValue.self) { choose(AnyHashable($0)) }
    }

    /// The place of the chosen view among those with an item in the bar; -1 where it has none.
    private func item(of chosen: Int, _ choices: [Choice]) -> Int {
        let hasItem = choices.map { $0.requests.contains { $0.label != nil } }
        return hasItem[chosen] ? hasItem[..<chosen].count { $0 } : -1
    }

    /// Whether the bar stands at the top.
    private var isBelowTabs: Bool {
        room == .regular && (system == .iOS18 || system == .iOS26) && !hasPages
    }

    @ViewBuilder private func screen(of choices: [Choice], _ chosen: Int) -> some View {
        let view = choices[chosen].view.frame(maxWidth: .infinity, maxHeight: .infinity).measuring(container)
        if hasPages {
            view.contentShape(Rectangle())
                .onTouch(.afterScrolling, takesTaps: false) { turn(choices, from: chosen, by: $0) }
        } else if system.isMac || choices[chosen].requests.contains(where: \.hidesBar) {
            view
        } else if isBelowTabs {
            view.safeAreaInset(edge: .top) {
                TopTabBar(items: items(of: choices, chosen), chosen: item(of: chosen, choices))
            }
        } else {
            view.safeAreaInset(edge: .bottom) {
                TabBar(items: items(of: choices, chosen), chosen: item(of: chosen, choices))
            }
        }
    }

    /// What a finger does that moves along pages: beyond half of the width it turns to the next one or to the one before.
    private func turn(_ choices: [Choice], from chosen: Int, by touch: Touch) -> (() -> Void)? {
        let (along, across) = (touch.translation.width, touch.translation.height)
        guard abs(along) > abs(across), 2 * abs(along) > touch.size.width else { return nil }
        let page = (along < 0) == (direction == .leftToRight) ? chosen + 1 : chosen - 1
        guard choices.indices.contains(page), let value = choices[page].values.first else { return nil }
        return { choose(value) }
    }

    /// Whether a view that is not chosen has a badge; that of the chosen one is left out with the view.
    private func hasBadges(_ choices: [Choice], _ chosen: Int) -> Bool {
        choices.enumerated().contains { $0.offset != chosen && $0.element.leftOut.contains("badge") }
    }

    /// The items of a bar; that of the chosen view leads back to the beginning of what is in it.
    private func items(of choices: [Choice], _ chosen: Int) -> [TabItem] {
        choices.indices.compactMap { index in
            let choice = choices[index]
            guard let request = choice.requests.first(where: { $0.label != nil }), let label = request.label else {
                return nil
            }
            return TabItem(label: label, request: request) {
                choice.values.first.map(choose)
                if index == chosen { choice.requests.lazy.compactMap(\.goBack).first?() }
            }
        }
    }

    private func choose(_ tag: AnyHashable) {
        if let selection, let value = tag.base as? SelectionValue {
            selection.wrappedValue = value
        } else {
            tapped = tag
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Views of which the first shows.
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A look of views with a bar.
public protocol TabViewStyle {
    /// Whether the views are pages without a bar.
    var hasPages: Bool { get }
}

extension TabViewStyle {
    /// There is a bar.
    public var hasPages: Bool { false }
}

/// Views with a bar.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

/// Pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Whether dots show how many pages there are.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// The ways by name.
        public static let automatic = IndexDisplayMode(name: "automatic"), always = IndexDisplayMode(name: "always"),
            never = IndexDisplayMode(name: "never")

        /// Whether there are dots for so many pages; they are not drawn.
        func areSeen(for count: Int) -> Bool { self == .always || self == .automatic && count > 1 }
    }

    let dots: IndexDisplayMode

    /// Makes the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { dots = indexDisplayMode }
    /// There is no bar.
    public var hasPages: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Views with a bar.
    public static var automatic: Self { Self() }
    /// Views with a bar.
    public static var tabBarOnly: Self { Self() }
    /// Views with a bar.
    public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages.
    public static var page: Self { Self() }
    /// Pages, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

/// A look of the dots of pages.
public protocol IndexViewStyle {}

/// The dots of pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When a ground shows behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// The ways by name.
        public static let automatic = BackgroundDisplayMode(name: "automatic"),
            interactive = BackgroundDisplayMode(name: "interactive"), always = BackgroundDisplayMode(name: "always"),
            never = BackgroundDisplayMode(name: "never")
    }

    /// Makes the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The dots of pages.
    public static var page: Self { Self() }
    /// The dots of pages on a ground.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

private enum PageDotsKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode { .automatic }
}
private enum PagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views to choose among are pages without a bar.
    var hasPages: Bool {
        get { self[PagesKey.self] }
        set { self[PagesKey.self] = newValue }
    }

    /// Whether pages have dots.
    fileprivate var pageDots: PageTabViewStyle.IndexDisplayMode {
        get { self[PageDotsKey.self] }
        set { self[PageDotsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether views to choose among have a bar.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        environment(\.hasPages, style.hasPages)
            .environment(\.pageDots, (style as? PageTabViewStyle)?.dots ?? .automatic)
    }

    /// Sets how the dots of pages look; without effect on frames.
    public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
