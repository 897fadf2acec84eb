// ProgressiveFillTests.swift: progressive filling, by hand and against the optimum of its policy.

import StackProblems
import Testing
import TestSupport

struct ProgressiveFillTests {
    @Test func `300 points over minima of 100 and 0 become 200 and 100`() throws {
        let problem = try DistributionProblem(
            items: [Item(minimum: 100), Item()], available: 300, policy: .equalIncrements)
        #expect(ProgressiveFill().lengths(for: problem) == [200, 100])
    }

    @Test func `a row fits whenever its minima do`() throws {
        let items = [
            Item(maximum: 10), Item(minimum: 90, maximum: 105), Item(),
        ]
        let problem = try DistributionProblem(items: items, available: 90)
        #expect(ProgressiveFill().lengths(for: problem) == [0, 90, 0])
    }

    @Test func `progressive filling equals the optimum of equal increments on random rows`() throws {
        var rows = RandomRows(seed: 9_013, policy: .equalIncrements)
        for _ in 0..<5_000 {
            let problem = try rows.next()
            let distance = Distance(
                from: ProgressiveFill().lengths(for: problem), to: WaterFill().lengths(for: problem))
            #expect(distance.max <= problem.tolerance, "\(problem)")
        }
    }
}
