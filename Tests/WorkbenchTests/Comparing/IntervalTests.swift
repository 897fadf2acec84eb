// IntervalTests.swift: intervals of shares and quantiles, against worked cases, tables and samples.

import Foundation
import PlumbTesting
import Testing
import Workbench

struct IntervalTests {
    /// Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3.
    @Test(arguments: [
        (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1),
    ]) func `the interval of a share is Wilson's`(part: Int, whole: Int, low: Double, high: Double) throws {
        let interval = try #require(ConfidenceInterval(part: part, of: whole))
        #expect(abs(interval.low - low) < 1e-4 && abs(interval.high - high) < 1e-4)
    }

    @Test func `of nothing there is no share`() {
        #expect(ConfidenceInterval(part: 0, of: 0) == nil && LogHistogram().interval(ofQuantile: 0.5) == nil)
    }

    /// The ranks that binomial tables give, for example Conover, "Practical Nonparametric Statistics", section 3.2.
    @Test(
        arguments: [
            (1, 0, nil), (5, 0, nil), (6, 1, 6), (8, 1, 8), (9, 2, 8), (10, 2, 9), (15, 4, 12), (20, 6, 15),
            (25, 8, 18),
            (100, 40, 61),
        ] as [(Int, Int, Int?)]) func `a median lies between the ranks of tables`(count: Int, low: Int, high: Int?)
    {
        let ranks = QuantileRanks(of: 0.5, among: count)
        #expect(ranks.low == low && ranks.high == high)
    }

    @Test func `the ranks of the 95th percentile begin where there are enough values`() {
        // All of 72 values are below it with 0.95^72 = 2.489 %, of 71 with 2.62 %.
        #expect(QuantileRanks(of: 0.95, among: 71).high == nil && QuantileRanks(of: 0.95, among: 72).high == 72)
        // The normal approximation: 9,500 less and more 1.96 times the root of 475.
        let ranks = QuantileRanks(of: 0.95, among: 10_000)
        #expect(abs(ranks.low - 9_457) <= 2 && abs((ranks.high ?? 0) - 9_543) <= 2)
    }

    @Test func `ranks of very many values take no time, and stay finite`() {
        let ranks = QuantileRanks(of: 0.5, among: 100_000_000)
        // A standard deviation is 5,000.
        #expect(abs(ranks.low - 49_990_200) < 5 && abs((ranks.high ?? 0) - 50_009_801) < 5)
    }

    @Test func `of samples from a known distribution no fewer than 95 of 100 intervals cover`() {
        var random = SplitMix64(seed: 11)
        // The lengths of 600 samples of 40 values from 0 to 1, in thousandths, the median of which is a half.
        let covered = (0..<600).count { _ in
            var values = LogHistogram()
            for _ in 0..<40 { values.add(Double(random.next() >> 11) / Double(1 << 53)) }
            guard let interval = values.interval(ofQuantile: 0.5) else { return false }
            return interval.low <= 0.5 && 0.5 <= interval.high
        }
        #expect(covered >= 570)
    }

    @Test func `an interval has values of the sample at its ends, nothing below and everything above`() throws {
        let ten = (1...10).reduce(into: LogHistogram()) { $0.add(Double($1)) }
        #expect(ten.interval(ofQuantile: 0.5).map { [$0.low, $0.high] } == [2, 9])
        let three = (1...3).reduce(into: LogHistogram()) { $0.add(Double($1)) }
        // That at most one of three is below the 95th percentile has a probability of 0.05³ + 3 · 0.95 · 0.05² = 0.73 %.
        #expect(three.interval(ofQuantile: 0.95).map { [$0.low, $0.high] } == [2, .infinity])
        #expect(three.interval(ofQuantile: 0.5).map { [$0.low, $0.high] } == [0, .infinity])
        #expect(ten.quantiles?.named.map(\.interval?.high) == [9, .infinity, nil])
    }
}
