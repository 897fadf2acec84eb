// UniquenessTests.swift: which programs of a row have one optimum, and which leave lengths open.  Lengths in points.

import GLPK
import LinearPrograms
import PlumbTesting
import Rows
import RowPrograms
import TestSupport
import Testing

struct UniquenessTests {
    @Test(arguments: Policy.allCases)
    func `the Gini program leaves no length open`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...5, isCoarse: true))
        try forAll(rows, settings: .share(60, of: 3_000, under: policy)) { problem in
            guard case .shared(let row) = problem.resolution else { return true }
            let gini = GiniProgram(row)
            return try gini.program.optimalFace(of: gini.lengths)?.isUnique(within: 1e-6) ?? false
        }
    }

    @Test func `priorities alone leave open what two items of a tier have between them`() throws {
        let items = [Item(minimum: 10), Item(minimum: 20, maximum: 50), Item(minimum: 5, maximum: 30, priority: 1)]
        let problem = try Row(items: items, available: 100)
        guard case .shared(let row) = problem.resolution else { preconditionFailure("the container is finite") }
        let priorities = PriorityProgram(row)
        let face = try #require(try priorities.program.optimalFace(of: priorities.lengths))
        #expect(face.ranges == [20...50, 20...50, 30...30] && face.movable() == Array(priorities.lengths.prefix(2)))
    }
}
