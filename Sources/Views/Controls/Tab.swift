// Tab.swift: the views among which a `TabView` chooses.

/// A view of a `TabView` with its title in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
    private var content, label: AnyView
    private var isHidden = false, isDisabled = false, isBadged = false
    private var marks = AccessibilityMarks()

    private init(_ content: some View, _ label: some View) {
        (self.content, self.label) = (AnyView(content), AnyView(label))
    }

    @ViewBuilder public var body: some View {
        if isHidden {
            content
        } else {
            content.tabLabel(label, saying: marks, isDisabled: isDisabled).leavingOut("badge", if: isBadged)
        }
    }
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
    private func changed(_ change: (inout Self) -> Void) -> Self {
        var tab = self
        change(&tab)
        return tab
    }

    /// Takes the tab out of the bar; its view is shown where its value is chosen.
    public func hidden(_ hidden: Bool = true) -> Self { changed { $0.isHidden = $0.isHidden || hidden } }
    /// Whether nobody can choose the tab in the bar.
    public func disabled(_ disabled: Bool) -> Self { changed { $0.isDisabled = $0.isDisabled || disabled } }
    /// Sets a number at the tab.
    public func badge(_ count: Int) -> Self { changed { $0.isBadged = count != 0 } }
    /// Sets a word at the tab.
    public func badge(_ label: LocalizedStringKey?) -> Self { changed { $0.isBadged = label != nil } }
    /// Sets a text at the tab.
    public func badge(_ label: Text?) -> Self { changed { $0.isBadged = label != nil } }
    /// Sets a word at the tab.
    @_disfavoredOverload public func badge(_ label: some StringProtocol) -> Self { changed { $0.isBadged = true } }
    /// Names the tab's item in the bar for tests.
    public func accessibilityIdentifier(_ identifier: String) -> Self { changed { $0.marks.identifier = identifier } }
    /// Says what the tab's item in the bar is called.
    public func accessibilityLabel(_ label: Text) -> Self { changed { $0.marks.label = label.characters } }
    /// Says what the tab's item in the bar is called.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self { accessibilityLabel(Text(labelKey)) }
    /// Says what the tab's item in the bar is called.
    @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> Self {
        accessibilityLabel(Text(label))
    }
    /// Says the value of the tab's item in the bar.
    public func accessibilityValue(_ value: Text) -> Self { changed { $0.marks.value = value.characters } }
    /// Says the value of the tab's item in the bar.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self { accessibilityValue(Text(valueKey)) }
    /// Says the value of the tab's item in the bar.
    @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol) -> Self {
        accessibilityValue(Text(value))
    }
    /// Says what the tab's item in the bar does.
    public func accessibilityHint(_ hint: Text) -> Self { changed { $0.marks.hint = hint.characters } }
    /// Says what the tab's item in the bar does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self { accessibilityHint(Text(hintKey)) }
    /// Says what the tab's item in the bar does.
    @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> Self {
        accessibilityHint(Text(hint))
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
