// Distance.swift: how far two answers to one row lie apart, in points.

/// The differences between two answers in doubles, item by item.
public typealias Distance = DistanceOver<Double>

/// The differences between two answers, item by item.
public struct DistanceOver<Value: KnownNumber>: Sendable, Equatable {
    /// The largest difference, in points; 0 for an empty row.
    public let max: Value
    /// The mean difference over the items, in points; 0 for an empty row.
    public let mean: Value

    /// A distance that was measured before, in points.
    package init(max: Value, mean: Value) { (self.max, self.mean) = (max, mean) }

    /// Compares two answers of equal count; two infinite lengths do not differ.
    @_specialize(where Value == Double)
    public init(from first: [Value], to second: [Value]) {
        let differences = zip(first, second).map { $0 == $1 ? 0 : ($0 - $1).magnitude }
        max = differences.max() ?? 0
        mean = differences.isEmpty ? 0 : differences.reduce(0, +) / Value(decimal: Double(differences.count))
    }
}
