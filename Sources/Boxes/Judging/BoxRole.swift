// BoxRole.swift: whether a box is a heading or a button.  Claims ask for it; layout ignores it.

/// The role of a box on a screen.
package enum BoxRole: String, Sendable, CaseIterable {
    /// Its texts head what follows.
    case heading
    /// It takes taps.
    case button
}
