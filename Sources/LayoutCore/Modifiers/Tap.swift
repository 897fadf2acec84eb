// Tap.swift: what a tap does.

extension View {
    /// Runs an action when the view is tapped, by `LayoutHost.tap(at:)`.
    ///
    /// - Parameter count: Accepted for source compatibility; one tap is enough.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        marked { $0.own.tapActions.append(action) }
    }
}

/// A view that runs an action when it is tapped; it looks like its label.
public struct Button<Label: View>: View {
    private let action: () -> Void
    private let label: Label

    /// Makes a button of a role, an action and a label; the role changes nothing here.
    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// The label, which takes taps with its whole rectangle.
    public var body: some View { HStack { label }.contentShape(Rectangle()).onTapGesture(perform: action) }
}

/// What a button is for; without effect here.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// It deletes or cancels something.
    public static let destructive = ButtonRole(name: "destructive"), cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
    /// Makes a button of a title, a role and an action; the role changes nothing here.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Makes a button of a title, a role and an action; the role changes nothing here.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(action: action) { Text(String(title)) }
    }
}
