// Distance.swift: how far two answers to one row lie apart, in points.

/// The differences between two answers, item by item.
public struct Distance: Sendable, Equatable {
    /// The largest difference, in points; 0 for an empty row.
    public let max: Double
    /// The mean difference over the items, in points; 0 for an empty row.
    public let mean: Double

    /// Compares two answers of equal count; two infinite lengths do not differ.
    public init(from first: [Double], to second: [Double]) {
        let differences = zip(first, second).map { $0 == $1 ? 0 : abs($0 - $1) }
        max = differences.max() ?? 0
        mean = differences.isEmpty ? 0 : differences.reduce(0, +) / Double(differences.count)
    }
}
