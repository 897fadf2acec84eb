// CertifiedSolve.swift: the simplex method proposes a basis, arithmetic decides.
//
// A simplex method in floating point works with tolerances, so where it ends is taken as advice.  The basis is proved in
// doubles that know how far they may be off; where those cannot tell, in fractions; where it proves nothing, exact
// pivots go on from it.  Where the adviser cannot work with the numbers, the pivots begin with every row basic, and nothing
// is left to doubles.

internal import Fractions
package import LinearPrograms

/// Solves the objectives of one program.
package struct CertifiedSolve {
    private let program: LinearProgram
    private var budget: SolverBudget

    package init(_ program: LinearProgram, _ options: SolverOptions) throws(SolverError) {
        self.program = program
        budget = try SolverBudget(options)
    }

    /// Solves the objectives in order; the first one is loaded already.
    ///
    /// The adviser is left at the basis of the answer.
    package mutating func solveAll<Advice: SimplexAdvice & ~Copyable>(
        _ advice: inout Advice
    ) throws(SolverError) -> Solution {
        let isWithinReach = Advice.canAdvise(on: program)
        let basis = try isWithinReach ? advice.proposal(for: program, &budget) : Basis(slackOf: program)
        let (iterations, method) = (budget.iterations, budget.options.method)
        if method != .exact, isWithinReach,
            let solution = program.enclosedSolution(at: basis, iterations: iterations, method: method)
        {
            return solution
        }
        var simplex = ExactSimplex(program, startingAt: basis, budget)
        let proved = try simplex.run()
        budget = simplex.budget
        if simplex.basis != basis || !isWithinReach { try advice.setBasis(simplex.basis) }
        var solution = proved.exactSolution(
            columns: program.columnCount, iterations: iterations, method: method, basis: simplex.basis)
        solution.exactPivots = simplex.pivots
        guard solution.exact?.isWithinRange ?? true else { throw .outOfRange }
        return solution
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
