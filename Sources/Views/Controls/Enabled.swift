// Enabled.swift: whether views take touches, which styles and programs may ask.

extension View {
    /// Tells the views inside, by the environment, that they take no touches; nothing in them acts.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.untouched(disabled)
    }

    /// A control's picture, fainter where the control takes no touches.
    func dimmed(unless isEnabled: Bool) -> some View { opacity(isEnabled ? 1 : 0.5) }
}

extension EnvironmentValues {
    /// Whether views take touches.
    public var isEnabled: Bool {
        get { self[IsEnabled.self] }
        set { self[IsEnabled.self] = newValue }
    }
}

private enum IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
