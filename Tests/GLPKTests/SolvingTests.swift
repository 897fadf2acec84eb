// SolvingTests.swift: programs whose answers are known from books or by hand, by every method.

import GLPK
import LinearPrograms
import Testing

struct SolvingTests {
    static let methods: [SimplexMethod] = [.primal, .dual, .exact]
    private static let tolerance = 1e-9

    private func near(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= Self.tolerance }
    }

    @Test(arguments: methods)
    func `the Wyndor Glass problem has optimum 36 and duals 0, 3/2, 1`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable("x", atLeast: 0), lp.variable("y", atLeast: 0))
        lp.maximize(3 * x + 5 * y)
        lp.subject(to: "one", x <= 4)
        lp.subject(to: "two", 2 * y <= 12)
        lp.subject(to: "three", 3 * x + 2 * y <= 18)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .optimal)
        #expect(near(solution[[x, y]], [2, 6]))
        #expect(near(solution.stages[0].rowDuals, [0, 1.5, 1]))
        #expect(near([solution.objective, solution[2 * x + y]], [36, 10]))
        #expect(solution.method == method)
    }

    @Test(arguments: methods)
    func `a row dual is the change of the optimum per unit of the bound`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 1))
        lp.minimize(2 * x + 3 * y)
        let need = lp.subject(to: "need", x + y >= 10)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(near([solution.objective], [21]))
        #expect(near([solution.rowDual(of: need), solution.reducedCost(of: y)], [2, 1]))
    }

    @Test(arguments: methods)
    func `free variables, equalities and ranges meet where they must`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(), lp.variable())
        lp.minimize(x)
        lp.subject(to: "equal", x + y == 3)
        lp.subject(to: "range", x - y, in: -7...5)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(near(solution[[x, y]], [-2, 5]))
    }

    @Test(arguments: methods)
    func `Beale's degenerate program, which makes careless pivoting cycle, has optimum -1/20`(
        method: SimplexMethod
    ) throws {
        var lp = LinearProgram()
        let x = (0..<4).map { _ in lp.variable(atLeast: 0) }
        lp.minimize(-0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3])
        lp.subject(to: "a", 0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
        lp.subject(to: "b", 0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
        lp.subject(to: "c", x[2] <= 1)
        #expect(near([try lp.solved(SolverOptions(method: method)).objective], [-0.05]))
    }

    @Test(arguments: methods)
    func `an absolute deviation is minimised as two rows`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, off) = (lp.variable(atMost: 4), lp.variable())
        lp.minimize(off)
        lp.subject(to: "near", abs(x - 10) <= off)
        #expect(near([try lp.solved(SolverOptions(method: method)).objective], [6]))
    }

    @Test(arguments: methods)
    func `contradicting rows are infeasible with a Farkas ray`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(), lp.variable())
        lp.maximize(x)
        lp.subject(to: "a", x + y <= 1)
        lp.subject(to: "b", x + y >= 2)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .infeasible)
        #expect(lp.check(solution).holds())
        #expect(solution[x].isNaN)
        // Up to a factor there is only one ray: the two rows against each other.
        #expect(near([solution.farkas[0] + solution.farkas[1]], [0]))
        #expect(solution.farkas[0] != 0)
    }

    @Test(arguments: methods)
    func `an open cone is unbounded with a point and a ray`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.maximize(x + y)
        lp.subject(to: "gap", x - y == 1)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.status == .unbounded)
        #expect(near([solution[x] - solution[y]], [1]))
        #expect(solution.ray[0] > 0 && solution.ray[0] == solution.ray[1])
    }

    @Test(arguments: methods)
    func `programs without rows, columns, entries or objective are answered`(method: SimplexMethod) throws {
        let options = SolverOptions(method: method)
        #expect(try LinearProgram().solved(options).objective == 0)

        var noRows = LinearProgram()
        let x = noRows.variable(atLeast: 2, atMost: 5)
        #expect(try noRows.solved(options).status == .optimal)
        noRows.maximize(x + 1)
        #expect(try noRows.solved(options).objective == 6)
        noRows.setBounds(of: x, atLeast: 2)
        #expect(try noRows.solved(options).status == .unbounded)

        var noColumns = LinearProgram()
        noColumns.addRow(columns: [], coefficients: [], lower: -1, upper: 1)
        #expect(try noColumns.solved(options).status == .optimal)
        noColumns.addRow(columns: [], coefficients: [], lower: 1, upper: 2)
        #expect(try noColumns.solved(options).status == .infeasible)
        noColumns.addRow(columns: [], coefficients: [], lower: -3, upper: -2)
        #expect(try noColumns.solved(options).status == .infeasible)

        var noEntries = noColumns
        noEntries.minimize(noEntries.variable())
        #expect(try noEntries.solved(options).status == .infeasible)
    }

    @Test(arguments: [1e-9, 1e-3, 1e6])
    func `small and large costs find the same point`(unit: Double) throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0, atMost: 10), lp.variable(atLeast: 0, atMost: 10))
        lp.maximize(unit * x + 2 * unit * y)
        lp.subject(to: "fit", x + y <= 12)
        let solution = try lp.solved()
        #expect(near(solution[[x, y]], [2, 10]))
        #expect((solution.stages[0].rowDuals[0] / unit - 1).magnitude <= Self.tolerance)
    }

    @Test func `a program that makes no sense never reaches the solver`() {
        var lp = LinearProgram()
        let x = lp.variable("x")
        lp.subject(to: "r", .nan * x <= 1)
        #expect {
            try lp.solved()
        } throws: {
            guard case SolverError.invalid(.coefficientNotFinite("r", "x", _)) = $0 else { return false }
            return true
        }
    }

    @Test func `the linked solver says its version`() {
        #expect(glpkVersion.hasPrefix("5."))
    }
}
