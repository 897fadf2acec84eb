// WholeProgramTests.swift: GLPK's branch and cut behind the guarded door.

import GLPK
import LinearPrograms
import Testing

struct WholeProgramTests {
    /// GLPK 5.0 aborts on this program where cuts of covers are asked for: the knapsack holds none of its weights.
    @Test func `a knapsack that holds nothing has an answer, since no covers are cut`() throws {
        var program = LinearProgram()
        let variables = ["x", "y", "z"].map { program.variable($0, atLeast: 0, atMost: 1) }
        program.addRow(
            columns: variables.map { Int32($0.index) }, coefficients: [4, 8, 3], lower: -.infinity, upper: 1)
        program.addObjective(Objective(.maximize, columns: [0, 1], costs: [1, 2]))
        let solution = try #require(try program.bestWhole([0, 1, 2]))
        #expect(solution.isOptimal)
        #expect(solution.values == [0, 0, 0])
    }

    @Test func `whole points are worse than those between them`() throws {
        var program = LinearProgram()
        let variables = ["x", "y"].map { program.variable($0, atLeast: 0, atMost: 1) }
        program.addRow(columns: variables.map { Int32($0.index) }, coefficients: [2, 3], lower: -.infinity, upper: 4)
        program.addObjective(Objective(.maximize, columns: [0, 1], costs: [2, 3]))
        #expect(try program.bestWhole([0, 1])?.objective == 3)
        #expect(try program.bestWhole([])?.objective == 4)
    }
}
