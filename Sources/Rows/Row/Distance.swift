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
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    public init(from first: [Value], to second: [Value]) {
        let count = min(first.count, second.count)
        var (most, sum): (Value, Value) = (0, 0)
        for index in 0..<count {
            let difference = first[index] == second[index] ? 0 : (first[index] - second[index]).magnitude
            if index == 0 || most < difference { most = difference }
            sum = sum + difference
        }
        max = most
        mean = count == 0 ? 0 : sum / Value(decimal: Double(count))
    }
}
