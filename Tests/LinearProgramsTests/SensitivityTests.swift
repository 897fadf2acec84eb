// SensitivityTests.swift: ranges by arithmetic from points, multipliers and rates worked out by hand.

import LinearPrograms
import Testing

struct SensitivityTests {
    /// Maximise 3 x + 5 y subject to x <= 4, 2 y <= 12, 3 x + 2 y <= 18, x, y >= 0: the Wyndor Glass problem.
    private static var wyndor: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 0), lp.variable("y", atLeast: 0))
        lp.maximize(3 * x + 5 * y)
        lp.subject(to: "one", x <= 4)
        lp.subject(to: "two", 2 * y <= 12)
        lp.subject(to: "three", 3 * x + 2 * y <= 18)
        return lp
    }

    private static let optimum = Solution(
        status: .optimal, values: [2, 6],
        stages: [SolutionStage(objective: 36, rowDuals: [0, 1.5, 1], reducedCosts: [0, 0])])

    private static let second = ProgramBound(Constraint(index: 1), .upper)

    @Test func `right rates hold until a variable meets a bound`() {
        let followed = Sensitivity(
            of: Self.wyndor, to: Self.second, solution: Self.optimum, rates: [-1.0 / 3, 0.5])
        #expect(abs(followed.range.lowerBound - 6) < 1e-9 && abs(followed.range.upperBound - 18) < 1e-9)
        #expect(followed.value == 12 && abs(followed.objectiveRates[0] - 1.5) < 1e-12)
    }

    @Test(arguments: [[0.0, 0.5], [-1.0 / 3, 0], [0, 0]])
    func `rates that leave a bound with a price hold nowhere else`(rates: [Double]) {
        let followed = Sensitivity(of: Self.wyndor, to: Self.second, solution: Self.optimum, rates: rates)
        #expect(followed.range == 12...12)
    }

    @Test func `rates that are rounding are none`() {
        let first = ProgramBound(Constraint(index: 0), .upper)
        let followed = Sensitivity(of: Self.wyndor, to: first, solution: Self.optimum, rates: [1e-14, -1e-13])
        #expect(followed.rates == [0, 0] && followed.range == 2...(.infinity))
    }

    @Test func `multipliers tell the rates of the objectives, later ones through earlier ones`() {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0, atMost: 6), lp.variable(atLeast: 0, atMost: 6))
        lp.maximize("total", x + y)
        lp.minimize("first", x)
        let fit = lp.subject(to: "fit", x + y <= 8)
        let solution = Solution(
            status: .optimal, values: [2, 6],
            stages: [
                SolutionStage(objective: 8, rowDuals: [1], reducedCosts: [0, 0]),
                SolutionStage(objective: 2, rowDuals: [0], reducedCosts: [0, -1], earlierMultipliers: [1]),
            ])
        #expect(lp.check(solution).holds())
        #expect(lp.objectiveRates(to: ProgramBound(fit, .upper), in: solution) == [1, 1])
        #expect(lp.objectiveRates(to: ProgramBound(y, .upper), in: solution) == [0, -1])
        #expect(lp.objectiveRates(to: ProgramBound(y, .lower), in: solution) == [0, 0])
    }
}
