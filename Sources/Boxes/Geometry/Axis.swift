// Axis.swift: the two directions of a layout, and one value for each.

/// A direction: x grows right, y grows down.
public enum Axis: Int8, Sendable, CaseIterable {
    /// Along x as a row, left to right, or along y as a column, top to bottom.
    case horizontal, vertical

    /// The direction as formats and messages call it.
    public var name: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other direction.
    public var across: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The set of this direction only.
    @inlinable package var only: Set { self == .horizontal ? .horizontal : .vertical }
}

/// One value for each axis.
///
/// It is inlined, since other targets work with it in numbers of their own.
public struct PerAxis<Value> {
    /// The values along x and along y.
    public var horizontal, vertical: Value

    /// A pair of values.
    @inlinable public init(horizontal: Value, vertical: Value) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The values of a function of the axis.
    @inlinable public init<Failure: Error>(_ value: (Axis) throws(Failure) -> Value) throws(Failure) {
        try self.init(horizontal: value(.horizontal), vertical: value(.vertical))
    }

    @inlinable public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}

extension Axis {
    /// A set of directions.
    public struct Set: OptionSet, Sendable, Hashable {
        /// Bit 0 for horizontal, bit 1 for vertical.
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Along x.
        public static let horizontal = Set(rawValue: 1)
        /// Along y.
        public static let vertical = Set(rawValue: 2)
    }
}
