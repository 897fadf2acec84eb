// LayoutDirection.swift: the direction in which lines are read.

/// The direction in which lines are read; it mirrors every container's children within the container.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines begin at the left, or at the right.
    case leftToRight, rightToLeft
}
