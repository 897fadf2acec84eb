// RowPiece.swift: the linear piece of a row's optimal lengths in which its container stands.  Lengths in points.
//
// The priority program says which tier gets what the container gains, the last level program of that tier how its
// items share it.  The range is that of both programs, and of the stages before the last one: items that stand at
// their greatest length stay there while the level is not below the one at which they came to it.

import Plumb

/// The rates of a row's lengths, and the range of its budget in which they hold.
struct RowPiece {
    private let problem: Row
    private let available: Double
    private let row: ReducedRow
    private let unit: Double
    /// Lengths and rates, in units of `unit`.
    private var lengths: [Double]
    private var rates: [Double]
    private var overflowRate = 0.0
    /// The budgets for which the rates hold, in units of `unit`.
    private var budgets = -Double.infinity...Double.infinity

    /// Finds the piece of a row in a finite container; `nil` for any other row.
    init?(_ problem: Row) throws(RowProgramError) {
        guard let available = problem.available, case .shared(let row) = problem.resolution else { return nil }
        self.problem = problem
        self.available = available
        unit = row.solverUnit
        // The budget of a flex line that is full is what its items take, which does not follow the container.
        let followsContainer = problem.policy != .cssFlex || problem.policy.definition.mayHandOutFractions(problem)
        self.row = row.keepingUppers(in: unit, budget: followsContainer ? row.budget : available - problem.totalSpacing)
        (lengths, rates) = (row.lower, row.lower.map { _ in 0 })
        try find()
    }

    /// The piece in points.
    var sensitivity: RowSensitivity {
        func container(_ budget: Double) -> Double { available + (budget - row.budget) * unit }
        var (low, high) = (container(budgets.lowerBound), container(budgets.upperBound))
        if let turn = problem.turningPoint {
            if isBeyondTurningPoint { low = max(low, turn) } else { high = min(high, turn) }
        }
        return RowSensitivity(
            available: available, lengths: lengths.map { $0 * unit }, rates: rates, overflowRate: overflowRate,
            range: min(available, max(0, low))...max(available, high))
    }

    /// Whether the row grows, as the policy itself decides it: `turningPoint` is rounded differently.
    private var isBeyondTurningPoint: Bool {
        guard let room = problem.room, let turn = problem.policy.definition.turningLengths(of: problem) else {
            return false
        }
        return turn.lengths.reduce(0, +) < room
    }

    private mutating func find() throws(RowProgramError) {
        let priorities = PriorityProgram(row)
        let fit = ProgramBound(Constraint(index: 0), .upper)
        var solution = try priorities.program.optimum(by: ProgramSolver(.doubles), named: "priority")
        let gains = priorities.program.objectiveRates(to: fit, in: solution)
        // A tier that gains nothing is empty or full, so that its lengths are those of the priority program.
        lengths = solution[priorities.lengths]
        for (number, tier) in row.tiers.enumerated() where abs(gains[number + 1]) > 1e-9 {
            try share(solution.stages[number + 1].objective, of: tier, gain: gains[number + 1])
        }
        overflowRate = gains[0]
        solution.values = lengths + [solution[priorities.overflow]]
        let whole = Sensitivity(
            of: priorities.program, to: fit, solution: solution, rates: rates + [overflowRate])
        limit(to: whole.range)
    }

    /// Takes the lengths of a tier that gains with the container from its last level program.
    private mutating func share(_ total: Double, of tier: [Int], gain: Double) throws(RowProgramError) {
        let (least, most) = tier.reduce((0, 0)) { ($0.0 + row.lower[$1], $0.1 + row.upper[$1]) }
        var settled: [Int: Double] = [:]
        let stages = try row.levelStages(of: tier, budget: max(least, min(total, most)), settled: &settled)
        guard let last = stages.last?.level else { return }
        let budgetRow = ProgramBound(LevelProgram.budgetRow, .equal)
        guard let followed = try solving({ () throws(SolverError) in try last.program.sensitivity(to: budgetRow) })
        else { throw .noOptimum(program: "level") }
        for item in tier { lengths[item] = settled[item] ?? row.lower[item] }
        for (position, item) in last.items.enumerated() {
            lengths[item] = followed.solution.values[position]
            rates[item] = followed.rates[position] * gain
        }
        var range = followed.range
        let (level, rate) = (followed.solution[last.level] / last.scale, followed.rate(of: last.level) / last.scale)
        for item in tier where row.lower[item] < row.upper[item] && !last.items.contains(item) && rate > 0 {
            let reached = (row.upper[item] - row.base[item]) / row.weight[item]
            let low = followed.value - max(0, level - reached) / rate
            range = max(low, range.lowerBound)...range.upperBound
        }
        func budget(_ total: Double) -> Double { row.budget + (total - followed.value) / gain }
        limit(to: budget(range.lowerBound)...budget(range.upperBound))
    }

    private mutating func limit(to range: ClosedRange<Double>) {
        let low = max(budgets.lowerBound, min(range.lowerBound, row.budget))
        let high = min(budgets.upperBound, max(range.upperBound, row.budget))
        budgets = low...high
    }
}

extension ReducedRow {
    /// The same row in units of so many points, with the greatest lengths that do not bind yet.
    ///
    /// - Parameter budget: In points; the row's own, or another one that gives the same lengths.
    fileprivate func keepingUppers(in unit: Double, budget: Double) -> ReducedRow {
        ReducedRow(
            lower: lower.map { $0 / unit }, upper: upper.map { $0 / unit }, base: base.map { $0 / unit },
            weight: weight, tiers: tiers, budget: budget / unit)
    }
}
