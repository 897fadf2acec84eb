// LinearProgram+GLPK.swift: a program in, an answer with its certificate out.

public import LinearPrograms

extension LinearProgram {
    /// Solves the program: every objective in order, each among the points that are best for the earlier ones.
    ///
    /// - Parameter basis: Where the first stage starts; advice only, it never changes the optimum.
    /// - Returns: An answer whose status is proved, every optimal value exactly or to within `Certificate.tolerance` of
    ///   itself; `Solution.proof` says which.  Infeasible and unbounded are answers.
    /// - Throws: `SolverError`; `undecided` when the exact pivots come to their limit.
    /// - Complexity: Whatever the simplex method takes; about 10 µs for ten rows from a good basis.
    public func solved(
        _ options: SolverOptions = SolverOptions(), startingAt basis: Basis? = nil
    ) throws(SolverError) -> Solution {
        try requireValid()
        let problem = try Problem.loading(self)
        if let basis {
            try requireFit(basis)
            try problem.setBasis(basis)
        }
        var solve = try CertifiedSolve(self, options)
        return try solve.solveAll(problem)
    }

    /// Solves the program, without the simplex method where a basis proves itself optimal for all objectives.
    ///
    /// - Parameter basis: A guess, from which the first stage starts where it is not right.
    /// - Throws: `SolverError`, as `solved(_:startingAt:)`.
    /// - Complexity: O(columns + rows + entries) an objective where the basis is right and takes apart without filling in.
    public func solved(
        _ options: SolverOptions = SolverOptions(), provingFirst basis: Basis
    ) throws(SolverError) -> Solution {
        try requireValid()
        try requireFit(basis)
        if let solution = provedSolution(at: basis, method: options.method) { return solution }
        return try solved(options, startingAt: basis)
    }

    func requireValid() throws(SolverError) {
        do { try validate() } catch { throw .invalid(error) }
    }

    func requireFit(_ basis: Basis) throws(SolverError) {
        if basis.rows.count == rowCount, basis.columns.count == columnCount { return }
        throw .badArgument("a basis has one status a row and a column")
    }
}

/// The version of the GLPK that is linked, such as "5.0".
public var glpkVersion: String { Problem.version }
