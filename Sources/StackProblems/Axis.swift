// Axis.swift: the two directions of a layout.

/// The direction of a row.
public enum Axis: String, Sendable, CaseIterable {
    /// A row, left to right.
    case horizontal
    /// A column, top to bottom.
    case vertical

    /// The other direction.
    public var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One value for each axis.
public struct PerAxis<Value> {
    /// The value along x.
    public var horizontal: Value
    /// The value along y.
    public var vertical: Value

    /// A pair of values.
    public init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The values of a function of the axis.
    public init<Failure: Error>(_ value: (Axis) throws(Failure) -> Value) throws(Failure) {
        try self.init(horizontal: value(.horizontal), vertical: value(.vertical))
    }

    /// The value of an axis.
    public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
