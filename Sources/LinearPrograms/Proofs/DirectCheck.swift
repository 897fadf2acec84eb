// DirectCheck.swift: weak duality and Farkas' lemma for numbers as they are, every sum taken in their arithmetic.
//
// Reduced costs d = c - A'y are computed again.  Every multiplier and reduced cost leans on one bound, which its sign
// names; the sum of multipliers times bounds is what no feasible point can beat, whatever the multipliers are.  So a
// feasible point and multipliers that lean on bounds which exist prove the optimum to within the gap between the two.
// Amounts, for people to read, are relative to the terms of the row's or the column's own sum.

internal import Fractions

/// One check of one answer.
struct DirectCheck<Number: CertainNumber> {
    private let program: LinearProgram
    private let numbers: ProvedNumbers<Number>
    private var report = CertificateReport()
    private var gaps: [Double] = []

    init(_ program: LinearProgram, _ numbers: ProvedNumbers<Number>) {
        (self.program, self.numbers) = (program, numbers)
    }

    /// What the numbers prove.
    ///
    /// - Precondition: They have the sizes of the program.
    mutating func run() throws(Undecided) -> CertificateReport {
        switch numbers.status {
        case .optimal: try checkPointAndStages()
        case .infeasible: try checkFarkas()
        case .unbounded:
            try checkPointAndStages()
            try checkRay()
        }
        let near = report.worst == 0 || report.isGap(within: Certificate.tolerance)
        report.proof = !near ? .none : gaps.allSatisfy { $0 == 0 } ? .exact : .enclosed(gaps: gaps)
        return report
    }

    private mutating func checkPointAndStages() throws(Undecided) {
        var activities: [Number] = []
        for j in numbers.values.indices {
            let value = numbers.values[j]
            try checkBounds(value, program.columnLower[j], program.columnUpper[j], .zero)
        }
        for i in 0..<program.rowCount {
            var (activity, size) = (Number.zero, 0.0)
            for k in program.entries(ofRow: i) {
                let term = Number(exactly: program.coefficients[k]) * numbers.values[Int(program.columns[k])]
                activity += term
                size += term.double.magnitude
            }
            try checkBounds(activity, program.rowLower[i], program.rowUpper[i], Number(exactly: size))
            activities.append(activity)
        }
        for index in numbers.stages.indices { try checkStage(index, activities) }
    }

    private mutating func checkBounds(
        _ value: Number, _ lower: Double, _ upper: Double, _ size: Number
    ) throws(Undecided) {
        if !value.double.isFinite {
            // A sum may be beyond the doubles and a number all the same.
            guard let fraction = value as? Fraction else { throw Undecided() }
            guard fraction.isFinite else { return report.note(.primalViolation, .infinity) }
        }
        for (bound, side) in [(lower, -1), (upper, 1)] where bound.isFinite {
            let beyond = (value - Number(exactly: bound)).signed(side)
            if try beyond.sign() <= 0 { continue }
            let scale = max(bound.magnitude, max(size.double, value.double.magnitude))
            report.note(.primalViolation, beyond.double / scale)
        }
    }

    private mutating func checkStage(_ index: Int, _ activities: [Number]) throws(Undecided) {
        let stage = numbers.stages[index]
        var sums = StageSums(program, numbers, index)
        for i in 0..<program.rowCount where !stage.rowDuals[i].isZero {
            sums.subtract(stage.rowDuals[i], row: i, of: program)
            try sums.lean(stage.rowDuals[i], program.rowLower[i], program.rowUpper[i], activities[i], 1)
        }
        for (earlier, multiplier) in stage.earlierMultipliers.enumerated() where !multiplier.isZero {
            let objective = program.objectives[earlier]
            sums.subtract(multiplier, objective)
            // What holds an earlier objective must be its very optimum, and on the side from which it is held.
            let held = numbers.stages[earlier].objective - Number(exactly: objective.constant)
            let right = try multiplier.sign() * sums.sense != (objective.sense == .minimize ? 1 : -1)
            if gaps[earlier] != 0 || !right { report.note(.dualViolation, 1, stage: index) }
            sums.bound += multiplier * held
        }
        for j in sums.reduced.indices {
            let error = (stage.reducedCosts[j] - sums.reduced[j]).double.magnitude
            let size = max(sums.sizes[j], stage.reducedCosts[j].double.magnitude)
            if error.isNaN || error > Certificate.tolerance * size {
                report.note(.reducedCosts, error / size, stage: index)
            }
            if sums.reduced[j].isZero { continue }
            try sums.lean(
                sums.reduced[j], program.columnLower[j], program.columnUpper[j], numbers.values[j], sums.sizes[j])
        }
        report.note(.dualViolation, sums.violation, stage: index)
        let gap = (sums.primal - sums.bound).double.magnitude
        let size = max(sums.primal.double.magnitude, sums.bound.double.magnitude)
        report.note(.dualityGap, gap > 0 ? gap / size : gap, stage: index)
        let error = (stage.objective - sums.constant - sums.primal).double.magnitude
        let value = max((sums.primal + sums.constant).double.magnitude, stage.objective.double.magnitude)
        report.note(.objectiveValue, error > 0 ? error / value : error, stage: index)
        gaps.append(gap + error + (sums.primal - sums.bound).radius + (sums.primal + sums.constant).radius)
    }

    private mutating func checkFarkas() throws(Undecided) {
        var combined = [Number](repeating: .zero, count: program.columnCount)
        var (least, most) = (Ends<Number>(), Ends<Number>())
        for i in numbers.farkas.indices where !numbers.farkas[i].isZero {
            let multiplier = numbers.farkas[i]
            try least.add(multiplier, program.rowLower[i], program.rowUpper[i])
            try most.add(-multiplier, program.rowLower[i], program.rowUpper[i])
            for k in program.entries(ofRow: i) {
                combined[Int(program.columns[k])] += Number(exactly: program.coefficients[k]) * multiplier
            }
        }
        for j in combined.indices where !combined[j].isZero {
            try least.add(-combined[j], program.columnLower[j], program.columnUpper[j])
            try most.add(combined[j], program.columnLower[j], program.columnUpper[j])
        }
        // Rows above what columns allow, or below it.
        if try least.isPositive() { return }
        if try most.isPositive() { return }
        report.note(.farkasSeparation, 1)
    }

    private mutating func checkRay() throws(Undecided) {
        for j in numbers.ray.indices {
            try checkRecession(numbers.ray[j], program.columnLower[j], program.columnUpper[j])
        }
        for i in 0..<program.rowCount {
            let slope = program.entries(ofRow: i).reduce(Number.zero) {
                $0 + Number(exactly: program.coefficients[$1]) * numbers.ray[Int(program.columns[$1])]
            }
            try checkRecession(slope, program.rowLower[i], program.rowUpper[i])
        }
        for index in 0...numbers.stages.count {
            let objective = program.objectives[index]
            let rate = zip(objective.columns, objective.costs).reduce(Number.zero) {
                $0 + Number(exactly: $1.1) * numbers.ray[Int($1.0)]
            }
            let gain = try -rate.sign() * (objective.sense == .minimize ? 1 : -1)
            if index < numbers.stages.count ? gain < 0 : gain <= 0 { report.note(.rayImprovement, 1, stage: index) }
        }
    }

    private mutating func checkRecession(_ slope: Number, _ lower: Double, _ upper: Double) throws(Undecided) {
        let sign = try slope.sign()
        if sign < 0 && lower.isFinite || sign > 0 && upper.isFinite { report.note(.rayRecession, 1) }
    }
}

/// The sums of one stage.
private struct StageSums<Number: CertainNumber> {
    let sense: Int
    let constant: Number
    var primal = Number.zero
    var bound = Number.zero
    var reduced: [Number]
    var sizes: [Double]
    var violation = 0.0

    init(_ program: LinearProgram, _ numbers: ProvedNumbers<Number>, _ index: Int) {
        reduced = [Number](repeating: .zero, count: program.columnCount)
        sizes = [Double](repeating: 0, count: program.columnCount)
        guard index < program.objectives.count else {
            (sense, constant) = (1, .zero)
            return
        }
        let objective = program.objectives[index]
        sense = objective.sense == .minimize ? 1 : -1
        constant = Number(exactly: objective.constant)
        for (column, cost) in zip(objective.columns, objective.costs) {
            reduced[Int(column)] = Number(exactly: cost)
            sizes[Int(column)] = cost.magnitude
            primal += Number(exactly: cost) * numbers.values[Int(column)]
        }
    }

    mutating func subtract(_ multiplier: Number, row: Int, of program: LinearProgram) {
        for k in program.entries(ofRow: row) {
            subtract(multiplier, program.coefficients[k], Int(program.columns[k]))
        }
    }

    mutating func subtract(_ multiplier: Number, _ objective: Objective) {
        for (column, cost) in zip(objective.columns, objective.costs) { subtract(multiplier, cost, Int(column)) }
    }

    private mutating func subtract(_ multiplier: Number, _ coefficient: Double, _ column: Int) {
        let term = Number(exactly: coefficient) * multiplier
        reduced[column] -= term
        sizes[column] += term.double.magnitude
    }

    /// Enters a multiplier at the bound it leans on; should there be none, at the value itself, as a violation.
    mutating func lean(
        _ multiplier: Number, _ lower: Double, _ upper: Double, _ value: Number, _ size: Double
    ) throws(Undecided) {
        // What is held at one value can be leant on from both sides.
        var leant = lower
        if lower != upper, try multiplier.sign() * sense < 0 { leant = upper }
        if leant.isFinite {
            bound += multiplier * Number(exactly: leant)
        } else {
            bound += multiplier * value
            violation = max(violation, size == 1 ? 1 : multiplier.double.magnitude / size)
        }
    }
}

/// The least value of a sum of multiples of things between bounds.
private struct Ends<Number: CertainNumber> {
    private var sum = Number.zero
    private var isFinite = true

    mutating func add(_ factor: Number, _ lower: Double, _ upper: Double) throws(Undecided) {
        var bound = lower
        if lower != upper, try factor.sign() < 0 { bound = upper }
        if bound.isFinite { sum += factor * Number(exactly: bound) } else { isFinite = false }
    }

    func isPositive() throws(Undecided) -> Bool {
        guard isFinite else { return false }
        return try sum.sign() > 0
    }
}
