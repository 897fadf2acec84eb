// UnitPoint.swift: points of a rectangle as shares of its width and height.

/// A point of a rectangle: (0, 0) is its top left corner and (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The shares of the width and of the height.
    public var x, y: CGFloat

    /// Makes the top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point of its shares.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// Corners, middles of sides, and the middle.
    public static let zero = UnitPoint(), center = UnitPoint(x: 0.5, y: 0.5),
        leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5),
        top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1),
        topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0),
        bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point that this is of a rectangle, in the rectangle's coordinates.
    func point(in rectangle: CGRect) -> CGPoint {
        CGPoint(x: rectangle.origin.x + x * rectangle.size.width, y: rectangle.origin.y + y * rectangle.size.height)
    }
}
