// Path+Shape.swift: a path as a shape, and shapes made of shapes.  Lengths in points.

extension Path: Shape {
    /// The path where it was drawn: from the rectangle's corner on.
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape whose lines a function makes of those of another; it takes the room that the other takes.
public struct ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: (Path, CGRect) -> Path

    /// The changed lines.
    public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
    /// The size of the shape that is changed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape that lies inside the rectangle that it is given, at a distance from its sides.
public struct Inset<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    /// The lines in the smaller rectangle.
    public func path(in rect: CGRect) -> Path {
        let inset = PerAxis { min(amount, rect.size[$0] / 2) }
        return base.path(in: rect.insetBy(dx: inset.horizontal, dy: inset.vertical))
    }

    /// The shape, still smaller on each side by a length in points.
    public func inset(by amount: CGFloat) -> Inset<Base> { Inset(base: base, amount: self.amount + amount) }

    /// The size of the shape that is made smaller.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension InsettableShape {
    /// The shape, smaller on each side by a length in points.
    public func inset(by amount: CGFloat) -> Inset<Self> { Inset(base: self, amount: amount) }
}

extension Shape {
    func changed(_ change: @escaping (Path, CGRect) -> Path) -> ChangedShape<Self> {
        ChangedShape(base: self, change: change)
    }

    /// The part of the shape's line between two shares of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        changed { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// The shape, mapped.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        changed { path, _ in path.applying(transform) }
    }

    /// The shape, shifted by points.
    public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

    /// The shape, shifted by points.
    public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

    /// The shape, shifted by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    /// The shape, turned about a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        about(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// The shape, stretched from a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        about(anchor, CGAffineTransform(scaleX: x, y: y))
    }

    /// The shape, stretched from a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape in a rectangle of a size, in points, from the same corner.
    public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }

    /// The shape in a rectangle of a size, in points, from the same corner.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        changed { _, rect in path(in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height))) }
    }

    private func about(_ anchor: UnitPoint, _ map: CGAffineTransform) -> ChangedShape<Self> {
        changed { path, rect in
            let point = anchor.point(in: rect)
            let there = CGAffineTransform(translationX: -point.x, y: -point.y)
            let back = CGAffineTransform(translationX: point.x, y: point.y)
            return path.applying(there.concatenating(map).concatenating(back))
        }
    }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let base: any Shape

    /// Hides a shape's type.
    public init(_ shape: some Shape) { base = shape }

    /// The lines of the shape inside.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
