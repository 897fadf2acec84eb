// QuantileRanks.swift: between which two of the values in order the quantile of the distribution lies from which they were drawn.

/// The ranks, from 1, of two values of a sample between which a quantile lies in at least 95 of 100 samples.
///
/// How many of *n* values drawn one by one are below the true quantile of share *p* is binomial with *n* and *p*, whatever the
/// distribution: the value of rank *r* is above the quantile where fewer than *r* are below it.  So the ranks follow from *n* and *p*
/// alone, exactly.  The bootstrap comes to ranks by the same distribution, since each of its samples draws ranks with replacement, and
/// only approximates by drawing what a sum gives: here nothing is drawn, so there is no seed, counts that were merged
/// give the same interval as the whole, and the interval never covers less than it says.
/// Source: David and Nagaraja, "Order Statistics", 3rd edition (2003), section 7.1; Efron, "The Jackknife, the Bootstrap
/// and Other Resampling Plans" (1982), section 10.2.
package struct QuantileRanks: Sendable, Equatable {
    /// The greatest rank that is above the quantile in at most 2.5 of 100 samples; 0 where there is none.
    package let low: Int
    /// The least rank that is below the quantile in at most 2.5 of 100 samples; `nil` where there is none.
    package let high: Int?

    /// The ranks for a share of some values.
    ///
    /// - Precondition: `share` lies between 0 and 1.
    /// - Complexity: O(√*n*) for *n* values.
    package init(of share: Double, among count: Int) {
        precondition(share > 0 && share < 1, "a quantile between the ends")
        let masses = BinomialMasses(of: share, among: count)
        let tail = (1 - ConfidenceInterval.confidence) / 2
        // The value of rank r is above the quantile where at most r - 1 values are below it.
        var (below, sum) = (masses.first, 0.0)
        for mass in masses.values {
            if sum + mass > tail { break }
            sum += mass
            below += 1
        }
        low = below
        // It is below the quantile where at least r values are below it.
        var above = masses.first + masses.values.count - 1
        sum = 0
        for mass in masses.values.reversed() {
            if sum + mass > tail { break }
            sum += mass
            above -= 1
        }
        high = above < count ? above + 1 : nil
    }
}

/// The probabilities of the numbers of successes that are not out of all likelihood.
private struct BinomialMasses {
    /// The number of successes that the first of them belongs to.
    let first: Int
    /// The probabilities in order.
    let values: [Double]

    /// What is less likely than this beside the likeliest number is left out, some nine standard deviations away.
    private static let least = 1e-18

    init(of share: Double, among count: Int) {
        let odds = share / (1 - share)
        let middle = min(count, Int(Double(count) * share))
        // From the likeliest number outwards, since powers and factorials of large numbers have no room in a double.
        var (above, weight, successes) = ([1.0], 1.0, middle)
        while successes < count, weight > Self.least {
            weight *= Double(count - successes) / Double(successes + 1) * odds
            successes += 1
            above.append(weight)
        }
        var below: [Double] = []
        (weight, successes) = (1, middle)
        while successes > 0, weight > Self.least {
            weight *= Double(successes) / Double(count - successes + 1) / odds
            successes -= 1
            below.append(weight)
        }
        let weights = below.reversed() + above
        let sum = weights.reduce(0, +)
        first = middle - below.count
        values = weights.map { $0 / sum }
    }
}
