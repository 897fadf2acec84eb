// InBar.swift: whether views stand in a bar, where the system makes the rectangles that take taps.

private enum InBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views are items of a bar.
    var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
