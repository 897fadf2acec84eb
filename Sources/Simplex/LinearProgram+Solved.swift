// LinearProgram+Solved.swift: a program in, an answer with its certificate out.

public import LinearPrograms

extension LinearProgram {
    /// Solves the program: every objective in order, each among the points that are best for the earlier ones.
    ///
    /// - Parameters:
    ///   - advice: Who proposes a basis; `NoAdvice` leaves all to pivots in fractions.
    ///   - basis: Where the first stage starts; advice only, it never changes the optimum.
    /// - Returns: An answer whose status is proved, every optimal value exactly or to within `Certificate.tolerance` of
    ///   itself; `Solution.proof` says which.  Infeasible and unbounded are answers.
    /// - Throws: `SolverError`; `undecided` when the exact pivots come to their limit.
    /// - Complexity: Whatever the simplex method takes, and that of taking the last basis apart.
    public func solved<Advice: SimplexAdvice & ~Copyable>(
        advisedBy advice: Advice.Type, _ options: SolverOptions = SolverOptions(), startingAt basis: Basis? = nil
    ) throws(SolverError) -> Solution {
        try requireValid()
        var advice = try Advice(self)
        if let basis {
            try requireFit(basis)
            try advice.setBasis(basis)
        }
        var solve = try CertifiedSolve(self, options)
        return try solve.solveAll(&advice)
    }

    /// Solves the program, without asking for advice where a basis proves itself optimal for all objectives.
    ///
    /// - Parameters:
    ///   - advice: Who proposes a basis where the guess is not right.
    ///   - basis: A guess, from which the first stage starts where it is not right.
    /// - Throws: `SolverError`, as `solved(advisedBy:_:startingAt:)`.
    /// - Complexity: O(columns + rows + entries) an objective where the basis is right and takes apart without filling in.
    public func solved<Advice: SimplexAdvice & ~Copyable>(
        advisedBy advice: Advice.Type, _ options: SolverOptions = SolverOptions(), provingFirst basis: Basis
    ) throws(SolverError) -> Solution {
        try requireValid()
        try requireFit(basis)
        if let solution = provedSolution(at: basis, method: options.method) { return solution }
        return try solved(advisedBy: advice, options, startingAt: basis)
    }

    package func requireValid() throws(SolverError) {
        do { try validate() } catch { throw .invalid(error) }
    }

    func requireFit(_ basis: Basis) throws(SolverError) {
        if basis.rows.count == rowCount, basis.columns.count == columnCount { return }
        throw .badArgument("a basis has one status a row and a column")
    }
}
