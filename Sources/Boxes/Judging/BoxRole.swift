// BoxRole.swift: what a box is to people, which layout does not ask and claims do.

/// What a box is to people.
package enum BoxRole: String, Sendable, CaseIterable {
    /// Its texts head what follows.
    case heading
    /// It takes taps.
    case button
}
