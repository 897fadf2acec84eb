// Certificate.swift: checking an answer by arithmetic alone, without a solver.
//
// Every failure is divided by the size of the numbers that were added up to find it, so that the check neither
// fails on rounding nor depends on the units of the program.  The scales are stated where they are formed:
// Certificate+Optimal, Certificate+Rays.

/// The check of certificates, and how exact they must be.
public enum Certificate {
    /// The largest relative failure a certificate may have.
    ///
    /// The solver works to 1e-9 relative, doubles to 1e-16; 1e-7 leaves two digits for ill-conditioned bases and
    /// is still ten times finer than the 1e-6 that layout verdicts allow.
    public static let tolerance = 1e-7

    /// What counts as zero in the sums of a ray, relative to the terms that were added.
    ///
    /// The margin of a Farkas ray and the gain of a direction may be honestly small, so this is as fine as the
    /// solver's own tolerance and not `tolerance`.
    public static let rayTolerance = 1e-9

    /// Checks a solution of a program.
    ///
    /// - Precondition: The program is valid.
    /// - Complexity: O(columns + rows + entries) a stage.
    public static func check(_ solution: Solution, of program: LinearProgram) -> CertificateReport {
        var report = CertificateReport()
        guard hasShape(solution, of: program) else {
            report.note(.shape, .infinity)
            return report
        }
        switch solution.status {
        case .optimal:
            checkPoint(solution.values, of: program, &report)
            for stage in solution.stages.indices { checkStage(stage, of: solution, program, &report) }
        case .infeasible:
            checkFarkas(solution.farkas, of: program, &report)
        case .unbounded:
            checkPoint(solution.values, of: program, &report)
            for stage in solution.stages.indices { checkStage(stage, of: solution, program, &report) }
            checkRay(solution.ray, of: program, objective: solution.stages.count, &report)
        }
        return report
    }

    /// Checks the point and the last of the stages that a solution has so far.
    ///
    /// - Precondition: The program is valid, and the sizes fit.
    package static func checkLastStage(of solution: Solution, in program: LinearProgram) -> CertificateReport {
        var report = CertificateReport()
        checkPoint(solution.values, of: program, &report)
        checkStage(solution.stages.count - 1, of: solution, program, &report)
        return report
    }

    private static func hasShape(_ solution: Solution, of program: LinearProgram) -> Bool {
        let (rows, columns) = (program.rowCount, program.columnCount)
        for (index, stage) in solution.stages.enumerated() {
            if stage.rowDuals.count != rows || stage.reducedCosts.count != columns
                || stage.earlierMultipliers.count != index
            {
                return false
            }
        }
        switch solution.status {
        case .optimal:
            return solution.values.count == columns
                && solution.stages.count == max(1, program.objectives.count)
        case .infeasible:
            return solution.farkas.count == rows
        case .unbounded:
            return solution.values.count == columns && solution.ray.count == columns
                && solution.stages.count < program.objectives.count
        }
    }

    /// Rows and columns of a point; the scale is the largest of 1, the bound, and the terms of the row.
    private static func checkPoint(_ point: [Double], of program: LinearProgram, _ report: inout CertificateReport) {
        var worst = 0.0
        func note(_ value: Double, _ lower: Double, _ upper: Double, _ size: Double) {
            let (violation, bound) = value < lower ? (lower - value, lower) : (value - upper, upper)
            if violation <= 0 { return }
            let relative = violation / max(1, max(bound.magnitude, size))
            if !(relative <= worst) { worst = relative.isNaN ? .infinity : relative }
        }
        for j in point.indices { note(point[j], program.columnLower[j], program.columnUpper[j], 0) }
        for i in program.rowLower.indices {
            var (activity, size) = (0.0, 0.0)
            for k in program.entries(ofRow: i) {
                let term = program.coefficients[k] * point[Int(program.columns[k])]
                activity += term
                size += term.magnitude
            }
            note(activity, program.rowLower[i], program.rowUpper[i], size)
        }
        report.note(.primalViolation, worst)
    }
}

extension LinearProgram {
    /// Checks a solution of this program by arithmetic alone.
    ///
    /// - Complexity: O(columns + rows + entries) a stage.
    public func check(_ solution: Solution) -> CertificateReport { Certificate.check(solution, of: self) }
}
