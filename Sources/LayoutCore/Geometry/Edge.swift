// Edge.swift: the four sides of a rectangle and insets from them, in points.  Leading is left unless the layout
// direction is right to left.

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
    /// The upper side, the side where lines begin, the lower side, the side where lines end.
    case top, leading, bottom, trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit for each side, in the order of the cases.
        public let rawValue: Int8

        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes the set of one side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The sets of one side.
        public static let top = Set(.top), leading = Set(.leading), bottom = Set(.bottom), trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

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

    /// The inset before what is inside, along an axis.
    package func before(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The sides with an inset other than 0.
    package var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}
