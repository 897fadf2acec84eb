// Paint.swift: what areas and lines are painted with.

public import Foundation

/// A paint.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that change from place to place.
    case gradient(Gradient, Course)

    /// Where the colours of a gradient lie in the painted rectangle.
    public enum Course: Hashable, Sendable {
        /// Along a line between two points.
        case line(start: UnitPoint, end: UnitPoint)
        /// Along the radii of circles about a point, from one radius to another, in points.
        case circles(center: UnitPoint, from: CGFloat, to: CGFloat)
        /// The same along ellipses as wide and high as the rectangle; radii are shares of its sides.
        case ellipses(center: UnitPoint, from: CGFloat, to: CGFloat)
        /// Around a point, clockwise from one angle to another; 0 points to the right, and equal angles are a whole turn.
        case turn(center: UnitPoint, from: Angle, to: Angle)
    }
}
