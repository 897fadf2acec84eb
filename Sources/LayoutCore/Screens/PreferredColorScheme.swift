// PreferredColorScheme.swift: what views say about the whole screen or sheet in which they stand.

/// A wish for a light or a dark screen.
struct PreferredColorScheme: ScreenRequest {
    let scheme: ColorScheme

    var name: String { "preferredColorScheme" }
    var isSeen: Bool { false }
}

extension View {
    /// Has the screen in which the view stands be light or dark; `nil` for either.
    @ViewBuilder public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        if let colorScheme {
            requesting(EmptyView()) { _ in PreferredColorScheme(scheme: colorScheme) }
        } else {
            self
        }
    }
}

extension Node {
    /// The scheme that a view inside wishes for the screen; `nil` where none does.
    func preferredColorScheme(for taker: Int) -> ColorScheme? {
        requests(PreferredColorScheme.self, for: taker).first?.scheme
    }
}
