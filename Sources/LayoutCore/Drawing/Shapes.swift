// Shapes.swift: the shapes by name.

/// A rectangle.
public struct Rectangle: InsettableShape, NamedShape, Sendable {
    public init() {}
    /// The rectangle.
    var outline: Outline { .rectangle }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, NamedShape, Sendable {
    /// The radii, in points.
    public var cornerSize: CGSize

    /// Rounds the corners by a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    /// Rounds the corners by two radii, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

    /// The rectangle with its corners.
    var outline: Outline { .roundedRectangle(cornerSize) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, NamedShape, Sendable {
    /// Makes the shape.
    public init(style: RoundedCornerStyle = .continuous) {}
    /// The capsule.
    var outline: Outline { .capsule }
}

/// An ellipse.
public struct Ellipse: InsettableShape, NamedShape, Sendable {
    public init() {}
    /// The ellipse.
    var outline: Outline { .ellipse }
}

/// A circle.
public struct Circle: InsettableShape, NamedShape, Sendable {
    public init() {}
    /// The circle.
    var outline: Outline { .circle }

    /// A square of the shorter length offered; a length that is left open counts as 10 points.
    ///
    /// Source: OpenSwiftUI's Circle, so that a circle in a scrolling column is 10 points wide however wide the column is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions()
        let length = min(room.width, room.height)
        return CGSize(width: length, height: length)
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
