// CertifiedSolve.swift: the simplex method proposes a basis, arithmetic decides.
//
// GLPK works in floating point with tolerances, so what it ends at is taken as advice.  The basis is proved in
// doubles that know how far they may be off; where those cannot tell, in fractions; where it proves nothing, exact
// pivots go on from it.  Between two objectives whatever has a reduced cost stays on its bound: the points that are
// left are the best ones of the objectives so far, and the last basis proves all of them at once.
// Where the numbers are none for floating point, the pivots begin where GLPK would, and nothing is left to doubles.

internal import Fractions
internal import LinearPrograms

/// Solves the objectives of one program on one problem.
struct CertifiedSolve {
    let program: LinearProgram
    var budget: Budget

    init(_ program: LinearProgram, _ options: SolverOptions) throws(SolverError) {
        self.program = program
        budget = try Budget(options)
    }

    /// Solves the objectives in order; the first one is in the problem already.
    ///
    /// The problem is left at the basis of the answer.
    mutating func solveAll(_ problem: borrowing Problem) throws(SolverError) -> Solution {
        let isWithinReach = program.isWithinReach
        let basis = try isWithinReach ? proposal(problem) : standardBasis(problem)
        let (iterations, method) = (budget.iterations, budget.options.method)
        if method != .exact, isWithinReach,
            let solution = program.enclosedSolution(at: basis, iterations: iterations, method: method)
        {
            return solution
        }
        var simplex = ExactSimplex(program, startingAt: basis, budget)
        let proved = try simplex.run()
        budget = simplex.budget
        if simplex.basis != basis { try problem.setBasis(simplex.basis) }
        var solution = proved.exactSolution(
            columns: program.columnCount, iterations: iterations, method: method, basis: simplex.basis)
        solution.exactPivots = simplex.pivots
        guard solution.exact?.isWithinRange ?? true else { throw .outOfRange }
        return solution
    }

    /// Where the simplex method ends, whatever it says of it.
    private mutating func proposal(_ problem: borrowing Problem) throws(SolverError) -> Basis {
        let (rows, columns) = (program.rowCount, program.columnCount)
        var outcome = try solve(problem)
        var basis = try problem.basis(rows: rows, columns: columns)
        // Each stage starts where the one before it ended.
        for objective in program.objectives.dropFirst() where outcome == .optimal {
            try problem.closeFace()
            try problem.setObjective(objective)
            outcome = try solve(problem)
            // What is closed is said to be fixed, and stays where it was.
            let before = basis
            basis = try problem.basis(rows: rows, columns: columns)
            for place in 0..<rows + columns where basis[place] == .fixed && before[place] != .basic {
                basis[place] = before[place]
            }
        }
        return basis
    }

    /// Every row basic, every column at a bound.
    private func standardBasis(_ problem: borrowing Problem) throws(SolverError) -> Basis {
        try problem.setStandardBasis()
        return try problem.basis(rows: program.rowCount, columns: program.columnCount)
    }

    /// Solves the objective in the problem, by the other method where the first one comes to no end.
    private mutating func solve(_ problem: borrowing Problem) throws(SolverError) -> Problem.Outcome? {
        let first: SimplexMethod = budget.options.method == .dual ? .dual : .primal
        if let outcome = try problem.solve(first, &budget) { return outcome }
        try problem.setStandardBasis()
        return try problem.solve(first == .primal ? .dual : .primal, &budget)
    }
}

extension ExactSolution {
    /// Whether doubles can hold the answer with its proof: none of its numbers is too large for them, and none so small
    /// that it would lose digits.
    fileprivate var isWithinRange: Bool {
        let proofs = stages.flatMap { [$0.objective] + $0.rowDuals + $0.reducedCosts + $0.earlierMultipliers }
        return (values + farkas + ray + proofs).allSatisfy { number in
            let double = number.double
            return double.isFinite && (double.isNormal || Fraction(exactly: double) == number)
        }
    }
}
