// LinearProgramming.swift: the distribution problem answered by linear programs.
// Lengths in points.

import LinearPrograms
public import Rows
public import Simplex

/// The optimal distribution by linear programs, with a certificate for every answer.
public struct LinearProgramming: Distribution {
    /// How fairness is found.
    public let method: ProgramMethod
    private let start: any Distribution
    private let adviser: Adviser

    /// Chooses a method.
    ///
    /// - Parameters:
    ///   - start: The greedy rule that `ProgramMethod.certified` has confirmed.
    ///   - adviser: Who proposes bases; the lengths are the same, whoever does.
    public init(
        method: ProgramMethod = .progressive, start: any Distribution = WaterFilling(),
        advisedBy adviser: Adviser = .doubles
    ) {
        (self.method, self.start, self.adviser) = (method, start, adviser)
    }

    /// The optimal lengths, in points.
    ///
    /// - Throws: `RowProgramError`.
    public func lengths(for problem: Row) throws -> [Double] {
        if method == .progressive, let lengths = problem.lengthsByBases { return lengths }
        return try solve(problem).lengths
    }

    /// The optimal lengths with the method, the effort and the certificates.
    ///
    /// - Throws: `RowProgramError` when no answer passes the checks.
    public func solve(_ problem: Row) throws(RowProgramError) -> SolvedRow {
        guard case .shared(let row) = problem.resolution else {
            let lengths = WaterFilling().lengths(for: problem)
            return try solved(problem, Found(row: .empty, lengths: lengths), unit: 1)
        }
        let unit = row.solverUnit
        do {
            let found = try find(unit == 1 ? row : row.measured(in: unit), of: problem, unit: unit)
            return try solved(problem, found, unit: unit)
        } catch {
            // A greedy answer can be wrong, and GLPK's exact method rounds what it is given, which beside very great
            // lengths can be too much: the cold solve decides.
            guard method == .certified || method == .exact else { throw error }
            return try LinearProgramming(method: .progressive, advisedBy: adviser).solve(problem)
        }
    }

    /// Lengths in units of the programs, not yet checked.
    private struct Found {
        let row: ReducedRow
        let lengths: [Double]
        var rests: [SolvedRow.Rest] = []
        var iterations = 0
    }

    private func solved(_ problem: Row, _ found: Found, unit: Double) throws(RowProgramError) -> SolvedRow {
        let lengths = unit == 1 ? found.lengths : found.lengths.map { $0 * unit }
        return SolvedRow(
            proved: try problem.proved(lengths), method: method, iterations: found.iterations, unit: unit,
            row: found.row, solver: solver, rests: found.rests)
    }

    private var solver: ProgramSolver {
        ProgramSolver(adviser, SolverOptions(method: method == .exact ? .exact : .primal))
    }

    /// - Parameter row: The problem's reduced row, measured in `unit`.
    private func find(_ row: ReducedRow, of problem: Row, unit: Double) throws(RowProgramError) -> Found {
        switch method {
        case .progressive, .exact: try progressive(row, tolerance: problem.tolerance / unit)
        case .gini: try gini(row.measured(in: 1))
        case .certified: try confirmed(row, problem, unit: unit)
        }
    }

    private func progressive(_ row: ReducedRow, tolerance: Double) throws(RowProgramError) -> Found {
        var (rests, budgets, iterations): ([SolvedRow.Rest], [Double], Int) = ([], row.tierBudgets, 0)
        // One tier has what there is, within its bounds.
        if budgets.count > 1 {
            let priorities = try PriorityStages(row, by: solver)
            (rests, budgets, iterations) = (priorities.programs, priorities.budgets, priorities.iterations)
        }
        var stages = ProgressiveStages(row, by: solver, tolerance: tolerance)
        for (tier, budget) in zip(row.tiers, budgets) { try stages.run(tier, budget: budget) }
        var lengths = stages.lengths
        if case .priority(let basis)? = rests.first { basis.settle(&lengths, of: row) }
        return Found(
            row: row, lengths: lengths, rests: rests + stages.programs, iterations: iterations + stages.iterations)
    }

    private func gini(_ row: ReducedRow) throws(RowProgramError) -> Found {
        try GiniProgram.check(count: row.lower.count)
        let whole = GiniProgram(row)
        let solution = try whole.program.optimum(by: solver, named: "Gini")
        let proved = ProvedProgram(program: whole.program, solution: solution)
        return Found(
            row: row, lengths: solution[whole.lengths], rests: [.program(proved)], iterations: solution.iterations)
    }

    private func confirmed(_ row: ReducedRow, _ problem: Row, unit: Double) throws(RowProgramError) -> Found {
        guard let greedy = try? start.lengths(for: problem), greedy.count == row.lower.count else {
            throw .noOptimum(program: "certified start")
        }
        let scaled = unit == 1 ? greedy : greedy.map { $0 / unit }
        var check = CertifiedStart(row, greedy: scaled, by: solver, tolerance: problem.tolerance / unit)
        for (tier, budget) in zip(row.tiers, row.tierBudgets) {
            try solving { () throws(SolverError) in try check.run(tier, budget: budget) }
        }
        return Found(row: row, lengths: check.lengths, rests: check.programs, iterations: check.iterations)
    }
}

extension Row {
    /// The optimal lengths by linear programs, with their certificates.
    ///
    ///     let best = try row.solved()
    ///     print(best.lengths)  // [50.0, 100.0]
    ///     print(best.levels.map(\.level))  // [50.0]
    ///
    /// - Parameter adviser: Who proposes bases; the lengths are the same, whoever does.
    /// - Throws: `RowProgramError` when no answer passes the checks.
    public func solved(
        by method: ProgramMethod = .progressive, advisedBy adviser: Adviser = .doubles
    ) throws(RowProgramError) -> SolvedRow {
        try LinearProgramming(method: method, advisedBy: adviser).solve(self)
    }
}
