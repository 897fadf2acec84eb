// Button.swift: what a tap does, with a label that a style dresses.

/// A view that runs an action when it is tapped; without a style it looks like its label in the accent colour, or in red
/// where it deletes something.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    /// Whether taps anywhere in the row of a list run the action.
    private var reachesRow = true
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.[ControlStyle<PrimitiveButtonStyleConfiguration>()]) private var style

    /// Makes a button of a role, an action and a label.
    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    /// The label, which takes taps with its whole rectangle.
    public var body: some View {
        dressed.said { $0.traits.insert(.isButton) }.layoutValue(key: ButtonRoleKey.self, value: role)
    }

    @ViewBuilder private var dressed: some View {
        if let style {
            style(PrimitiveButtonStyleConfiguration(role: role, label: ViewPart(label), action: action))
        } else {
            HStack { label }.painted(role == .destructive ? .red : nil).dimmed(unless: isEnabled)
                .contentShape(Rectangle())
                .onTouch(of: isInBar ? .control : reachesRow ? .row : .view, perform: action)
        }
    }
}

extension Button {
    /// The button, which takes taps with its label alone, also in the row of a list.
    var withinItsLabel: Button {
        var button = self
        button.reachesRow = false
        return button
    }
}

extension View {
    /// The view in a colour where the views around have set none.
    ///
    /// - Parameter color: `nil` for the paint of what can be touched.
    func painted(_ color: Color?) -> some View {
        writing { environment in
            if environment.foreground != nil { return }
            environment.foreground = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        }
    }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// It deletes or cancels something, confirms or closes it.
    public static let destructive = ButtonRole(name: "destructive"), cancel = ButtonRole(name: "cancel"),
        confirm = ButtonRole(name: "confirm"), close = ButtonRole(name: "close")
}

/// What a button is for, for the question around it.
enum ButtonRoleKey: LayoutValueKey { static var defaultValue: ButtonRole? { nil } }

extension Button where Label == Text {
    /// Makes a button of a title, a role and an action.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Makes a button of a title, a role and an action.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(String(title)) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// Makes a button of a title, a symbol, a role and an action.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a button of a title, a symbol, a role and an action.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style dresses, to be dressed again.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}
