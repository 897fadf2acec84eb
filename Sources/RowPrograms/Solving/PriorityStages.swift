// PriorityStages.swift: what each tier gets, by priority programs of neighbouring tiers (Mathematics.md, section 3).
// Lengths in points.

import LinearPrograms
import Rows
import Simplex

/// What each tier of a row gets.
///
/// The proof of an objective has a number for each row, each column and each objective before it: one program of all tiers
/// of a long row would have proofs that grow with the cube of their number.  What the tiers before a group get is known
/// when it is asked, and those behind it keep their least lengths, so that the group has a program of its own.
struct PriorityStages {
    /// The length that each tier gets, highest first.
    private(set) var budgets: [Double] = []
    /// The programs, one a group.
    private(set) var programs: [SolvedRow.Rest] = []
    /// Simplex iterations over all programs.
    private(set) var iterations = 0

    /// The most tiers of a group.
    static let mostTiers = 64

    /// Asks for all tiers.
    ///
    /// - Throws: `RowProgramError`.
    /// - Complexity: O(tiers / `mostTiers`) programs, each item in one of them.
    init(_ row: ReducedRow, by solver: ProgramSolver) throws(RowProgramError) {
        let least = row.tiers.map { tier in tier.reduce(0) { $0 + row.lower[$1] } }
        var (room, reserved) = (row.budget, least.reduce(0, +))
        for start in stride(from: 0, to: row.tiers.count, by: Self.mostTiers) {
            let tiers = start..<min(start + Self.mostTiers, row.tiers.count)
            reserved -= least[tiers].reduce(0, +)
            let isWhole = tiers.count == row.tiers.count
            let budget = isWhole ? row.budget : room - reserved
            let taken = try ask(tiers, of: row, budget: budget, solver)
            budgets += taken
            room -= taken.reduce(0, +)
        }
    }

    /// What the tiers of a group get: nobody is asked where the basis that fills them in order proves itself.
    private mutating func ask(
        _ tiers: Range<Int>, of row: ReducedRow, budget: Double, _ solver: ProgramSolver
    ) throws(RowProgramError) -> [Double] {
        if solver.options.method != .exact, let basis = PriorityBasis(tiers, of: row, budget: budget) {
            programs.append(.priority(basis))
            return basis.shares
        }
        let stated = PriorityProgram(tiers, of: row.measured(in: 1), budget: budget)
        let solution = try stated.program.optimum(by: solver, named: "priority")
        programs.append(.program(ProvedProgram(program: stated.program, solution: solution)))
        iterations += solution.iterations
        return solution.stages.dropFirst().map(\.objective)
    }
}
