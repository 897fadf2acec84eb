// Certificate+Rays.swift: proofs that there is no point, and that there is no best one.
//
// Farkas: combine the rows with the multipliers y.  Over all row values the combination lies in one interval,
// over all points within the column bounds in another; when the two do not meet, no point exists.  The margin
// between them is measured against the sum of the terms that formed the ends.
// Ray: moving along it keeps all bounds and improves the objective.  Each sum is measured against its own terms,
// but at least against its largest coefficient times the largest entry of the ray: entries that ought to be 0 are
// often rounding, and a sum of nothing else has no size of its own.

extension Certificate {
    static func checkFarkas(_ multipliers: [Double], of program: LinearProgram, _ report: inout CertificateReport) {
        var combined = [Double](repeating: 0, count: program.columnCount)
        var (sizes, steepest) = (combined, combined)
        var rows = Interval()
        let largest = multipliers.reduce(0) { max($0, $1.magnitude) }
        let reach = reach(of: program)
        for i in multipliers.indices {
            let multiplier = multipliers[i]
            if multiplier == 0 { continue }
            // A multiplier that is nothing but rounding must not open the interval to infinity.
            let negligible = multiplier.magnitude <= rayTolerance * largest
            rows.add(multiplier, program.rowLower[i], program.rowUpper[i], reach: negligible ? reach : .infinity)
            for k in program.entries(ofRow: i) {
                let (j, term) = (Int(program.columns[k]), program.coefficients[k] * multiplier)
                combined[j] += term
                sizes[j] += term.magnitude
                steepest[j] = max(steepest[j], program.coefficients[k].magnitude)
            }
        }
        var columns = Interval()
        for j in combined.indices where combined[j] != 0 {
            let negligible = combined[j].magnitude <= rayTolerance * max(sizes[j], steepest[j] * largest)
            columns.add(
                combined[j], program.columnLower[j], program.columnUpper[j], reach: negligible ? reach : .infinity)
        }
        let margin = max(rows.low - columns.high, columns.low - rows.high)
        let size = rows.size + columns.size
        if margin > rayTolerance * size { return }
        report.note(.farkasSeparation, size > 0 ? 1 + max(0, -margin / size) : 1)
    }

    /// How far from 0 a point may be that a Farkas ray has to exclude where its coefficients may be rounding.
    ///
    /// A coefficient of 1e-10 may stand for 0, or for a row whose numbers are small: then a point a billion times as
    /// far out as its bounds could meet the row after all.  Up to a million times is excluded.
    private static func reach(of program: LinearProgram) -> Double {
        let bounds = [program.rowLower, program.rowUpper, program.columnLower, program.columnUpper].joined()
        return 1e6 * bounds.reduce(1) { $1.isFinite ? max($0, $1.magnitude) : $0 }
    }

    static func checkRay(
        _ ray: [Double], of program: LinearProgram, objective index: Int, _ report: inout CertificateReport
    ) {
        let largest = ray.reduce(0) { max($0, $1.magnitude) }
        var worst = largest.isFinite ? 0.0 : .infinity
        func note(_ slope: Double, _ lower: Double, _ upper: Double, _ size: Double) {
            let against = slope < 0 ? lower : upper
            if slope == 0 || against.isInfinite { return }
            let amount = slope.magnitude / size
            if !(amount <= worst) { worst = amount.isNaN ? .infinity : amount }
        }
        for j in ray.indices { note(ray[j], program.columnLower[j], program.columnUpper[j], largest) }
        for i in program.rowLower.indices {
            var (slope, size, steepest) = (0.0, 0.0, 0.0)
            for k in program.entries(ofRow: i) {
                let term = program.coefficients[k] * ray[Int(program.columns[k])]
                slope += term
                size += term.magnitude
                steepest = max(steepest, program.coefficients[k].magnitude)
            }
            note(slope, program.rowLower[i], program.rowUpper[i], max(size, steepest * largest))
        }
        report.note(.rayRecession, worst)
        checkGain(ray, of: program, objective: index, &report)
    }

    private static func checkGain(
        _ ray: [Double], of program: LinearProgram, objective index: Int, _ report: inout CertificateReport
    ) {
        for (k, objective) in program.objectives.prefix(index + 1).enumerated() {
            let (gain, size) = gain(of: objective, along: ray)
            if k < index {
                report.note(.rayImprovement, size > 0 ? -gain / size : 0, stage: k)
            } else if !(gain > rayTolerance * size) {
                report.note(.rayImprovement, size > 0 ? 1 + max(0, -gain / size) : 1, stage: k)
            }
        }
    }

    /// How much better the objective gets for one step, and what that is measured against.
    private static func gain(of objective: Objective, along ray: [Double]) -> (Double, Double) {
        let largest = ray.reduce(0) { max($0, $1.magnitude) }
        var (gain, size, steepest) = (0.0, 0.0, 0.0)
        for k in objective.columns.indices {
            let term = objective.costs[k] * ray[Int(objective.columns[k])]
            gain -= objective.sense.sign * term
            size += term.magnitude
            steepest = max(steepest, objective.costs[k].magnitude)
        }
        return (gain, max(size, steepest * largest))
    }
}

/// An interval that grows by multiples of other intervals.
private struct Interval {
    var low = 0.0
    var high = 0.0
    var size = 0.0

    /// Adds a multiple of an interval, its infinite ends brought to `reach`.
    mutating func add(_ factor: Double, _ lower: Double, _ upper: Double, reach: Double) {
        if lower.isFinite { size += (factor * lower).magnitude }
        if upper.isFinite { size += (factor * upper).magnitude }
        let (from, to) = (lower.isFinite ? lower : -reach, upper.isFinite ? upper : reach)
        low += factor > 0 ? factor * from : factor * to
        high += factor > 0 ? factor * to : factor * from
    }
}
