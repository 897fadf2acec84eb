// LogHistogram.swift: how often values of each size occur, in memory that grows with their range and not their number.
// Plain numbers, without a unit.  Counts only, no sums: parts merge to the same histogram in any order.

import Essentials

/// A histogram of values of at least 0 whose buckets are the numbers of three significant digits.
///
/// Two neighbouring buckets lie between 0.1 % and 1 % apart, so that every quantile is right to 1 %, and exact where
/// the values have three digits.  Values below `LogHistogram.least` count as 0.
package struct LogHistogram: Sendable, Equatable {
    /// The least value that is not counted as 0.
    package static let least = 1e-9

    /// How many values were added.
    package private(set) var count = 0
    /// How many of them were 0.
    package private(set) var zeros = 0
    /// The greatest value, with all its digits; 0 where there is none.
    package private(set) var greatest = 0.0

    /// How many of them were infinite.
    private(set) var infinities = 0
    /// Counts by the number of the bucket: 900 buckets to a factor of 10.
    private var buckets: [Int: Int] = [:]

    /// Starts without values.
    package init() {}

    /// Values that were counted before.
    init(zeros: Int, infinities: Int, greatest: Double, buckets: [Int: Int]) {
        (self.zeros, self.infinities, self.greatest, self.buckets) = (zeros, infinities, greatest, buckets)
        count = zeros + infinities + buckets.values.reduce(0, +)
    }

    /// The numbers that buckets of finite values may have.
    static let finiteBuckets = bucket(of: least)...bucket(of: .greatestFiniteMagnitude)

    /// The finite values above 0, each to three digits, the least first, and how many of all values each reaches.
    package var steps: [(value: Double, reached: Int)] {
        var reached = zeros
        return sortedBuckets.map { bucket, count in
            reached += count
            return (value: min(Self.value(of: bucket), .greatestFiniteMagnitude), reached: reached)
        }
    }

    /// How many values each bucket has, those of the least values first.
    var sortedBuckets: [(bucket: Int, count: Int)] {
        buckets.sorted { $0.key < $1.key }.map { (bucket: $0.key, count: $0.value) }
    }

    /// Adds a value; one below 0 counts as 0.
    ///
    /// - Precondition: The value is a number.
    package mutating func add(_ value: Double) {
        precondition(!value.isNaN, "a histogram takes numbers")
        count += 1
        greatest = max(greatest, value)
        if value < Self.least {
            zeros += 1
        } else if value.isInfinite {
            infinities += 1
        } else {
            buckets[Self.bucket(of: value), default: 0] += 1
        }
    }

    /// Adds the values of another histogram.
    package mutating func merge(_ other: LogHistogram) {
        count += other.count
        zeros += other.zeros
        infinities += other.infinities
        greatest = max(greatest, other.greatest)
        buckets.merge(other.buckets, uniquingKeysWith: +)
    }

    /// The least value that `share` of all values do not exceed, to three digits; `nil` where there are none.
    ///
    /// - Precondition: `share` lies from 0 to 1.
    package func quantile(_ share: Double) -> Double? {
        precondition((0...1).contains(share), "a share lies from 0 to 1")
        guard count > 0 else { return nil }
        return RankedValues(self).value(ofShare: share)
    }

    /// The interval in which a quantile of all the values lies from which these were drawn, its ends to three digits; `nil`
    /// where there are none.
    ///
    /// - Precondition: `share` lies between 0 and 1.
    package func interval(ofQuantile share: Double) -> ConfidenceInterval? {
        count == 0 ? nil : RankedValues(self).interval(ofShare: share)
    }

    /// The distribution in three numbers; `nil` where there are no values.
    package var quantiles: Quantiles? { count == 0 ? nil : RankedValues(self).quantiles }

    /// How many values are not 0.
    package var positives: Int { count - zeros }

    /// How many values lie in `range`, both of them to three digits.
    package func count(in range: Range<Double>) -> Int {
        let inside = buckets.reduce(0) { range.contains(Self.value(of: $1.key)) ? $0 + $1.value : $0 }
        return inside + (range.contains(0) ? zeros : 0)
    }

    /// The values that are not 0.
    package var positive: LogHistogram {
        var histogram = self
        histogram.count -= zeros
        histogram.zeros = 0
        return histogram
    }

    /// How many values are at least 1, 2 and 5 times a power of 10, each to three digits, up to the greatest finite value.
    ///
    /// - Parameter least: The first number, a power of 10 from `LogHistogram.least` on.
    package func reaching(from least: Double) -> [(value: Double, count: Int)] {
        guard let last = buckets.keys.max() else { return [] }
        let decades = stride(from: Self.bucket(of: least), through: last, by: 900)
        let buckets: [Int] = decades.flatMap { [$0, $0 + 100, $0 + 400] }
        let numbers: [Double] = buckets.filter { $0 <= last }.map(Self.value)
        return numbers.map { (value: $0, count: count - count(in: 0..<$0)) }
    }

    /// The bucket of the greatest of some finite values; `nil` where it counts as 0.
    static func greatestBucket(of value: Double) -> Int? { value < least ? nil : bucket(of: value) }

    /// The bucket whose number is nearest to a finite value.
    private static func bucket(of value: Double) -> Int {
        var exponent = Int(log10(value).rounded(.down))
        var digits = Int(scaled(value, byTenTo: 2 - exponent).rounded())
        // A logarithm may err in its last bit, and 9.996 is 10.0 to three digits.
        if digits < 100 {
            exponent -= 1
            digits = Int(scaled(value, byTenTo: 2 - exponent).rounded())
        }
        if digits >= 1_000 { (exponent, digits) = (exponent + 1, 100) }
        return 900 * exponent + digits - 100
    }

    /// The number of a bucket, with the digits that it has.
    private static func value(of bucket: Int) -> Double {
        let (exponent, digits) = (Int((Double(bucket) / 900).rounded(.down)), bucket)
        return scaled(Double(digits - 900 * exponent + 100), byTenTo: exponent - 2)
    }

    /// A division by a power of 10 is exact to the last digit where a product with its inverse is not.
    private static func scaled(_ value: Double, byTenTo exponent: Int) -> Double {
        exponent < 0 ? value / pow(10, Double(-exponent)) : value * pow(10, Double(exponent))
    }
}
