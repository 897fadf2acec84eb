// Menu.swift: a button that opens a list of actions.

/// A button that opens a list of actions beside it.
public struct Menu<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.isInMenu) private var isInMenu
    private let content: Content
    private let label: Label
    private let primaryAction: (() -> Void)?

    /// A menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }

    /// A menu with a label, and what a tap does instead of opening it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
    }

    /// The label, and the list while the menu is open; in another menu a row above the rows of this one.
    @ViewBuilder public var body: some View {
        if isInMenu {
            Button {
                isOpen.toggle()
            } label: {
                label
                Spacer()
                Image.disclosure(isOpen: isOpen).imageScale(.small)
            }
            .environment(\.menuActionDismissBehavior, .disabled)
            if isOpen { content }
        } else {
            opener
        }
    }

    @ViewBuilder private var opener: some View {
        let anchor = PresentationAnchor()
        Button {
            if let primaryAction { primaryAction() } else { isOpen = true }
        } label: {
            label
        }
        .onTouch(.ordinary, takesTaps: false) { touch in
            primaryAction != nil && touch.duration >= 0.5 && touch.translation == .zero ? { isOpen = true } : nil
        }
        .presenting("Menu", $isOpen, anchor: anchor) { MenuLayer(anchor: anchor, content: content) }
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(String(title)) }
    }
}

extension Menu where Label == Text {
    /// A menu with a title, and what a tap does instead of opening it.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title, and what a tap does instead of opening it.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(String(title)) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == Views.Label<Text, Image> {
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Views.Label(String(title), systemImage: systemImage) }
    }

    /// A menu with a title and a symbol, and what a tap does instead of opening it.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { Views.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    /// A menu with a title and a symbol, and what a tap does instead of opening it.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { Views.Label(String(title), systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

/// A look of menus.
public protocol MenuStyle {}

/// The look that menus have by themselves.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The look that menus have by themselves.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu that looks like a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
