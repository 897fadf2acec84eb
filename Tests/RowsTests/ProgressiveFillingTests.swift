// ProgressiveFillingTests.swift: progressive filling, by hand and against the optimum of its policy.

import PlumbTesting
import Rows
import Testing

struct ProgressiveFillTests {
    @Test func `300 points over minima of 100 and 0 become 200 and 100`() throws {
        let problem = try Row(
            items: [Item(minimum: 100), Item()], available: 300, policy: .equalIncrements)
        #expect(ProgressiveFilling().lengths(for: problem) == [200, 100])
    }

    @Test func `a row fits whenever its minima do`() throws {
        let items = [
            Item(maximum: 10), Item(minimum: 90, maximum: 105), Item(),
        ]
        let problem = try Row(items: items, available: 90)
        #expect(ProgressiveFilling().lengths(for: problem) == [0, 90, 0])
    }

    @Test func `progressive filling equals the optimum of equal increments on random rows`() throws {
        try forAll(.rows(RowShape(policy: .equalIncrements)), settings: .share(1_500, of: 50_000)) { problem in
            let distance = Distance(
                from: ProgressiveFilling().lengths(for: problem), to: WaterFilling().lengths(for: problem))
            return distance.max <= problem.tolerance
        }
    }
}
