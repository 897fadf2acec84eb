// Tap.swift: what a tap does.

extension View {
    /// Runs an action when the view is tapped, by `LayoutHost.tap(at:)`.
    ///
    /// - Parameter count: Accepted for its spelling; one tap is enough.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        marked { $0.own.tapActions.append(action) }
    }
}

/// A view that runs an action when it is tapped; it looks like its label.
public struct Button<Label: View>: View {
    private let action: () -> Void
    private let label: Label

    /// Makes a button of an action and a label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// The label, which takes taps with its whole rectangle.
    public var body: some View { HStack { label }.contentShape(Rectangle()).onTapGesture(perform: action) }
}

extension Button where Label == Text {
    /// Makes a button of a title and an action.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Makes a button of a title and an action.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(action: action) { Text(String(title)) }
    }
}
