// LinearProgram+Sensitivity.swift: how an optimum follows a bound that moves.
// The rates come out of the proved basis; the range in which they hold is arithmetic (Sensitivity+Range).

public import LinearPrograms

extension LinearProgram {
    /// How the optimal point and every objective follow one bound that moves.
    ///
    /// With several objectives the rates are those of the whole program: one basis is optimal for all of them.
    ///
    /// - Returns: The rates and the range in which they hold, or `nil` when the program has no optimum.
    /// - Throws: `SolverError`; `badArgument` when the program has no such bound.
    /// - Complexity: A solve, and one column of the tableau.  Source: Dantzig, "Linear Programming
    ///   and Extensions" (1963), chapter 12; the range is that of complementary slackness, not of the basis.
    public func sensitivity<Advice: SimplexAdvice & ~Copyable>(
        to bound: ProgramBound, advisedBy advice: Advice.Type, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> Sensitivity? {
        guard value(of: bound) != nil else { throw .badArgument("the program has no such bound") }
        let solution = try solved(advisedBy: advice, options)
        guard solution.status == .optimal else { return nil }
        return Sensitivity(of: self, to: bound, solution: solution, rates: rates(to: bound, in: solution))
    }
}
