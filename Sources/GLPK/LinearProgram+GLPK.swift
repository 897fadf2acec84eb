// LinearProgram+GLPK.swift: a program in, an answer with its certificate out.

public import LinearPrograms

extension LinearProgram {
    /// Solves the program: every objective in order, each among the points that are best for the earlier ones.
    ///
    /// - Parameter basis: Where the first stage starts; advice only, it never changes the optimum.
    /// - Returns: An answer whose certificate was checked within `Certificate.tolerance`.  Infeasible and
    ///   unbounded are answers.
    /// - Throws: `SolverError`.
    /// - Complexity: Whatever the simplex method takes; about 10 µs for ten rows from a good basis.
    public func solved(
        _ options: SolverOptions = SolverOptions(), startingAt basis: Basis? = nil
    ) throws(SolverError) -> Solution {
        try solving(options, startingAt: basis) { _, solution in solution }
    }

    /// Solves the program and looks at the problem in which the last stage was solved, earlier objectives held as rows.
    func solving<Result>(
        _ options: SolverOptions, startingAt basis: Basis? = nil,
        _ use: (borrowing Problem, Solution) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        try requireValid()
        do {
            return try solvingOnce(options, startingAt: basis, use)
        } catch .undecided, .numerical {
            // Stages that each passed their check may fail it together: another method ends at another vertex.
            var other = options
            other.method = options.method == .primal ? .dual : .primal
            return try solvingOnce(other, startingAt: nil, use)
        }
    }

    private func solvingOnce<Result>(
        _ options: SolverOptions, startingAt basis: Basis?,
        _ use: (borrowing Problem, Solution) throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
        let problem = try Problem.loading(self)
        if let basis {
            try requireFit(basis)
            try problem.setBasis(basis)
        }
        var solve = try CertifiedSolve(self, options)
        return try use(problem, try solve.solveAll(problem))
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
