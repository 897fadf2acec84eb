// Sensitivity+Range.swift: from where to where an optimal point may follow a bound, by arithmetic alone.
//
// The point moves with given rates, the bound by one unit.  A multiplier that proves an objective leans on one bound;
// as long as the row or column stays on that bound, and all others stay within theirs, the same multipliers prove the
// moved point (complementary slackness).  Earlier objectives are held at what the moved point gives them, so that the
// proof of every objective in order carries over.  No basis is asked for: a degenerate one does not narrow the range.

extension Sensitivity {
    /// What counts as zero among rates, relative to the largest of 1 and the rates.
    static let negligible = 1e-11

    /// The sensitivity of a point that is known to move with these rates.
    ///
    /// - Parameters:
    ///   - rates: By how much each variable changes per unit of the bound; one a column.  Where they do not keep the
    ///     point optimal, the range holds the present value alone.
    /// - Precondition: The solution is an optimum of the program, and the bound is one of the program's.
    /// - Complexity: O(columns + rows + entries) a stage.
    public init(of program: LinearProgram, to bound: ProgramBound, solution: Solution, rates: [Double]) {
        precondition(solution.status == .optimal && rates.count == program.columnCount, "an optimum with its rates")
        guard let value = program.value(of: bound) else { preconditionFailure("the program has no such bound") }
        let least = Self.negligible * rates.reduce(1) { max($0, $1.magnitude) }
        let rates = rates.map { $0.magnitude <= least ? 0 : $0 }
        var test = RatioTest()
        let scales = solution.stages.indices.map { StageScale(program, stage: $0) }
        for row in program.constraints {
            let held = Held(program.rowLower[row.index], program.rowUpper[row.index], bound.moves(.row(row)))
            let duals = solution.stages.map { $0.rowDuals[row.index] }
            test.add(program.motion(of: row, at: solution.values, rates), held, duals, scales)
        }
        for column in program.variables {
            let j = column.index
            let held = Held(program.columnLower[j], program.columnUpper[j], bound.moves(.column(column)))
            let duals = solution.stages.map { $0.reducedCosts[j] }
            let motion = Motion(place: solution.values[j], rate: rates[j], size: rates[j].magnitude, steepest: 1)
            test.add(motion, held, duals, scales)
        }
        self.bound = bound
        self.value = value
        self.solution = solution
        self.rates = rates
        objectiveRates = program.objectives.map { objective in
            objective.columns.indices.reduce(0) { $0 + objective.costs[$1] * rates[Int(objective.columns[$1])] }
        }
        // Rounding must not carry a bound past the one across from it.
        let across = program.valueAcross(from: bound)
        let lowest = bound.side == .upper ? across : -.infinity
        let highest = bound.side == .lower ? across : .infinity
        range = max(value - test.back, lowest)...min(value + test.forth, highest)
    }
}

/// Where a row or column is, how fast it moves, and how large the terms of that sum and its coefficients are.
private struct Motion {
    var place = 0.0
    var rate = 0.0
    var size = 0.0
    var steepest = 0.0
}

/// Two bounds with their rates.
private struct Held {
    let lower, upper, lowerRate, upperRate: Double

    init(_ lower: Double, _ upper: Double, _ moves: (lower: Bool, upper: Bool)) {
        (self.lower, self.upper) = (lower, upper)
        (lowerRate, upperRate) = (moves.lower ? 1 : 0, moves.upper ? 1 : 0)
    }
}

/// How far the bound may go back and forth.
private struct RatioTest {
    var back = Double.infinity
    var forth = Double.infinity

    /// Takes a row or column into account, with its multiplier in each stage.
    mutating func add(_ motion: Motion, _ held: Held, _ duals: [Double], _ scales: [StageScale]) {
        keep(motion, within: held)
        for (dual, scale) in zip(duals, scales) {
            guard let side = scale.side(of: dual, steepest: motion.steepest) else { continue }
            stay(motion, at: side == .lower ? held.lowerRate : held.upperRate)
        }
    }

    /// Ends the range where something would leave its bounds.
    private mutating func keep(_ motion: Motion, within held: Held) {
        if held.lower.isFinite { close(motion.place - held.lower, by: motion.rate - held.lowerRate, motion) }
        if held.upper.isFinite { close(held.upper - motion.place, by: held.upperRate - motion.rate, motion) }
    }

    /// Ends the range at once where something does not stay on the bound that a multiplier leans on.
    private mutating func stay(_ motion: Motion, at rate: Double) {
        if (motion.rate - rate).magnitude > 1e-7 * max(motion.size, rate) { (back, forth) = (0, 0) }
    }

    /// A distance that changes at a rate must not become negative.
    private mutating func close(_ distance: Double, by rate: Double, _ motion: Motion) {
        if rate.magnitude <= 1e-9 * motion.size { return }
        let end = max(0, distance) / rate.magnitude
        if rate > 0 { back = min(back, end) } else { forth = min(forth, end) }
    }
}

extension ProgramBound {
    /// Which bounds of a row or column move along with this one.
    fileprivate func moves(_ place: Place) -> (lower: Bool, upper: Bool) {
        guard self.place == place else { return (false, false) }
        return (side != .upper, side != .lower)
    }
}

extension LinearProgram {
    fileprivate func motion(of row: Constraint, at point: [Double], _ rates: [Double]) -> Motion {
        var motion = Motion()
        for k in entries(ofRow: row.index) {
            let (j, coefficient) = (Int(columns[k]), coefficients[k])
            motion.place += coefficient * point[j]
            motion.rate += coefficient * rates[j]
            motion.size += (coefficient * rates[j]).magnitude
            motion.steepest = max(motion.steepest, coefficient.magnitude)
        }
        return motion
    }
}
