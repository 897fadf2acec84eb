// CertificateTests.swift: certificates worked out by hand are accepted, and each kind of corrupted one is not.

import LinearPrograms
import Testing

struct CertificateTests {
    /// Maximise 3 x + 5 y subject to x <= 4, 2 y <= 12, 3 x + 2 y <= 18, x, y >= 0: the Wyndor Glass problem of
    /// Hillier and Lieberman.  Optimum 36 at (2, 6), duals 0, 3/2, 1.
    private static var wyndor: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(3 * x + 5 * y)
        lp.subject(to: "one", x <= 4)
        lp.subject(to: "two", 2 * y <= 12)
        lp.subject(to: "three", 3 * x + 2 * y <= 18)
        return lp
    }

    private static func answer(
        _ values: [Double] = [2, 6], duals: [Double] = [0, 1.5, 1], reduced: [Double] = [0, 0],
        objective: Double = 36
    ) -> Solution {
        Solution(
            status: .optimal, values: values,
            stages: [SolutionStage(objective: objective, rowDuals: duals, reducedCosts: reduced)])
    }

    @Test func `the textbook optimum has a certificate`() {
        let report = Self.wyndor.check(Self.answer())
        #expect(report.holds())
        #expect(report.worst == 0)
    }

    @Test(arguments: [
        (answer([2, 7]), CertificateQuantity.primalViolation),
        (answer([-1, 6], objective: 27), .primalViolation),
        (answer(duals: [0, 1.5, -1], reduced: [6, 4]), .dualViolation),
        (answer(duals: [0, 0, 0], reduced: [3, 5]), .dualViolation),
        (answer(reduced: [1, 0]), .reducedCosts),
        (answer(objective: 37), .objectiveValue),
        (answer([1, 6], objective: 33), .dualityGap),
        (answer(duals: [3, 2.5, 0]), .dualityGap),
        (answer([.nan, 6]), .primalViolation),
        (answer(duals: [.nan, 1.5, 1]), .reducedCosts),
        (answer(duals: [0, 1.5]), .shape),
    ])
    func `a corrupted optimum is found out`(solution: Solution, quantity: CertificateQuantity) {
        let report = Self.wyndor.check(solution)
        #expect(!report.holds())
        #expect(report[quantity] > Certificate.tolerance)
    }

    /// x + y >= 10 with x <= 4, y <= 5: the row itself contradicts the bounds.
    private static var tooMuch: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0, atMost: 4), lp.variable(atMost: 5))
        lp.subject(to: "need", x + y >= 10)
        lp.subject(to: "other", x - y <= 100)
        return lp
    }

    @Test(arguments: [[1.0, 0], [2.5, 0]])
    func `multipliers that contradict the bounds prove infeasibility`(farkas: [Double]) {
        let solution = Solution(status: .infeasible, values: [], farkas: farkas)
        #expect(Self.tooMuch.check(solution).holds())
    }

    @Test(arguments: [[0.0, 0], [1, 1], [0, 1], [1, -0.5], [.nan, 0]])
    func `multipliers that contradict nothing are found out`(farkas: [Double]) {
        let solution = Solution(status: .infeasible, values: [], farkas: farkas)
        #expect(Self.tooMuch.check(solution)[.farkasSeparation] >= 1)
    }

    /// Maximise x - y subject to x - y >= 1, x, y >= 0: the ray (1, 0) improves for ever.
    private static var endless: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(x - y)
        lp.subject(to: "gap", x - y >= 1)
        return lp
    }

    @Test func `a feasible point and an improving ray prove unboundedness`() {
        let solution = Solution(status: .unbounded, values: [1, 0], ray: [1, 0])
        #expect(Self.endless.check(solution).holds())
    }

    @Test(arguments: [
        ([0.0, 0.0], [1.0, 0.0], CertificateQuantity.primalViolation),
        ([1, 0], [1, 1], .rayImprovement),
        ([1, 0], [0, 0], .rayImprovement),
        ([1, 0], [2, -1], .rayRecession),
        ([1, 0], [-1, 0], .rayRecession),
        ([1, 0], [.nan, 0], .rayImprovement),
        ([1, 0], [1], .shape),
    ])
    func `a corrupted ray is found out`(point: [Double], ray: [Double], quantity: CertificateQuantity) {
        let report = Self.endless.check(Solution(status: .unbounded, values: point, ray: ray))
        #expect(!report.holds())
        #expect(report[quantity] > Certificate.tolerance)
    }

    /// Minimise x + y, then maximise x, subject to x + y >= 2, x, y >= 0.  The first optimum is 2; among its
    /// points x = 2 is best.  Raising the bound 2 on x + y by one unit lets x grow by one: multiplier 1.
    private static func ordered(_ multiplier: Double = 1, second: [Double] = [0, -1]) -> (LinearProgram, Solution) {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.minimize("total", x + y)
        lp.maximize("first", x)
        lp.subject(to: "need", x + y >= 2)
        let stages = [
            SolutionStage(objective: 2, rowDuals: [1], reducedCosts: [0, 0]),
            SolutionStage(
                objective: 2, rowDuals: [0], reducedCosts: second, earlierMultipliers: [multiplier]),
        ]
        return (lp, Solution(status: .optimal, values: [2, 0], stages: stages))
    }

    @Test func `objectives in order are proved stage by stage`() {
        let (lp, solution) = Self.ordered()
        #expect(lp.check(solution).holds())
    }

    @Test func `a wrong multiplier of an earlier objective is found out in its stage`() {
        let (lp, solution) = Self.ordered(-1, second: [2, 1])
        let report = lp.check(solution)
        #expect(report[.dualViolation] > Certificate.tolerance)
        #expect(report.stage == 1)
    }

    @Test(arguments: [0x1p-20, 1, 1e9])
    func `the check does not depend on the unit of cost`(unit: Double) {
        var lp = Self.wyndor
        lp.setObjectives([Objective(.maximize, columns: [0, 1], costs: [3 * unit, 5 * unit])])
        let good = Self.answer(duals: [0, 1.5 * unit, unit], objective: 36 * unit)
        #expect(lp.check(good).holds())
        let bad = Self.answer([1, 6], duals: [0, 1.5 * unit, unit], objective: 33 * unit)
        #expect(!lp.check(bad).holds())
    }

    @Test func `a program without objective is proved by its point`() {
        var lp = LinearProgram()
        let x = lp.variable()
        lp.subject(to: "", x, in: 1...2)
        let zero = SolutionStage(objective: 0, rowDuals: [0], reducedCosts: [0])
        #expect(lp.check(Solution(status: .optimal, values: [1.5], stages: [zero])).holds())
        #expect(!lp.check(Solution(status: .optimal, values: [2.5], stages: [zero])).holds())
    }

    @Test func `a small coefficient of a free variable is no proof that there is no point`() {
        // x >= 1e-6 with 0 <= x <= 0, but y = -1000 meets the row: x - 1e-9 y >= 1e-6.
        var program = LinearProgram()
        let x = program.variable("x", atLeast: 0, atMost: 0)
        let y = program.variable("y")
        program.subject(to: "row", x - 1e-9 * y >= 1e-6)
        let claim = Solution(status: .infeasible, values: [.nan, .nan], farkas: [1])
        #expect(!program.check(claim).holds())
    }
}
