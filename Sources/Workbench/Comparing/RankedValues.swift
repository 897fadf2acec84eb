// RankedValues.swift: the values of a histogram by their ranks.

/// At least one value, in order, each to three digits.
struct RankedValues {
    private let values: LogHistogram
    /// The finite values above 0 with how many of all values each reaches.
    private let steps: [(value: Double, reached: Int)]

    /// - Precondition: The histogram has values.
    init(_ values: LogHistogram) {
        precondition(values.count > 0, "values have ranks where there are some")
        (self.values, steps) = (values, values.steps)
    }

    /// The value of a rank from 1.
    ///
    /// - Complexity: O(log *n*) for *n* buckets.
    func value(ofRank rank: Int) -> Double {
        if rank <= values.zeros { return 0 }
        var (low, high) = (0, steps.count)
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].reached < rank { low = middle + 1 } else { high = middle }
        }
        return low == steps.count ? .infinity : min(steps[low].value, values.greatest)
    }

    /// The least value that a share of all values do not exceed.
    func value(ofShare share: Double) -> Double {
        value(ofRank: max(1, Int((share * Double(values.count)).rounded(.up))))
    }

    /// Where a quantile lies of all the values from which these were drawn.
    func interval(ofShare share: Double) -> ConfidenceInterval {
        let ranks = QuantileRanks(of: share, among: values.count)
        return ConfidenceInterval(
            low: ranks.low == 0 ? 0 : value(ofRank: ranks.low), high: ranks.high.map(value(ofRank:)) ?? .infinity)
    }

    /// The values in three numbers.
    var quantiles: Quantiles {
        Quantiles(
            median: value(ofShare: 0.5), p95: value(ofShare: 0.95), greatest: values.greatest,
            intervals: (interval(ofShare: 0.5), interval(ofShare: 0.95)))
    }
}
