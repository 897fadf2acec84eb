// CertifiedStart.swift: a greedy answer confirmed by the simplex method from the greedy answer's own basis
// (Mathematics.md, section 3).  Lengths in points.

import GLPK
import LinearPrograms
import Rows

/// One level program a tier, started where a greedy answer says that it ends.
///
/// The items that the answer clamps at their greatest length are fixed there; those at their least length and
/// those between say which rows and columns are basic.  A right answer is confirmed without a pivot; a wrong one
/// gives lengths that fail the check of optimality, and the caller falls back to a cold solve.
struct CertifiedStart {
    private let row: ReducedRow
    private let greedy: [Double]
    private let options: SolverOptions
    private let closeness: Double
    /// The length of each item of the row, in points.
    private(set) var lengths: [Double]
    /// The programs solved so far.
    private(set) var programs: [ProvedProgram] = []

    init(_ row: ReducedRow, greedy: [Double], options: SolverOptions, tolerance: Double) {
        (self.row, self.greedy, self.options) = (row, greedy, options)
        closeness = tolerance * 1e-3
        lengths = row.lower
    }

    /// Confirms or refutes the greedy lengths of a tier that holds `budget` points.
    mutating func run(_ tier: [Int], budget: Double) throws(SolverError) {
        var (lower, between, upper): ([Int], [Int], [Int]) = ([], [], [])
        var left = budget
        for item in tier {
            if row.lower[item] == row.upper[item] {
                left -= row.lower[item]
            } else if row.upper[item] - greedy[item] <= closeness {
                upper.append(item)
            } else if greedy[item] - row.lower[item] <= closeness {
                lower.append(item)
            } else {
                between.append(item)
            }
        }
        if lower.isEmpty && between.isEmpty {
            try confirmFull(upper, budget: left)
        } else {
            for item in upper {
                lengths[item] = row.upper[item]
                left -= row.upper[item]
            }
            try confirm(lower, between, budget: left)
        }
    }

    /// Items between their bounds are basic and tight at the level; those at their least length are neither.
    private mutating func confirm(_ lower: [Int], _ between: [Int], budget: Double) throws(SolverError) {
        var (lower, between) = (lower, between)
        // Where nothing lies between, the item that would be the first to grow holds the level.
        if between.isEmpty, let first = lower.min(by: { row.levelAtLower($0) < row.levelAtLower($1) }) {
            lower.removeAll { $0 == first }
            between = [first]
        }
        let basis = Basis(
            rows: [.fixed] + between.map { _ in .atLower } + lower.map { _ in .basic },
            columns: between.map { _ in .basic } + lower.map { _ in .atLower } + [.basic])
        try solve(between + lower, budget: budget, startingAt: basis)
    }

    /// All items at their greatest length: the last to reach it holds the level, and the budget is slack.
    private mutating func confirmFull(_ items: [Int], budget: Double) throws(SolverError) {
        guard let last = items.max(by: { row.levelAtUpper($0) < row.levelAtUpper($1) }) else { return }
        var left = budget
        for item in items where item != last {
            lengths[item] = row.upper[item]
            left -= row.upper[item]
        }
        let basis = Basis(rows: [.basic, .atLower], columns: [.atUpper, .basic])
        try solve([last], budget: left, startingAt: basis)
    }

    private mutating func solve(_ items: [Int], budget: Double, startingAt basis: Basis) throws(SolverError) {
        let stage = LevelProgram(items, of: row, budget: budget)
        let solution = try stage.program.solved(options, startingAt: basis)
        programs.append(ProvedProgram(program: stage.program, solution: solution))
        guard solution.status == .optimal else { return }
        for (position, item) in items.enumerated() { lengths[item] = solution.values[position] }
    }
}
