// LinearProgram+GLPK.swift: programs solved with the advice of GLPK.

public import LinearPrograms
// Whoever imports GLPK names options and errors of the solver.
@_exported public import Simplex

extension LinearProgram {
    /// Solves the program with the advice of GLPK: every objective in order, each among the points that are best for the
    /// earlier ones.
    ///
    ///     let plan = try program.solved()
    ///     print(plan[x], plan[y])  // 2.0 6.0
    ///
    /// - Parameter basis: Where the first stage starts; advice only, it never changes the optimum.
    /// - Returns: An answer whose status is proved, every optimal value exactly or to within `Certificate.tolerance` of
    ///   itself; `Solution.proof` says which.  Infeasible and unbounded are answers.
    /// - Throws: `SolverError`; `undecided` when the exact pivots come to their limit.
    /// - Complexity: Whatever the simplex method takes; about 10 µs for ten rows from a good basis.
    public func solved(
        _ options: SolverOptions = SolverOptions(), startingAt basis: Basis? = nil
    ) throws(SolverError) -> Solution {
        try solved(advisedBy: GLPKAdvice.self, options, startingAt: basis)
    }

    /// Solves the program, without GLPK where a basis proves itself optimal for all objectives.
    ///
    /// - Parameter basis: A guess, from which the first stage starts where it is not right.
    /// - Throws: `SolverError`, as `solved(_:startingAt:)`.
    /// - Complexity: O(columns + rows + entries) an objective where the basis is right and takes apart without filling in.
    public func solved(
        _ options: SolverOptions = SolverOptions(), provingFirst basis: Basis
    ) throws(SolverError) -> Solution {
        try solved(advisedBy: GLPKAdvice.self, options, provingFirst: basis)
    }

    /// How far variables can move while every objective stays at its optimum, with the advice of GLPK.
    ///
    /// - Parameter asked: The variables; all of them by default.
    /// - Returns: Their ranges over the optimal points, or `nil` when the program has no optimum.
    /// - Throws: `SolverError`; `badArgument` when a variable is another program's.
    /// - Complexity: A solve, and two more a variable, each from the basis of the one before.
    public func optimalFace(
        of asked: [Variable]? = nil, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> OptimalFace? {
        try optimalFace(of: asked, advisedBy: GLPKAdvice.self, options)
    }

    /// Bounds of rows and columns that no point meets together, while a point meets any that are left without one;
    /// found with the advice of GLPK.
    ///
    /// - Parameter asked: The bounds that may be left out, all of them by default.
    /// - Returns: The set; `nil` when a point meets all bounds.
    /// - Throws: `SolverError`.
    /// - Complexity: At most one solve a bound that the proof of infeasibility speaks of, and two more.
    public func irreducibleInfeasibleSet(
        among asked: [ProgramBound]? = nil, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> [ProgramBound]? {
        try irreducibleInfeasibleSet(among: asked, advisedBy: GLPKAdvice.self, options)
    }

    /// How the optimal point and every objective follow one bound that moves, with the advice of GLPK.
    ///
    /// - Returns: The rates and the range in which they hold, or `nil` when the program has no optimum.
    /// - Throws: `SolverError`; `badArgument` when the program has no such bound.
    /// - Complexity: A solve, and one column of the tableau.
    public func sensitivity(
        to bound: ProgramBound, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> Sensitivity? {
        try sensitivity(to: bound, advisedBy: GLPKAdvice.self, options)
    }
}

/// The version of the GLPK that is linked, such as "5.0".
public var glpkVersion: String { Problem.version }
