// ProgressiveStages.swift: the lengths of one tier by a short sequence of level programs.
// Lengths in points.

import LinearPrograms
import Rows
import Simplex

/// Raises the level until the budget holds it back, leaving behind the items that reach their greatest length.
struct ProgressiveStages {
    private let row: ReducedRow
    /// The same in points, in which programs are loaded; worked out for the first that is.
    private lazy var measured = row.measured(in: 1)
    private let solver: ProgramSolver
    /// Below this, in points, an item counts as having reached its greatest length.
    private let closeness: Double
    /// The length of each item of the row, in points; final for the tiers that have been run.
    private(set) var lengths: [Double]
    /// The last program of each tier, which ends at its water level; a long row has too many to keep them all.
    private(set) var programs: [SolvedRow.Rest] = []
    /// Simplex iterations over all programs.
    private(set) var iterations = 0

    init(_ row: ReducedRow, by solver: ProgramSolver, tolerance: Double) {
        (self.row, self.solver) = (row, solver)
        closeness = Self.closeness(within: tolerance)
        lengths = row.lower
    }

    /// Far below what a verdict can see, and above the rounding of the solver; in points.
    static func closeness(within tolerance: Double) -> Double { tolerance * 1e-3 }

    /// Finds the lengths of a tier that holds `budget` points.
    ///
    /// - Complexity: At most one linear program per distinct saturated level, plus one.
    mutating func run(_ tier: [Int], budget: Double) throws(RowProgramError) {
        if solver.options.method != .exact {
            var rounds = LevelRounds(tier, of: row, budget: budget, closeness: closeness)
            if rounds.run(&lengths) {
                if rounds.basis.isOpen { programs.append(.level(rounds.basis)) }
                return
            }
        }
        try runStages(tier, budget: budget)
    }

    /// Finds the lengths of a tier from one loaded program, stage by stage.
    private mutating func runStages(_ tier: [Int], budget: Double) throws(RowProgramError) {
        let row = measured
        var open = row.flexible(of: tier)
        var left = row.shared(of: tier, budget: budget)
        while !open.isEmpty {
            let before = open
            let budget = left
            open = try solving { () throws(SolverError) in
                try raise(open, of: row, budget: budget, solver.adviser.advice)
            }
            for item in before where !open.contains(item) { left -= lengths[item] }
            precondition(open.count < before.count, "a stage must settle an item")
        }
    }

    /// Solves stages from one loaded program; returns the items that are left when it has to be scaled anew.
    private mutating func raise<Advice: SimplexAdvice & ~Copyable>(
        _ items: [Int], of row: ReducedRow, budget: Double, _ advice: Advice.Type
    ) throws(SolverError) -> [Int] {
        let stage = LevelProgram(items, of: row, budget: budget)
        var loaded = try LoadedProgram<Advice>(stage.program)
        var active = Array(items.indices)
        var last: Solution?
        while true {
            let solution = try loaded.solve(solver.options)
            iterations += solution.iterations
            guard solution.status == .optimal else {
                // The budget lies between the sums of the bounds at first.  Items that came up to their greatest length
                // but for rounding were given it, and may leave a little less than the others need.
                guard let last else { throw .noOptimum }
                for position in active { lengths[items[position]] = last.values[position] }
                return []
            }
            last = solution
            let level = solution[stage.level] / stage.scale
            let saturated = active.filter { row.reachesUpper(items[$0], at: level, within: closeness) }
            // A price on the budget says that it alone holds the level back.
            let budgetBinds = solution.rowDual(of: LevelProgram.budgetRow) > 1e-9
            if budgetBinds || saturated.isEmpty || saturated.count == active.count {
                for position in active { lengths[items[position]] = solution.values[position] }
                programs.append(.program(ProvedProgram(program: loaded.program, solution: solution)))
                return []
            }
            for position in saturated { lengths[items[position]] = row.upper[items[position]] }
            active.removeAll { row.reachesUpper(items[$0], at: level, within: closeness) }
            let largest = active.reduce(0) { max($0, row.weight[items[$1]]) }
            if largest < stage.scale * 1e-3 { return active.map { items[$0] } }
            try settle(saturated, of: items, to: row.upper, in: &loaded)
        }
    }

    /// Fixes items at their greatest length and takes their level rows out of force.
    private func settle<Advice: SimplexAdvice & ~Copyable>(
        _ positions: [Int], of items: [Int], to greatest: [Double], in loaded: inout LoadedProgram<Advice>
    ) throws(SolverError) {
        let upper = positions.map { greatest[items[$0]] }
        try loaded.setColumnBounds(positions.map(Int32.init), lower: upper, upper: upper)
        try loaded.setRowBounds(
            positions.map { Int32($0 + 1) }, lower: [Double](repeating: -.infinity, count: positions.count),
            upper: [Double](repeating: .infinity, count: positions.count))
    }
}
