// ShareInterval.swift: how far a share of counted things may be from that of all the things they were drawn from.

/// An interval that covers the true value in 95 of 100 samples.
public struct ConfidenceInterval: Sendable, Equatable {
    /// The least value.
    public let low: Double
    /// The greatest value.
    public let high: Double

    /// The share of samples whose interval covers the true value.
    package static let confidence = 0.95

    init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

    /// Wilson's interval of a share: the shares from which `part` of `whole` does not lie farther than 1.96 standard deviations.
    ///
    /// Unlike the usual interval around the share it stays from 0 to 1, and says something of 0 and of all.
    /// Source: Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American Statistical
    /// Association 22 (1927), 209–212.
    ///
    /// - Precondition: `part` lies from 0 to `whole`.
    /// - Returns: `nil` of nothing.
    package init?(part: Int, of whole: Int) {
        precondition((0...whole).contains(part), "a part is no more than the whole")
        guard whole > 0 else { return nil }
        let (count, share) = (Double(whole), Double(part) / Double(whole))
        let square = Self.deviations * Self.deviations
        let middle = share + square / (2 * count)
        let spread = Self.deviations * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
        let scale = 1 + square / count
        // Sums may leave a hair beside the ends, which are reached exactly.
        low = part == 0 ? 0 : max(0, (middle - spread) / scale)
        high = part == whole ? 1 : min(1, (middle + spread) / scale)
    }

    /// The quantile of the normal distribution that leaves 2.5 % above it.
    private static let deviations = 1.959963984540054
}
