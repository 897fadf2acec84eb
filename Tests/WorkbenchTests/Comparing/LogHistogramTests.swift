// LogHistogramTests.swift: quantiles to three digits, and parts that merge to the whole.

import PlumbTesting
import Testing
import Workbench

struct LogHistogramTests {
    func histogram(_ values: [Double]) -> LogHistogram {
        values.reduce(into: LogHistogram()) { $0.add($1) }
    }

    @Test func `without values there is no quantile`() {
        #expect(LogHistogram().quantile(0.5) == nil && LogHistogram().quantiles == nil)
        #expect(LogHistogram().greatest == 0)
    }

    @Test func `a quantile is the value of its rank`() {
        let found = histogram([4, 1, 3, 2])
        #expect(found.quantile(0) == 1 && found.quantile(0.25) == 1 && found.quantile(0.5) == 2)
        #expect(found.quantile(0.51) == 3 && found.quantile(0.95) == 4 && found.quantile(1) == 4)
        #expect(found.quantiles == histogram([2, 3, 1, 4]).quantiles)
    }

    @Test(arguments: [0.001, 0.123, 0.999, 1, 9.99, 10, 100, 101, 999, 1_000, 123_000, 1e9, 1e-9, 2.5e-7])
    func `a value of three digits is kept as it is`(value: Double) {
        #expect(histogram([value, 2e9]).quantile(0.5) == value)
    }

    @Test func `other values are rounded to three digits, up to the next factor of ten too`() {
        let found = [9.996, 99.96, 1.0049, 13.333_333, 0.099_96].map { histogram([$0, 2e9]).quantile(0.5) }
        #expect(found == [10, 100, 1, 13.3, 0.1])
    }

    @Test func `no quantile lies above the greatest value, which keeps all its digits`() {
        let found = histogram([116.5])
        #expect(found.quantile(0.5) == 116.5 && found.greatest == 116.5)
    }

    @Test func `values below the least count as 0, infinite ones last`() {
        let found = histogram([0, 1e-12, -3, 5, .infinity])
        #expect(found.zeros == 3 && found.positives == 2 && found.count == 5)
        #expect(found.quantile(0.6) == 0 && found.quantile(0.8) == 5 && found.quantile(1) == .infinity)
        #expect(found.greatest == .infinity)
    }

    @Test func `values are counted by ranges, whose upper ends are left out`() {
        let found = histogram([0, 0.5, 1, 9.99, 10, 250])
        #expect(found.count(in: 0..<1e-9) == 1 && found.count(in: 1e-9..<1) == 1)
        #expect(found.count(in: 1..<10) == 2 && found.count(in: 10..<100) == 1)
        #expect(found.count(in: 100 ..< .infinity) == 1)
    }

    @Test func `what is not 0 has quantiles of its own`() {
        let found = histogram([0, 0, 0, 4, 6]).positive
        #expect(found.count == 2 && found.zeros == 0 && found.greatest == 6)
        #expect(found.quantile(0.5) == 4 && found.quantile(0.95) == 6)
        #expect(histogram([0, 0]).positive.quantiles == nil)
    }

    @Test func `values are counted that reach 1, 2 and 5 times a power of ten`() {
        let found = histogram([0, 0.3, 2, 7, .infinity]).reaching(from: 0.1)
        #expect(found.map(\.value) == [0.1, 0.2, 0.5, 1, 2, 5])
        #expect(found.map(\.count) == [4, 4, 3, 3, 3, 2])
        #expect(histogram([0, .infinity]).reaching(from: 0.1).isEmpty)
    }

    /// Values over eighteen powers of ten.
    static let values = Generator.integer(in: 1...100_000).flatMap { digits in
        Generator.integer(in: 0...17).map { power in
            (0..<power).reduce(Double(digits) * 1e-9) { value, _ in value * 10 }
        }
    }.array(count: 1...60)

    @Test func `a quantile lies within 1 % of the value of its rank`() throws {
        try forAll(Self.values, settings: .share(500, of: 20_000)) { values in
            let sorted = values.sorted()
            let found = histogram(values)
            return [0.0, 0.1, 0.5, 0.9, 0.95, 1].allSatisfy { share in
                let exact = sorted[max(1, Int((share * Double(sorted.count)).rounded(.up))) - 1]
                guard let quantile = found.quantile(share) else { return false }
                return abs(quantile - exact) <= 0.01 * exact
            }
        }
    }

    @Test func `parts merge to the whole in either order`() throws {
        try forAll(Self.values, Self.values, settings: .share(250, of: 10_000)) { first, second in
            var forward = histogram(first)
            forward.merge(histogram(second))
            var backward = histogram(second)
            backward.merge(histogram(first))
            return forward == histogram(first + second) && backward == forward
        }
    }
}
