// LinearProgram+OptimalFace.swift: the least and the greatest value of variables among all optimal points.

public import LinearPrograms

extension LinearProgram {
    /// How far variables can move while every objective stays at its optimum.
    ///
    /// - Parameter asked: The variables; all of them by default.
    /// - Returns: Their ranges over the optimal points, or `nil` when the program has no optimum.
    /// - Throws: `SolverError`; `badArgument` when a variable is another program's.
    /// - Complexity: A solve, and two more a variable, each from the basis of the one before.
    ///   Source: Gudmundsson and Thiele, "Computationally efficient flux variability analysis" (2010), with
    ///   complementary slackness in place of an optimum held within a tolerance.
    public func optimalFace<Advice: SimplexAdvice & ~Copyable>(
        of asked: [Variable]? = nil, advisedBy advice: Advice.Type, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> OptimalFace? {
        let asked = asked ?? variables
        for variable in asked where !columnLower.indices.contains(variable.index) {
            throw .badArgument("there is no variable \(variable.index)")
        }
        let solution = try solved(advisedBy: advice, options)
        guard solution.status == .optimal else { return nil }
        var loaded = try LoadedProgram<Advice>(optimalPoints(solution))
        var ranges: [ClosedRange<Double>] = []
        for variable in asked {
            let (lower, upper) = (
                loaded.program.columnLower[variable.index], loaded.program.columnUpper[variable.index]
            )
            if lower == upper {
                ranges.append(lower...upper)
                continue
            }
            let value = solution[variable]
            let least = try loaded.end(.minimize, of: variable, options)
            let greatest = try loaded.end(.maximize, of: variable, options)
            ranges.append(min(least, value)...max(greatest, value))
        }
        return OptimalFace(solution: solution, variables: asked, ranges: ranges)
    }
}

extension LoadedProgram where Advice: ~Copyable {
    /// The least or the greatest value of a variable, which may be infinite.
    fileprivate mutating func end(
        _ sense: Sense, of variable: Variable, _ options: SolverOptions
    ) throws(SolverError) -> Double {
        try setObjective(Objective(sense, columns: [Int32(variable.index)], costs: [1]))
        let solution = try solve(options)
        switch solution.status {
        case .optimal: return solution[variable]
        case .unbounded: return sense == .minimize ? -.infinity : .infinity
        case .infeasible: throw .noOptimum
        }
    }
}
