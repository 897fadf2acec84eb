// LayoutDirection.swift: the direction in which lines are read.

/// The direction in which lines are read; it mirrors every container's children within the container.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines begin at the left.
    case leftToRight
    /// Lines begin at the right.
    case rightToLeft
}
