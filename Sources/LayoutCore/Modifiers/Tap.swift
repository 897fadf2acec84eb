// Tap.swift: what a tap does.

extension View {
    /// Runs an action when the view is tapped, by `LayoutHost.tap(at:)`.
    ///
    /// - Parameter count: Accepted for source compatibility; one tap is enough.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        marked { $0.own.tapActions.append(action) }
    }
}
