// Tab.swift: the views among which a `TabView` chooses.

/// A view of a `TabView` with its title in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
    private let unlabelled: AnyView
    private let content: AnyView

    private init(_ content: some View, _ label: some View) {
        unlabelled = AnyView(content)
        self.content = AnyView(content.tabLabel(label))
    }

    private init(unlabelled: AnyView, content: AnyView) { (self.unlabelled, self.content) = (unlabelled, content) }

    public var body: some View { content }
}

extension Tab: TabContent where Value: Hashable {
    /// The type of the values among which the tabs choose.
    public typealias TabValue = Value
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
    /// Takes the tab out of the bar; its view is shown where its value is chosen.
    public func hidden(_ hidden: Bool = true) -> Self {
        hidden ? Self(unlabelled: unlabelled, content: unlabelled) : self
    }
    /// Sets a number at the tab.
    public func badge(_ count: Int) -> Self { badged(if: count != 0) }
    /// Sets a word at the tab.
    public func badge(_ label: LocalizedStringKey?) -> Self { badged(if: label != nil) }
    /// Sets a text at the tab.
    public func badge(_ label: Text?) -> Self { badged(if: label != nil) }
    /// Sets a word at the tab.
    @_disfavoredOverload public func badge(_ label: some StringProtocol) -> Self { badged(if: true) }

    private func badged(if isBadged: Bool) -> Self {
        Self(unlabelled: unlabelled, content: AnyView(content.leavingOut("badge", if: isBadged)))
    }
}

/// How people may arrange a tab.
public enum TabCustomizationBehavior: Hashable, Sendable { case automatic, reorderable, disabled }

/// Where a tab prefers to stand.
public enum TabPlacement: Hashable, Sendable { case automatic, pinned, sidebarOnly }

/// Where a tab stands.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

/// What the view of a tab is for, which names it where nothing else does.
public struct TabRole: Hashable, Sendable {
    /// To search.
    public static let search = TabRole()

    var label: Label<Text, Image> { Label("Search", systemImage: "magnifyingglass") }
}
