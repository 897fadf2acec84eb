// Quantiles.swift: a distribution in three numbers.

/// Half of all values, nearly all, and all.
package struct Quantiles: Sendable {
    /// The least value that half of all values do not exceed, right to 1 %.
    package let median: Double
    /// The least value that 95 % of all values do not exceed, right to 1 %.
    package let p95: Double
    /// The greatest value, with all its digits.
    package let greatest: Double
    /// Where the median and the 95th percentile lie of all the values from which these were drawn.
    package let intervals: (median: ConfidenceInterval, p95: ConfidenceInterval)

    /// The numbers by name, in the order of the reports; the greatest value is that of these values alone.
    package var named: [(name: String, value: Double, interval: ConfidenceInterval?)] {
        [("median", median, intervals.median), ("p95", p95, intervals.p95), ("greatest", greatest, nil)]
    }
}

extension Quantiles: Equatable {
    /// Whether all numbers are the same.
    package static func == (first: Quantiles, second: Quantiles) -> Bool {
        (first.median, first.p95, first.greatest) == (second.median, second.p95, second.greatest)
            && first.intervals == second.intervals
    }
}
