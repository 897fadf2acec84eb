// Paint.swift: what areas and lines are painted with.

/// A paint.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours along a line between two points of the painted rectangle.
    case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
}
