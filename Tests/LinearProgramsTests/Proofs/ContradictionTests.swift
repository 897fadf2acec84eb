// ContradictionTests.swift: multipliers prove that a program has no point, or they do not.

import Fractions
import LinearPrograms
import Testing

struct ContradictionTests {
    /// x + y >= 2 and x - y >= 1, with x <= limit and y >= 0: twice x is 3 at least.
    private func program(limit: Double) -> LinearProgram {
        var program = LinearProgram()
        let x = program.variable(atMost: limit)
        let y = program.variable(atLeast: 0)
        program.addRow(
            columns: [Int32(x.index), Int32(y.index)], coefficients: [1, 1], lower: 2, upper: .infinity)
        program.addRow(
            columns: [Int32(x.index), Int32(y.index)], coefficients: [1, -1], lower: 1, upper: .infinity)
        return program
    }

    @Test func `the sum of rows that no column allows is a contradiction, on whichever side`() {
        let contradictory = program(limit: 1.25)
        #expect(contradictory.isContradicted(by: [1, 1]))
        #expect(contradictory.isContradicted(by: [-1, -1]))
        #expect(contradictory.isContradicted(by: [Fraction(1, over: 3), Fraction(1, over: 3)]))
        // 0 x + 2 y >= 1 leaves y free upwards, and x - y >= 1 alone is met.
        for multipliers: [Fraction] in [[1, -1], [0, 1], [1, 0], [0, 0], [], [1], [1, 1, 1], [.infinity, 1]] {
            #expect(!contradictory.isContradicted(by: multipliers))
        }
    }

    @Test func `a program with a point has no contradiction`() {
        let met = program(limit: 1.5)
        for multipliers: [Fraction] in [[1, 1], [-1, -1], [2, 3], [1, 0], [0, 1]] {
            #expect(!met.isContradicted(by: multipliers))
        }
    }
}
