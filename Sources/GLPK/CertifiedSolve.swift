// CertifiedSolve.swift: solving until an answer passes its certificate check, or every method has failed.
//
// The first attempt starts from whatever basis the problem has.  The next ones start from the standard basis:
// the other simplex method, the first one on scaled rows and columns, and rational arithmetic.

internal import LinearPrograms

/// Solves the stages of one program on one problem.
struct CertifiedSolve {
    let program: LinearProgram
    var budget: Budget
    /// The stages found so far; each one's optimum is held as a row of the problem.
    private var stages: [SolutionStage] = []
    private var failure = SolverError.undecided
    private let provesRays: Bool

    private struct Attempt {
        var method: SimplexMethod
        var cold = true
        var scaled = false
    }

    /// - Parameter provesRays: Whether infeasible and unbounded outcomes are proved; otherwise they are no answers.
    init(_ program: LinearProgram, _ options: SolverOptions, provesRays: Bool = true) throws(SolverError) {
        self.program = program
        self.provesRays = provesRays
        budget = try Budget(options)
    }

    /// Solves the objectives in order; the first one is in the problem already.
    mutating func solveAll(_ problem: borrowing Problem) throws(SolverError) -> Solution {
        var solution = try solveStage(problem)
        for index in program.objectives.indices.dropFirst() where solution.status == .optimal {
            try problem.hold(program.objectives[index - 1], at: solution.stages[index - 1].objective)
            try problem.setObjective(program.objectives[index])
            stages = solution.stages
            solution = try solveStage(problem)
        }
        if program.objectives.count > 1 {
            let report = program.check(solution)
            if !report.holds() { throw .numerical(report.quantity, by: report.worst) }
        }
        return solution
    }

    /// Gives the held objectives the room that rational arithmetic may need.
    ///
    /// `glp_exact` first replaces every number by a fraction within about 1e-9 of it, so that its optimum may lie
    /// that far beyond what the program as written can reach.
    private func loosenHeldObjectives(of problem: borrowing Problem) throws(SolverError) {
        for (index, stage) in stages.enumerated() {
            let objective = program.objectives[index]
            let room = 1e-9 * max(1, stage.objective.magnitude)
            let bound = stage.objective - objective.constant + objective.sense.sign * room
            let (lower, upper) = objective.bounds(noWorseThan: bound)
            try problem.setRowBounds([Int32(program.rowCount + index)], [lower], [upper])
        }
    }

    /// Solves the objective that is in the problem.
    private mutating func solveStage(_ problem: borrowing Problem) throws(SolverError) -> Solution {
        let first = budget.options.method
        if let solution = try attempt(Attempt(method: first, cold: false), problem) { return solution }
        if first == .exact { try loosenHeldObjectives(of: problem) }
        let other: SimplexMethod = first == .primal ? .dual : .primal
        let scaled = Attempt(method: first == .exact ? .dual : first, scaled: true)
        for next in [Attempt(method: other), scaled, Attempt(method: .exact)] {
            if let solution = try attempt(next, problem) { return solution }
        }
        throw failure
    }

    /// One attempt; `nil` when it came to no answer or to one that fails its check.
    private mutating func attempt(_ attempt: Attempt, _ problem: borrowing Problem) throws(SolverError) -> Solution? {
        if attempt.scaled { try problem.scale() }
        if attempt.cold { try problem.setStandardBasis() }
        var values = [Double](repeating: .nan, count: program.columnCount)
        var reducedCosts = values
        var rowDuals = [Double](repeating: 0, count: program.rowCount + stages.count)
        let outcome = try problem.solve(attempt.method, &budget, &values, &reducedCosts, &rowDuals)
        switch outcome {
        case nil: return nil
        case .optimal:
            let earlier = stages.isEmpty ? [] : Array(rowDuals[program.rowCount...])
            if !stages.isEmpty { rowDuals.removeLast(stages.count) }
            let value = stages.count < program.objectives.count ? objective.value(at: values) : 0
            let stage = SolutionStage(
                objective: value, rowDuals: rowDuals, reducedCosts: reducedCosts, earlierMultipliers: earlier)
            let solution = Solution(
                status: .optimal, values: values, stages: stages + [stage],
                iterations: budget.iterations, method: attempt.method)
            return accept(solution, Certificate.checkLastStage(of: solution, in: program))
        case .infeasible:
            return stages.isEmpty && provesRays ? try infeasible(problem, attempt.method, values) : nil
        case .unbounded:
            return provesRays ? try unbounded(problem, attempt.method) : nil
        }
    }

    private var objective: Objective { program.objectives[stages.count] }

    private mutating func accept(_ solution: Solution, _ report: CertificateReport) -> Solution? {
        if report.holds() { return solution }
        failure = .numerical(report.quantity, by: report.worst)
        return nil
    }

    private mutating func infeasible(
        _ problem: borrowing Problem, _ method: SimplexMethod, _ values: [Double]
    ) throws(SolverError) -> Solution? {
        var solution = Solution(status: .infeasible, values: values, iterations: budget.iterations, method: method)
        if let multipliers = try problem.farkas(rows: program.rowCount, budget) {
            solution.farkas = multipliers
            if let accepted = accept(solution, program.check(solution)) { return accepted }
        }
        guard let multipliers = try program.elasticMultipliers(budget.options) else { return nil }
        solution.farkas = multipliers
        return accept(solution, program.check(solution))
    }

    private mutating func unbounded(
        _ problem: borrowing Problem, _ method: SimplexMethod
    ) throws(SolverError) -> Solution? {
        var solution = Solution(
            status: .unbounded, values: [], stages: stages, iterations: budget.iterations, method: method)
        guard let found = try problem.ray(columns: program.columnCount, budget) else { return nil }
        solution.values = found.point
        solution.ray = found.ray
        if let accepted = accept(solution, program.check(solution)) { return accepted }
        guard let ray = try program.steepestRay(objective: stages.count, budget.options) else { return nil }
        solution.ray = ray
        return accept(solution, program.check(solution))
    }
}
