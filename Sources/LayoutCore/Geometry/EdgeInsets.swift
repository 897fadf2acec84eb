// EdgeInsets.swift: insets from the four sides of a rectangle, in points.

/// Distances inwards from the four sides of a rectangle, in points; negative ones lie outside.
public struct EdgeInsets: Equatable, Sendable {
    /// The distances from the upper side, the side where lines begin, the lower side and the side where lines end.
    public var top, leading, bottom, trailing: CGFloat

    /// Makes insets of the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Makes insets of 0.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Makes the same inset on some sides and 0 on the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The insets of both sides along each axis.
    package var total: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}
