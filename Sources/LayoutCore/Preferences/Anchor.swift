// Anchor.swift: places in views that can be read in the coordinates of others.  Lengths in points.

/// A place in a view: a rectangle or a point, kept in the root's coordinates.
public struct Anchor<Value> {
    /// The place in the root's coordinates, in points.
    package let value: Value
    private let moved: @Sendable (Value, CGPoint) -> Value

    init(_ value: Value, moved: @escaping @Sendable (Value, CGPoint) -> Value) {
        (self.value, self.moved) = (value, moved)
    }

    /// The place in coordinates whose origin lies at a point of the root.
    func value(from origin: CGPoint) -> Value { moved(value, origin) }

    /// What finds a place in any view.
    public struct Source {
        let anchor: (_ frame: CGRect) -> Anchor<Value>
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same place.
    public static func == (first: Anchor, second: Anchor) -> Bool { first.value == second.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's whole rectangle.
    public static var bounds: Self { Self { frame in Anchor(frame) { $0.offsetBy(-$1) } } }

    /// A rectangle in the view's coordinates, in points.
    public static func rect(_ rectangle: CGRect) -> Self {
        Self { frame in Anchor(rectangle.offsetBy(frame.origin)) { $0.offsetBy(-$1) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates, in points.
    public static func point(_ point: CGPoint) -> Self { Self { frame in Anchor(frame.origin + point) { $0 + -$1 } } }

    /// A point by its shares of the view's width and height.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { frame in Anchor(point.point(in: frame)) { $0 + -$1 } }
    }

    /// The upper left corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Self { unitPoint(.top) }
    /// The upper right corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The lower left corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The lower right corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension CGRect {
    fileprivate func offsetBy(_ offset: CGPoint) -> CGRect { CGRect(origin: origin + offset, size: size) }
}

private func + (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x + second.x, y: first.y + second.y) }
private prefix func - (point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }
