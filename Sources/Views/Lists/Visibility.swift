// Visibility.swift: whether a part that the system adds is shown.

/// Whether a part that the system adds is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system decides, shown, or hidden.
    case automatic, visible, hidden
}
