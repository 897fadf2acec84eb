// NotoriousProgramTests.swift: programs that relative tolerances get wrong, by every method, with answers by hand.

import Fractions
import GLPK
import LinearPrograms
import Testing

struct NotoriousProgramTests {
    @Test(arguments: SolvingTests.methods)
    func `two rows that nearly cancel still hold the objective`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(x)
        lp.subject(to: "", 10_000_001 * x - 10_000_000 * y <= 1)
        lp.subject(to: "", y - x <= 0)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .optimal && solution.objective == 1)
        #expect(lp.check(solution).proof == .exact)
    }

    // As much of the first as holds the second is 1e600, or 1e-460: no double.
    @Test(arguments: SolvingTests.methods, [(1e-300, -1e300), (1e160, -1e-300)])
    func `an objective held by one of quite another size is refused, since the certificate has no double for it`(
        method: SimplexMethod, costs: (Double, Double)
    ) throws {
        var lp = LinearProgram()
        let x = lp.variable(atLeast: 0)
        lp.minimize(costs.0 * x)
        lp.minimize(costs.1 * x)
        lp.subject(to: "", x >= -2)
        #expect(throws: SolverError.outOfRange) { try lp.solved(SolverOptions(method: method)) }
    }

    // 1e300 times the first holds y, and makes the reduced cost of x 1e600.
    @Test(arguments: SolvingTests.methods)
    func `so is one whose certificate has a reduced cost beyond all doubles`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0, atMost: 1))
        lp.minimize(1e300 * x + 1e-150 * y)
        lp.maximize(1e150 * y - 1e-300 * x)
        lp.subject(to: "", x + y >= -1)
        #expect(throws: SolverError.outOfRange) { try lp.solved(SolverOptions(method: method)) }
    }

    @Test(arguments: SolvingTests.methods)
    func `a small coefficient is a bound all the same`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(x)
        lp.subject(to: "", 1e-7 * x + y <= 1)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .optimal && solution.objective == 1e7)
    }

    @Test(arguments: SolvingTests.methods)
    func `a chain of doublings ends at two to the thirtieth`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let x = (0...30).map { _ in lp.variable(atLeast: 0) }
        lp.subject(to: "", x[0] <= 1)
        for i in 0..<30 { lp.subject(to: "", x[i + 1] <= 2 * x[i]) }
        lp.maximize(x[30])
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .optimal && solution.objective == 0x1p30)
    }

    @Test(arguments: SolvingTests.methods)
    func `a small cost beside a great one counts`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (z, x) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.minimize(1e9 * z - x)
        lp.subject(to: "", z + x >= 5)
        lp.subject(to: "", x <= 100)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .optimal && solution.objective == -100)
    }

    @Test(arguments: SolvingTests.methods)
    func `nearly parallel rows meet far away`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.subject(to: "", x - y >= 1)
        lp.subject(to: "", (1 - 1e-9) * x - y <= 0)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .optimal)
        #expect(lp.check(solution).holds())
    }

    @Test(arguments: SolvingTests.methods)
    func `a small cost without end has no end`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (z, x) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.minimize(1e9 * z - x)
        lp.subject(to: "", z <= 1)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .unbounded)
        #expect(lp.check(solution).proof == .exact)
    }

    @Test(arguments: SolvingTests.methods)
    func `decimals are the doubles that they are`(method: SimplexMethod) throws {
        // 0.1 + 0.2 is no more than 0.3 on paper, but these three doubles are not in that order.
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0.1), lp.variable(atLeast: 0.2))
        lp.subject(to: "", x + y <= 0.3)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .infeasible)
        #expect(lp.check(solution).proof == .exact)
    }

    @Test(arguments: SolvingTests.methods, [1e-300, 0x1p-1074, 1e300])
    func `numbers at the ends of the range of doubles are answered`(method: SimplexMethod, size: Double) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(x + y)
        lp.subject(to: "", size * x + y <= 1)
        lp.subject(to: "", x + size * y <= 3)
        let solution = try lp.solved(SolverOptions(method: method))
        let right = size < 1 ? 4 : 4 / size
        #expect(solution.status == .optimal && (solution.objective / right - 1).magnitude <= 1e-9)
        var loaded = try GLPKProgram(lp)
        #expect(try loaded.solve().objective == solution.objective)
    }

    @Test(arguments: SolvingTests.methods)
    func `a point whose sums are beyond the doubles is checked in fractions`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let x1 = lp.variable(atLeast: 0, atMost: 0x1p-1030)
        let x2 = lp.variable(atLeast: -0x1p-1074, atMost: 0)
        let x3 = lp.variable(atLeast: -1.7e308)
        let x4 = lp.variable(atLeast: 0)
        lp.maximize(1e150 * x1 - 0x1p-1074 * x2 - x3 + x4)
        lp.subject(to: "", 1e8 * x4 - 1e300 * x3 >= -1e150)
        lp.subject(to: "", 1.7e308 * x2 + 1e150 * x3 <= -1.7e308)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .unbounded && lp.check(solution).proof == .exact)
    }

    @Test func `a third is the nearest double, and its fraction is kept`() throws {
        var lp = LinearProgram()
        let x = lp.variable()
        lp.maximize(x)
        lp.subject(to: "", 3 * x <= 1)
        let solution = try lp.solved(SolverOptions(method: .exact))
        #expect(solution.proof == .exact && solution[x] == 1 / 3)
        #expect(solution.exact?.values == [Fraction(1, over: 3)])
        #expect(lp.exact(try lp.solved())?.stages[0].objective == Fraction(1, over: 3))
    }

    @Test func `exact pivots end at their limit, with an error that says so`() {
        var lp = LinearProgram()
        let (z, x) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.minimize(1e9 * z - x)
        lp.subject(to: "", z + x >= 5)
        lp.subject(to: "", x <= 100)
        #expect(throws: SolverError.undecided(exactPivots: 0)) {
            try lp.solved(SolverOptions(exactPivotLimit: 0))
        }
    }
}
