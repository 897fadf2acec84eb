// Tab.swift: the views among which a `TabView` chooses.

/// A view of a `TabView` with its title in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
    private let content: AnyView

    private init(_ content: some View, _ label: some View) { self.content = AnyView(content.tabLabel(label)) }

    public var body: some View { content }
}

extension Tab where Value == Never, Label == Views.Label<Text, Image> {
    /// A view with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content(), Views.Label(titleKey, systemImage: systemImage)) }

    /// A view with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content(), Views.Label(title, systemImage: systemImage)) }

    /// A view with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content(), Views.Label(titleKey, image: image)) }

    /// A view with a role, which has a title and a symbol of its own.
    public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(content(), role.label) }
}

extension Tab where Value == Never {
    /// A view with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content(), label())
    }
}

extension Tab where Value: Hashable {
    /// A view with a label, for a value of the choice.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(content().tag(value), label()) }
}

extension Tab where Value: Hashable, Label == Views.Label<Text, Image> {
    /// A view with a title and a symbol, for a value of the choice.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(content().tag(value), Views.Label(titleKey, systemImage: systemImage)) }

    /// A view with a title and a symbol, for a value of the choice.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(content().tag(value), Views.Label(title, systemImage: systemImage)) }

    /// A view with a title and a picture, for a value of the choice.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(content().tag(value), Views.Label(titleKey, image: image)) }

    /// A view with a role, for a value of the choice.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content().tag(value), role.label)
    }
}

extension Tab {
    /// Names the tab for people who arrange tabs; nobody arranges them here.
    public func customizationID(_ id: String) -> Self { self }
    /// Whether people who arrange tabs find it among them; nobody arranges them here.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }
}

/// Where a tab stands.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

/// What the view of a tab is for, which names it where nothing else does.
public struct TabRole: Hashable, Sendable {
    /// To search.
    public static let search = TabRole()

    var label: Label<Text, Image> { Label("Search", systemImage: "magnifyingglass") }
}

/// Views of a tab bar that belong together.
public struct TabSection<Content: View>: View {
    /// The views.
    public let body: Content

    /// Views under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { body = content() }

    /// Names the section for people who arrange tabs; nobody arranges them here.
    public func customizationID(_ id: String) -> Self { self }
    /// Whether people who arrange tabs find it among them; nobody arranges them here.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }
}
