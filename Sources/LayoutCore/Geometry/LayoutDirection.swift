// LayoutDirection.swift: the direction in which lines are read.

/// The direction in which lines are read; it mirrors every container's children within the container.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines begin at the left, or at the right.
    case leftToRight, rightToLeft
}

/// Where a view or a shape is drawn as in a mirror.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    package let direction: LayoutDirection?

    /// Nowhere, and where lines run right to left.
    public static let fixed = Self(direction: nil), mirrors = Self(direction: .rightToLeft)
    /// Where lines run one way.
    public static func mirrors(in direction: LayoutDirection) -> Self { Self(direction: direction) }
}
