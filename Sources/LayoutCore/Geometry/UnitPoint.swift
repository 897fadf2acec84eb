// UnitPoint.swift: points of a rectangle as shares of its width and height.

/// A point of a rectangle: (0, 0) is its top left corner and (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width.
    public var x: CGFloat
    /// The share of the height.
    public var y: CGFloat

    /// Makes the top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point of its shares.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// (0, 0).
    public static let zero = UnitPoint()
    /// (0.5, 0.5).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// (0, 0.5).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// (1, 0.5).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// (0.5, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// (0.5, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point that this is of a rectangle, in the rectangle's coordinates.
    func point(in rectangle: CGRect) -> CGPoint {
        CGPoint(x: rectangle.origin.x + x * rectangle.size.width, y: rectangle.origin.y + y * rectangle.size.height)
    }
}
