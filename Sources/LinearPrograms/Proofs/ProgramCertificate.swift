// ProgramCertificate.swift: an optimal point with the multipliers that prove it, all in fractions, checked by addition and
// comparison alone.
//
// A point is optimal for an objective, among those that are best for all earlier ones, if it keeps all bounds and
//
//     reducedCosts = costs - Σ rowDuals · rows - Σ earlierMultipliers · earlier costs,
//
// where every multiplier other than 0 belongs to a row or column that lies on a bound which it holds back from: the
// upper one where the multiplier is positive and the objective to be maximised, or negative and to be minimised, else the
// lower one.  For then costs · (other - point) = Σ multiplier · (other - point) has one sign for every other such point.

public import Fractions

/// A point of a linear program with the multipliers that prove it optimal; signs are those of `SolutionStage`.
///
/// Nothing is proved by its being there: `LinearProgram.fault(in:)` says whether it is a proof.
public struct ProgramCertificate: Sendable, Equatable {
    /// The proof that one objective cannot be better.
    public typealias Stage = SolutionStageOver<Fraction>

    /// The point: one number a column.
    public var values: [Fraction]
    /// One an objective, in order.
    public var stages: [Stage]

    /// Puts a certificate together; nothing is checked.
    public init(values: [Fraction], stages: [Stage]) { (self.values, self.stages) = (values, stages) }

    /// What an optimal answer proves; `nil` of any other.
    public init?(_ solution: ExactSolution) {
        guard solution.status == .optimal else { return nil }
        (values, stages) = (solution.values, solution.stages)
    }
}

/// Why a point and multipliers do not prove an optimum: the first fault that was found, with names of the program.
public enum ProgramCertificateFault: Error, Sendable, Equatable {
    /// There are too few or too many numbers; stages count from 0, and the point belongs to none.
    case wrongCount(stage: Int?)
    /// A row or column of the point lies beyond a bound.
    case outOfBounds(name: String, value: Fraction, lower: Double, upper: Double)
    /// An objective of the point is not what it is said to be.
    case wrongObjective(stage: Int, stated: Fraction, value: Fraction)
    /// A reduced cost is not the one that follows from the multipliers.
    case wrongReducedCost(stage: Int, name: String, stated: Fraction, value: Fraction)
    /// A multiplier holds back from a bound on which the point does not lie.
    case notAtBound(stage: Int, name: String, multiplier: Fraction, value: Fraction, bound: Double)
}

extension LinearProgram {
    /// What keeps a certificate from being a proof; `nil` where it is one.
    ///
    /// - Precondition: The program is valid.
    /// - Complexity: O(columns + rows + entries) a stage.
    public func fault(in certificate: ProgramCertificate) -> ProgramCertificateFault? {
        do {
            try check(certificate)
            return nil
        } catch {
            return error
        }
    }

    private func check(_ certificate: ProgramCertificate) throws(ProgramCertificateFault) {
        guard certificate.values.count == columnCount else { throw .wrongCount(stage: nil) }
        guard certificate.stages.count == objectives.count else {
            throw .wrongCount(stage: min(certificate.stages.count, objectives.count))
        }
        let activities = constraints.map { row in
            entries(ofRow: row.index).reduce(Fraction(0)) {
                $0 + Fraction(exactly: coefficients[$1]) * certificate.values[Int(columns[$1])]
            }
        }
        for (column, value) in zip(variables, certificate.values) {
            try check(value, columnLower[column.index], columnUpper[column.index], name(of: column))
        }
        for (row, value) in zip(constraints, activities) {
            try check(value, rowLower[row.index], rowUpper[row.index], name(of: row))
        }
        for stage in objectives.indices { try check(certificate, stage: stage, activities) }
    }

    private func check(
        _ value: Fraction, _ lower: Double, _ upper: Double, _ name: String
    ) throws(ProgramCertificateFault) {
        if Fraction(exactly: lower) <= value, value <= Fraction(exactly: upper) { return }
        throw .outOfBounds(name: name, value: value, lower: lower, upper: upper)
    }

    private func check(
        _ certificate: ProgramCertificate, stage index: Int, _ activities: [Fraction]
    ) throws(ProgramCertificateFault) {
        let (stage, objective) = (certificate.stages[index], objectives[index])
        guard stage.rowDuals.count == rowCount, stage.reducedCosts.count == columnCount,
            stage.earlierMultipliers.count == index
        else { throw .wrongCount(stage: index) }
        let value = zip(objective.columns, objective.costs).reduce(Fraction(exactly: objective.constant)) {
            $0 + Fraction(exactly: $1.1) * certificate.values[Int($1.0)]
        }
        guard value == stage.objective else {
            throw .wrongObjective(stage: index, stated: stage.objective, value: value)
        }
        let reduced = reducedCosts(of: objective, stage)
        let isUpper: (Fraction) -> Bool = { ($0 > 0) == (objective.sense == .maximize) }
        for column in variables {
            let (cost, place) = (reduced[column.index], column.index)
            guard stage.reducedCosts[place] == cost else {
                throw .wrongReducedCost(
                    stage: index, name: name(of: column), stated: stage.reducedCosts[place], value: cost)
            }
            let bound = isUpper(cost) ? columnUpper[place] : columnLower[place]
            try check(cost, certificate.values[place], isAt: bound, name(of: column), stage: index)
        }
        for row in constraints {
            let dual = stage.rowDuals[row.index]
            let bound = isUpper(dual) ? rowUpper[row.index] : rowLower[row.index]
            try check(dual, activities[row.index], isAt: bound, name(of: row), stage: index)
        }
    }

    private func check(
        _ multiplier: Fraction, _ value: Fraction, isAt bound: Double, _ name: String, stage: Int
    ) throws(ProgramCertificateFault) {
        if multiplier == 0 || value == Fraction(exactly: bound) { return }
        throw .notAtBound(stage: stage, name: name, multiplier: multiplier, value: value, bound: bound)
    }

    /// The costs of an objective less multiples of rows and of earlier objectives.
    private func reducedCosts(of objective: Objective, _ stage: ProgramCertificate.Stage) -> [Fraction] {
        var reduced = [Fraction](repeating: 0, count: columnCount)
        func add(_ factor: Fraction, _ columns: some Sequence<Int32>, _ costs: some Sequence<Double>) {
            if factor == 0 { return }
            for (column, cost) in zip(columns, costs) {
                reduced[Int(column)] = reduced[Int(column)] + factor * Fraction(exactly: cost)
            }
        }
        add(1, objective.columns, objective.costs)
        for (earlier, multiplier) in zip(objectives, stage.earlierMultipliers) {
            add(Fraction(0) - multiplier, earlier.columns, earlier.costs)
        }
        for (row, dual) in stage.rowDuals.enumerated() {
            add(Fraction(0) - dual, columns[entries(ofRow: row)], coefficients[entries(ofRow: row)])
        }
        return reduced
    }
}

extension ProgramCertificateFault: CustomStringConvertible {
    /// The fault as one sentence; objectives count from 1.
    public var description: String {
        switch self {
        case .wrongCount(nil): "there is not one value for every column"
        case .wrongCount(let stage?): "objective \(stage + 1) has too few or too many numbers, or should not be there"
        case .outOfBounds(let name, let value, let lower, let upper):
            "\(name) is \(value), beyond its bounds \(Fraction(exactly: lower)) … \(Fraction(exactly: upper))"
        case .wrongObjective(let stage, let stated, let value):
            "objective \(stage + 1) is said to be \(stated); at the point it is \(value)"
        case .wrongReducedCost(let stage, let name, let stated, let value):
            "in objective \(stage + 1) the reduced cost of \(name) is said to be \(stated); by the multipliers it is \(value)"
        case .notAtBound(let stage, let name, let multiplier, let value, let bound):
            "in objective \(stage + 1) \(name) has the multiplier \(multiplier), but is \(value), "
                + "not at its bound \(Fraction(exactly: bound))"
        }
    }
}
