// DifferingRangeTests.swift: where two rules differ, on rows worked by hand.

import PlumbTesting
import Rows
import Testing

struct DifferingRangeTests {
    func sweep(
        _ rule: some Rule, _ items: [Item],
        over range: ClosedRange<Double> = 0...Double.infinity,
        _ policy: Policy = .equalSizes
    ) throws -> Sweep {
        try Sweep(of: rule, for: Row(items: items, available: nil, policy: policy), over: range)
    }

    // The optimum gives the first item nothing up to 100 and then all; SwiftUI's rule gives it half: they meet in 200.
    let measured = [Item(maximum: 100), Item(minimum: 100)]

    @Test func `the rules part up to 200 points on the measured row, most in 100`() throws {
        let differingRanges = try sweep(WaterFilling(), measured).differingRanges(from: sweep(SwiftUIRule(), measured))
        #expect(differingRanges.count == 1)
        let found = try #require(differingRanges.first)
        #expect((found.start, found.end) == (0, 200))
        #expect((found.greatest, found.available, found.item) == (50, 100, 0))
    }

    @Test func `of a range only what lies inside it counts`() throws {
        let differingRanges = try sweep(WaterFilling(), measured, over: 120...150)
            .differingRanges(from: sweep(SwiftUIRule(), measured, over: 120...150))
        #expect(differingRanges.map(\.start) == [120] && differingRanges.map(\.end) == [150])
        #expect(differingRanges.map(\.greatest) == [40])
    }

    @Test func `a rule does not part from itself`() throws {
        #expect(try sweep(SwiftUIRule(), measured).differingRanges(from: sweep(SwiftUIRule(), measured)).isEmpty)
        #expect(try sweep(WaterFilling(), []).differingRanges(from: sweep(SwiftUIRule(), [])).isEmpty)
    }

    // Weights 1 and 3 give c / 4 and 3 c / 4, equal sizes c / 2 each.
    @Test func `rules may part without end`() throws {
        let items = [Item(weight: 1), Item(weight: 3)]
        let differingRanges = try sweep(WaterFilling(), items, .weights).differingRanges(
            from: sweep(SwiftUIRule(), items, .weights))
        #expect(differingRanges.count == 1)
        #expect(differingRanges.first?.greatest == .infinity && differingRanges.first?.end == .infinity)
    }

    // Minima 10 and 0, the first at most 20.  Equal sizes keep it at 10 up to 20, where the second has come to 10 too;
    // increments have given it 15 there, and the second 5.  Both then grow alike until increments have filled the
    // first, in 30; equal sizes fill it in 40.
    @Test func `the greatest difference is at a breakpoint of either rule`() throws {
        let items = [Item(minimum: 10, maximum: 20), Item()]
        let differingRanges = try sweep(WaterFilling(), items).differingRanges(from: sweep(ProgressiveFilling(), items))
        #expect(differingRanges.map(\.start) == [10] && differingRanges.map(\.end) == [40])
        #expect(differingRanges.map(\.greatest) == [5] && differingRanges.map(\.available) == [20])
    }

    @Test func `rules agree outside the ranges and differ inside them`() throws {
        try forAll(.rows(), settings: TestingSettings(cases: 200)) { row in
            let (first, second) = (try Sweep(of: WaterFilling(), for: row), try Sweep(of: SwiftUIRule(), for: row))
            let differingRanges = first.differingRanges(from: second)
            return first.cells(with: second).allSatisfy { first, second, range in
                let end = range.upperBound.isFinite ? range.upperBound : range.lowerBound + 100
                let middle = (range.lowerBound + end) / 2
                let places = [range.lowerBound, middle, end]
                let differences = places.map { Distance(from: first.lengths(at: $0), to: second.lengths(at: $0)).max }
                let found = differingRanges.first { $0.start <= middle && middle <= $0.end }
                guard let found else {
                    return differences.allSatisfy { $0 <= 2e-6 * max(1, row.tolerance * 1e6, end) }
                }
                return differences.allSatisfy { $0 <= found.greatest + row.tolerance }
            }
        }
    }
}
