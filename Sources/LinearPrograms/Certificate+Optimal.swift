// Certificate+Optimal.swift: weak duality, from the row multipliers alone.
//
// Reduced costs d = c - A'y are computed again.  Every multiplier and reduced cost leans on one bound, which its
// sign names; the sum of multipliers times bounds is what no feasible point can beat.  Scales: for column j the
// terms |c_j| + sum |a_ij y_i| but at least the largest cost; for the gap the terms of both sums, but at least
// the largest cost.  A multiplier that leans on a missing bound counts as a violation, and is entered into the
// sum at the row's own value so that the gap measures the rest.

extension Certificate {
    static func checkStage(
        _ index: Int, of solution: Solution, _ program: LinearProgram, _ report: inout CertificateReport
    ) {
        let proof = StageProof(program, solution, index)
        report.note(.dualViolation, proof.dualViolation, stage: index)
        report.note(.reducedCosts, proof.mismatch, stage: index)
        report.note(.objectiveValue, proof.objectiveError, stage: index)
        report.note(.dualityGap, proof.gap, stage: index)
    }
}

/// The sums of one stage's certificate.
private struct StageProof {
    var dualViolation = 0.0
    var mismatch = 0.0
    var objectiveError = 0.0
    var gap = 0.0
    private let sign: Double
    private var reduced: [Double]
    private var sizes: [Double]
    private var bound = 0.0
    private var boundSize = 0.0
    private var floor = 1.0

    init(_ program: LinearProgram, _ solution: Solution, _ index: Int) {
        let stage = solution.stages[index]
        let count = program.columnCount
        reduced = [Double](repeating: 0, count: count)
        sizes = [Double](repeating: 0, count: count)
        var (primal, size, constant) = (0.0, 0.0, 0.0)
        if index < program.objectives.count {
            let objective = program.objectives[index]
            sign = objective.sense.sign
            constant = objective.constant
            var largest = 0.0
            for k in objective.columns.indices {
                let (j, cost) = (Int(objective.columns[k]), objective.costs[k])
                reduced[j] = cost
                sizes[j] = cost.magnitude
                largest = max(largest, cost.magnitude)
                primal += cost * solution.values[j]
                size += (cost * solution.values[j]).magnitude
            }
            if largest > 0 { floor = largest }
        } else {
            sign = 1
        }
        addRows(program, stage, solution.values)
        addEarlier(program, solution, stage)
        addColumns(program, stage, solution.values)
        gap = relative((primal - bound).magnitude, to: size + boundSize)
        let error = (stage.objective - constant - primal).magnitude
        objectiveError = relative(error, to: size + constant.magnitude)
    }

    @inline(__always)
    private func relative(_ amount: Double, to size: Double) -> Double { amount / max(floor, size) }

    private mutating func addRows(_ program: LinearProgram, _ stage: SolutionStage, _ point: [Double]) {
        for i in program.rowLower.indices {
            let multiplier = stage.rowDuals[i]
            if multiplier == 0 { continue }
            var (activity, steepest) = (0.0, 0.0)
            for k in program.entries(ofRow: i) {
                let j = Int(program.columns[k])
                let term = program.coefficients[k] * multiplier
                reduced[j] -= term
                sizes[j] += term.magnitude
                steepest = max(steepest, term.magnitude)
                activity += program.coefficients[k] * point[j]
            }
            lean(multiplier, program.rowLower[i], program.rowUpper[i], activity, amount: steepest, size: steepest)
        }
    }

    private mutating func addEarlier(_ program: LinearProgram, _ solution: Solution, _ stage: SolutionStage) {
        for (index, multiplier) in stage.earlierMultipliers.enumerated() where multiplier != 0 {
            let objective = program.objectives[index]
            var steepest = 0.0
            for k in objective.columns.indices {
                let j = Int(objective.columns[k])
                let term = objective.costs[k] * multiplier
                reduced[j] -= term
                sizes[j] += term.magnitude
                steepest = max(steepest, term.magnitude)
            }
            let held = solution.stages[index].objective - objective.constant
            let (lower, upper) = objective.bounds(noWorseThan: held)
            lean(multiplier, lower, upper, held, amount: steepest, size: steepest)
        }
    }

    private mutating func addColumns(_ program: LinearProgram, _ stage: SolutionStage, _ point: [Double]) {
        for j in reduced.indices {
            let error = relative((stage.reducedCosts[j] - reduced[j]).magnitude, to: sizes[j])
            if !(error <= mismatch) { mismatch = error.isNaN ? .infinity : error }
            if reduced[j] == 0 { continue }
            lean(
                reduced[j], program.columnLower[j], program.columnUpper[j], point[j],
                amount: reduced[j].magnitude, size: sizes[j])
        }
    }

    /// Enters a multiplier at the bound it leans on.  Should that bound not exist, the violation is `amount`
    /// measured against `size`, both in units of cost: a reduced cost itself, or the most that a row's
    /// multiplier adds to one of them.
    private mutating func lean(
        _ multiplier: Double, _ lower: Double, _ upper: Double, _ activity: Double, amount: Double, size: Double
    ) {
        let leant = sign * multiplier > 0 ? lower : upper
        let term = multiplier * (leant.isFinite ? leant : activity)
        bound += term
        boundSize += term.magnitude
        if leant.isFinite { return }
        let violation = relative(amount, to: size)
        if !(violation <= dualViolation) { dualViolation = violation.isNaN ? .infinity : violation }
    }
}
