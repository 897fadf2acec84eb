// LinearProgram+Whole.swift: programs some of whose variables are whole, by GLPK's branch and cut.

internal import CGLPK
internal import Deadlines
public import LinearPrograms
public import Simplex

/// The best point of a program some of whose variables are whole, as GLPK has it in doubles.
public struct WholeSolution: Sendable, Equatable {
    /// One number a variable; the whole ones are whole.
    public let values: [Double]
    /// What the first objective comes to.
    public let objective: Double
    /// Whether the search was ended, so that no point is better by more than rounding.
    public let isOptimal: Bool
}

extension LinearProgram {
    /// The best point for the first objective at which some variables are whole.
    ///
    /// No cuts are made: those of covers make GLPK 5.0 abort on small knapsacks, and the others cost more than they gain.
    ///
    /// - Parameter whole: The variables, by their columns.
    /// - Returns: `nil` where there is no such point, or none that is best.
    /// - Throws: `SolverError`; `timeLimit` where no point was found in time.
    public func bestWhole(
        _ whole: [Int32], within limit: Duration? = nil
    ) throws(SolverError) -> WholeSolution? {
        try requireValid()
        let problem = try Problem.loading(self)
        let left = [limit, Deadline.current?.left].compactMap { $0?.millisecondsUpwards }.min() ?? .max
        var options = cglpk_intopt_options(milliseconds: left)
        var (outcome, found): (Int32, Int32) = (0, 0)
        var (objective, bound) = (0.0, 0.0)
        var values = [Double](repeating: 0, count: columnCount)
        let status = problem.withHandle { handle in
            cglpk_intopt(
                handle, Int32(whole.count), whole, &options, &outcome, &found, &values, &objective, &bound)
        }
        if Int(status) == CGLPK_TIME_LIMIT, found == 0 { throw .timeLimit(limit ?? Deadline.current?.limit ?? .zero) }
        if Int(status) != CGLPK_TIME_LIMIT { try Problem.check(status) }
        guard found != 0 else { return nil }
        return WholeSolution(
            values: values, objective: objectives.first?.value(at: values) ?? 0, isOptimal: status == CGLPK_OK)
    }
}
