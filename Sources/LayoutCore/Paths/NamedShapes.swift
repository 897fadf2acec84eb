// NamedShapes.swift: shapes made of shapes, by the names of their types.  Lengths in points.

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    /// The turn.
    public var angle: Angle
    public var anchor: UnitPoint

    /// A turned shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    /// The turned lines.
    public func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape stretched from a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    public var anchor: UnitPoint

    /// A stretched shape.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    /// The stretched lines.
    public func path(in rect: CGRect) -> Path {
        shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
    }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape shifted by points.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    /// The shift.
    public var offset: CGSize

    /// A shifted shape.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    /// The shifted lines.
    public func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that a map makes of another.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    /// The map.
    public var transform: CGAffineTransform

    /// A mapped shape.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

    /// The mapped lines.
    public func path(in rect: CGRect) -> Path { shape.transform(transform).path(in: rect) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
