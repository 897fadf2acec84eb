// OptimalStack.swift: the distribution problem answered by linear programs, solved by GLPK.
// Lengths in points.

import GLPK
import LinearPrograms
public import Rows

/// The optimal distribution by linear programs, with a certificate for every answer.
public struct OptimalStack: Distribution {
    /// How fairness inside a tier is found.
    public enum Method: String, Sendable, CaseIterable {
        /// A short sequence of programs that raise the level.
        case progressive
        /// One program that minimises the Gini mean difference; at most `giniLimit` items.
        case gini
        /// A greedy answer confirmed from its own basis; falls back to `progressive` when refuted.
        case certified
        /// As `progressive`, each program solved in rational arithmetic; falls back to it when refuted.
        case exact
    }

    /// The largest row for `Method.gini`, whose program grows with the square of the row.
    public static let giniLimit = 60
    /// The version of GLPK that is linked.
    public static var solverVersion: String { glpkVersion }

    private let method: Method
    private let start: any Distribution

    /// Chooses a method.
    ///
    /// - Parameter start: The greedy rule that `Method.certified` has confirmed.
    public init(method: Method = .progressive, start: any Distribution = WaterFilling()) {
        self.method = method
        self.start = start
    }

    /// The optimal lengths, in points.
    ///
    /// - Throws: `RowProgramError`.
    public func lengths(for problem: Row) throws -> [Double] {
        try solve(problem).distribution.arrangement.lengths
    }

    /// The optimal lengths with the method, the effort and the certificates.
    ///
    /// - Throws: `RowProgramError` when no answer passes the checks.
    public func solve(_ problem: Row) throws(RowProgramError) -> OptimalRow {
        guard case .shared(let row) = problem.resolution else {
            return try certified(
                Answer(lengths: WaterFilling().lengths(for: problem), programs: [], iterations: 0), of: problem, by: method
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
                return try OptimalStack(method: .progressive).solve(problem)
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
        _ answer: Answer, of problem: Row, by method: Method
    ) throws(RowProgramError) -> OptimalRow {
        let distribution: ProvedRow
        do {
            distribution = try problem.certify(answer.lengths)
        } catch let error as Refutation {
            throw .refuted(error.verdict)
        } catch {
            // As many lengths as items, each a number: the solver's certificate has seen to that.
            preconditionFailure("the solver gave no lengths: \(error)")
        }
        return OptimalRow(
            distribution: distribution, method: method,
            iterations: answer.iterations, unit: answer.unit, programs: answer.programs)
    }

    private func progressive(_ row: ReducedRow, tolerance: Double) throws(RowProgramError) -> Answer {
        let priorities = PriorityProgram(row)
        let first = try solved(priorities.program, named: "priority")
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
        guard row.lower.count <= Self.giniLimit else {
            throw .tooManyItems(count: row.lower.count, most: Self.giniLimit, method: .gini)
        }
        let whole = GiniProgram(row)
        let solution = try solved(whole.program, named: "Gini")
        let proved = ProvedProgram(program: whole.program, solution: solution)
        return Answer(lengths: solution[whole.lengths], programs: [proved], iterations: solution.iterations)
    }

    private func confirmed(
        _ row: ReducedRow, _ problem: Row, unit: Double
    ) throws(RowProgramError) -> OptimalRow {
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

    private func solved(
        _ program: LinearProgram, named name: String
    ) throws(RowProgramError) -> Solution {
        let solution: Solution
        do { solution = try program.solved(options) } catch { throw .solver(error) }
        guard solution.status == .optimal else { throw .noOptimum(program: name) }
        return solution
    }
}
