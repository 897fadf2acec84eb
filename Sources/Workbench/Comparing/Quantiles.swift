// Quantiles.swift: the three numbers by which reports describe a distribution.

/// Half of all values, nearly all, and all.
public struct Quantiles: Sendable, Equatable {
    /// The least value that half of all values do not exceed, right to 1 %.
    public let median: Double
    /// The least value that 95 % of all values do not exceed, right to 1 %.
    public let p95: Double
    /// The greatest value, with all its digits.
    public let greatest: Double

    /// The numbers by name, in the order of the reports.
    public var named: [(name: String, value: Double)] { [("median", median), ("p95", p95), ("greatest", greatest)] }
}

extension LogHistogram {
    /// The distribution in three numbers; `nil` where there are no values.
    public var quantiles: Quantiles? {
        guard let median = quantile(0.5), let p95 = quantile(0.95) else { return nil }
        return Quantiles(median: median, p95: p95, greatest: greatest)
    }

    /// How many values are not 0.
    public var positives: Int { count - zeros }
}
