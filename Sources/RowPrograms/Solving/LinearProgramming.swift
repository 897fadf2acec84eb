// LinearProgramming.swift: the distribution problem answered by linear programs, solved by GLPK.
// Lengths in points.

import GLPK
import LinearPrograms
public import Rows

/// The optimal distribution by linear programs, with a certificate for every answer.
public struct LinearProgramming: Distribution {
    /// The version of GLPK that is linked.
    public static var solverVersion: String { glpkVersion }

    private let method: ProgramMethod
    private let start: any Distribution

    /// Chooses a method.
    ///
    /// - Parameter start: The greedy rule that `ProgramMethod.certified` has confirmed.
    public init(method: ProgramMethod = .progressive, start: any Distribution = WaterFilling()) {
        self.method = method
        self.start = start
    }

    /// The optimal lengths, in points.
    ///
    /// - Throws: `RowProgramError`.
    public func lengths(for problem: Row) throws -> [Double] {
        try solve(problem).lengths
    }

    /// The optimal lengths with the method, the effort and the certificates.
    ///
    /// - Throws: `RowProgramError` when no answer passes the checks.
    public func solve(_ problem: Row) throws(RowProgramError) -> SolvedRow {
        guard case .shared(let row) = problem.resolution else {
            return try certified(
                Answer(lengths: WaterFilling().lengths(for: problem), programs: [], iterations: 0), of: problem,
                by: method
            )
        }
        let unit = row.solverUnit
        let scaled = row.measured(in: unit)
        switch method {
        case .progressive:
            let answer = try progressive(scaled, tolerance: problem.tolerance / unit)
            return try certified(answer.measured(in: unit), of: problem, by: method)
        case .exact:
            do {
                let answer = try progressive(scaled, tolerance: problem.tolerance / unit)
                return try certified(answer.measured(in: unit), of: problem, by: method)
            } catch {
                // GLPK rounds what it computes with exactly, which beside very great lengths can be too much.
                return try LinearProgramming(method: .progressive).solve(problem)
            }
        case .gini: return try certified(gini(scaled).measured(in: unit), of: problem, by: method)
        case .certified: return try confirmed(scaled, problem, unit: unit)
        }
    }

    /// Lengths in units of the programs, or in points once they have been measured.
    private struct Answer {
        var lengths: [Double]
        let programs: [ProvedProgram]
        let iterations: Int
        var unit = 1.0

        func measured(in unit: Double) -> Answer {
            var answer = self
            answer.unit = unit
            if unit != 1 { answer.lengths = lengths.map { $0 * unit } }
            return answer
        }
    }

    private var options: SolverOptions { SolverOptions(method: method == .exact ? .exact : .primal) }

    private func certified(
        _ answer: Answer, of problem: Row, by method: ProgramMethod
    ) throws(RowProgramError) -> SolvedRow {
        SolvedRow(
            proved: try problem.proved(answer.lengths), method: method,
            iterations: answer.iterations, unit: answer.unit, programs: answer.programs)
    }

    private func progressive(_ row: ReducedRow, tolerance: Double) throws(RowProgramError) -> Answer {
        let priorities = PriorityProgram(row)
        let first = try priorities.program.optimum(options, named: "priority")
        var stages = ProgressiveStages(row, options: options, tolerance: tolerance)
        for (number, tier) in row.tiers.enumerated() {
            try stages.run(tier, budget: first.stages[number + 1].objective)
        }
        let proved = ProvedProgram(program: priorities.program, solution: first)
        return Answer(
            lengths: stages.lengths, programs: [proved] + stages.programs,
            iterations: first.iterations + stages.iterations)
    }

    private func gini(_ row: ReducedRow) throws(RowProgramError) -> Answer {
        guard row.lower.count <= GiniProgram.mostItems else {
            throw .tooManyItems(count: row.lower.count, most: GiniProgram.mostItems, method: .gini)
        }
        let whole = GiniProgram(row)
        let solution = try whole.program.optimum(options, named: "Gini")
        let proved = ProvedProgram(program: whole.program, solution: solution)
        return Answer(lengths: solution[whole.lengths], programs: [proved], iterations: solution.iterations)
    }

    private func confirmed(
        _ row: ReducedRow, _ problem: Row, unit: Double
    ) throws(RowProgramError) -> SolvedRow {
        let tolerance = problem.tolerance / unit
        if let greedy = try? start.lengths(for: problem), greedy.count == row.lower.count {
            let scaled = unit == 1 ? greedy : greedy.map { $0 / unit }
            var check = CertifiedStart(row, greedy: scaled, options: options, tolerance: tolerance)
            do {
                for (tier, budget) in zip(row.tiers, row.tierBudgets) { try check.run(tier, budget: budget) }
                let answer = Answer(
                    lengths: check.lengths, programs: check.programs,
                    iterations: check.programs.reduce(0) { $0 + $1.solution.iterations })
                return try certified(answer.measured(in: unit), of: problem, by: .certified)
            } catch {
                // Refuted, or not solvable from there: the cold solve below decides.
            }
        }
        let answer = try progressive(row, tolerance: tolerance)
        return try certified(answer.measured(in: unit), of: problem, by: .progressive)
    }
}

extension Row {
    /// The optimal lengths by linear programs, with their certificates.
    ///
    /// - Throws: `RowProgramError` when no answer passes the checks.
    public func solved(by method: ProgramMethod = .progressive) throws(RowProgramError) -> SolvedRow {
        try LinearProgramming(method: method).solve(self)
    }
}

extension Distribution where Self == LinearProgramming {
    /// The optimal distribution by linear programs.
    public static func linearPrograms(_ method: ProgramMethod = .progressive) -> LinearProgramming {
        LinearProgramming(method: method)
    }
}
