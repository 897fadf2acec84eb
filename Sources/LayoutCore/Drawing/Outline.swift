// Outline.swift: the line around a shape, for any rectangle.  Lengths in points.

public import Foundation

/// A line around an area.
public enum Outline: Hashable, Sendable {
    /// The rectangle.
    case rectangle
    /// The rectangle with corners rounded by radii in points.
    case roundedRectangle(CGSize)
    /// The rectangle whose shorter sides are half circles.
    case capsule
    /// The largest ellipse.
    case ellipse
    /// The largest circle, in the middle.
    case circle
}
