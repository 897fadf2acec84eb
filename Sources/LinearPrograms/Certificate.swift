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

/// A condition that a certificate must meet.
public enum CertificateQuantity: String, Sendable, Equatable, CaseIterable {
    /// The solution has the sizes of the program, and finite numbers.
    case shape
    /// The point keeps within the bounds of rows and columns.
    case primalViolation
    /// No multiplier and no reduced cost leans on a bound that does not exist.
    case dualViolation
    /// The reported reduced costs are those that follow from the multipliers.
    case reducedCosts
    /// The reported objective is the one of the point.
    case objectiveValue
    /// The point is as good as the bound that the multipliers prove.
    case dualityGap
    /// The combined row of a Farkas ray contradicts the bounds.
    case farkasSeparation
    /// The ray of an unbounded program never meets a bound.
    case rayRecession
    /// The ray of an unbounded program improves the objective and worsens no earlier one.
    case rayImprovement
}

/// By how much a solution fails each condition of its certificate; 0 is perfect.
public struct CertificateReport: Sendable, Equatable {
    /// The largest relative failure of any condition.
    public private(set) var worst = 0.0
    /// The condition that fails the most.
    public private(set) var quantity = CertificateQuantity.shape
    /// The stage in which it does, from 0.
    public private(set) var stage = 0
    private var failures: [Failure] = []

    private struct Failure: Sendable, Equatable {
        var quantity: CertificateQuantity
        var amount: Double
    }

    /// Whether every condition is met within a tolerance.
    public func holds(within tolerance: Double = Certificate.tolerance) -> Bool { worst <= tolerance }

    /// The relative failure of one condition.
    public subscript(quantity: CertificateQuantity) -> Double {
        failures.reduce(0) { $1.quantity == quantity ? max($0, $1.amount) : $0 }
    }

    /// Notes a failure; not-a-number counts as infinite.  What is far below rounding leaves no trace, since
    /// reports are made on the fastest path.
    mutating func note(_ quantity: CertificateQuantity, _ amount: Double, stage: Int = 0) {
        if amount <= 1e-13 { return }
        let size = amount.isNaN ? .infinity : amount
        failures.append(Failure(quantity: quantity, amount: size))
        if size > worst { (worst, self.quantity, self.stage) = (size, quantity, stage) }
    }
}
