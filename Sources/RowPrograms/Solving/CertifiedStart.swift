// CertifiedStart.swift: a greedy answer confirmed from the greedy answer's own basis
// (Mathematics.md, section 3).  Lengths in points.

import LinearPrograms
import Rows
import Simplex

/// One level program a tier, started where a greedy answer says that it ends.
///
/// The items that the answer clamps at their greatest length are settled there; those at their least length and
/// those between say which rows and columns are basic.  A right answer is confirmed without a pivot; a wrong one
/// gives lengths that fail the check of optimality, and the caller falls back to a cold solve.
struct CertifiedStart {
    private let row: ReducedRow
    private let greedy: [Double]
    private let solver: ProgramSolver
    private let closeness: Double
    /// The length of each item of the row, in points.
    private(set) var lengths: [Double]
    /// The programs solved so far.
    private(set) var programs: [SolvedRow.Rest] = []
    /// Simplex iterations over all programs.
    private(set) var iterations = 0

    init(_ row: ReducedRow, greedy: [Double], by solver: ProgramSolver, tolerance: Double) {
        (self.row, self.greedy, self.solver) = (row, greedy, solver)
        closeness = tolerance * 1e-3
        lengths = row.lower
    }

    /// Confirms or refutes the greedy lengths of a tier that holds `budget` points.
    mutating func run(_ tier: [Int], budget: Double) throws(SolverError) {
        var basis = LevelBasis(tier, of: row, budget: budget)
        var counts = (settled: 0, least: 0, level: 0)
        let (lower, upper) = (row.lower, row.upper)
        basis.places = tier.map { [greedy, closeness] item in
            if upper[item] - greedy[item] <= closeness || lower[item] == upper[item] {
                basis.budget -= upper[item]
                if lower[item] < upper[item] { counts.settled += 1 }
                return .settled
            }
            let isLeast = greedy[item] - lower[item] <= closeness
            if isLeast { counts.least += 1 } else { counts.level += 1 }
            return isLeast ? .least : .level
        }
        if counts.settled > 0 {
            for (position, item) in tier.enumerated() where basis.places[position] == .settled {
                lengths[item] = upper[item]
            }
        }
        if counts.level == 0 {
            guard counts.least + counts.settled > 0 else { return }
            hold(&basis, isFull: counts.least == 0)
        }
        try confirm(basis)
    }

    /// Where nothing lies between, the item that would be the first to grow holds the level, or the last to reach its
    /// greatest length.
    private func hold(_ basis: inout LevelBasis, isFull: Bool) {
        if isFull {
            let last = basis.tier.indices.filter { row.lower[basis.tier[$0]] < row.upper[basis.tier[$0]] }
                .max { row.levelAtUpper(basis.tier[$0]) < row.levelAtUpper(basis.tier[$1]) }
            if let last { basis.hold(last, at: row.upper[basis.tier[last]]) }
        } else if let first = basis.holder(at: .least, of: row) {
            let least = basis.items(at: .least).reduce(0) { $0 + row.lower[$1] }
            if basis.budget <= least {
                basis.hold(first, at: row.lower[basis.tier[first]])
            } else {
                basis.places[first] = .level
            }
        }
    }

    private mutating func confirm(_ basis: LevelBasis) throws(SolverError) {
        if let level = basis.optimalLevel(in: row, isOpen: false) {
            programs.append(.level(basis))
            basis.take(level.value, of: row, &lengths)
            return
        }
        let proved = try basis.solved(row, by: solver)
        iterations += proved.solution.iterations
        programs.append(.program(proved))
        guard proved.solution.status == .optimal else { return }
        for (position, item) in (basis.items(at: .level) + basis.items(at: .least)).enumerated() {
            lengths[item] = proved.solution.values[position]
        }
    }
}
