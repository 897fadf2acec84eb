// Axis+Geometry.swift: sets of directions, and lengths along them.

package import Foundation

extension Axis {
    /// A set of directions.
    public struct Set: OptionSet, Sendable, Hashable {
        /// Bit 0 for horizontal, bit 1 for vertical.
        public let rawValue: Int8

        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Along x.
        public static let horizontal = Set(rawValue: 1)
        /// Along y.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis {
    /// The set of this direction only.
    package var only: Set { self == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
    /// The length along a direction, in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size of its lengths along a direction and across it, in points.
    package init(along axis: Axis, _ length: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
}

extension CGPoint {
    /// The coordinate along a direction, in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// A point of its coordinates along a direction and across it, in points.
    package init(along axis: Axis, _ coordinate: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: coordinate, y: across) : CGPoint(x: across, y: coordinate)
    }
}
