// Tab.swift: the views among which a `TabView` chooses.

/// A view of a `TabView` with its title in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
    private let content: AnyView

    private init(_ content: some View) { self.content = AnyView(content) }

    public var body: some View { content }
}

extension Tab where Value == Never, Label == Views.Label<Text, Image> {
    /// A view with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content()) }

    /// A view with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content()) }

    /// A view with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content()) }

    /// A view with a role, which has a title and a symbol of its own.
    public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(content()) }
}

extension Tab where Value == Never {
    /// A view with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content())
    }
}

extension Tab where Value: Hashable {
    /// A view with a label, for a value of the choice.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(content().tag(value)) }
}

extension Tab where Value: Hashable, Label == Views.Label<Text, Image> {
    /// A view with a title and a symbol, for a value of the choice.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(content().tag(value)) }

    /// A view with a title and a symbol, for a value of the choice.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(content().tag(value)) }

    /// A view with a title and a picture, for a value of the choice.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(content().tag(value)) }

    /// A view with a role, for a value of the choice.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) { self.init(content().tag(value)) }
}

/// What the view of a tab is for; without effect here.
public struct TabRole: Hashable, Sendable {
    /// To search.
    public static let search = TabRole()
}

/// Views of a tab bar that belong together.
public struct TabSection<Content: View>: View {
    /// The views.
    public let body: Content

    /// Views under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { body = content() }
}
