// Axis.swift: the two directions of a layout.

/// A direction: x grows right, y grows down.
public enum Axis: Int8, Sendable, CaseIterable {
    /// Along x: a row, left to right.
    case horizontal
    /// Along y: a column, top to bottom.
    case vertical

    /// The direction as formats and messages call it.
    public var name: String { self == .horizontal ? "horizontal" : "vertical" }

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
