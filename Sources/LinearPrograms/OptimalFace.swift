// OptimalFace.swift: how far variables can move among the points that are best for every objective.
//
// A point is optimal exactly when it is feasible and meets every multiplier of one optimal dual: a row or column whose
// multiplier is not zero stays on the bound that the multiplier leans on (complementary slackness).  So the optimal
// points are those of the program with these bounds closed.

/// The values that variables take among the optimal points of a program.
public struct OptimalFace: Sendable, Equatable {
    /// How far apart the ends of a range may be, relative to them, and still count as one value.
    public static let tolerance = 1e-7

    /// One of the optimal points, with its certificate.
    public let solution: Solution
    /// The variables asked about.
    public let variables: [Variable]
    /// The least and the greatest value of each of them among all optimal points; infinite where there is no end.
    ///
    /// Each end is reached on its own: two variables need not reach theirs at one point.
    public let ranges: [ClosedRange<Double>]

    /// A face from its parts.
    ///
    /// - Precondition: As many ranges as variables.
    public init(solution: Solution, variables: [Variable], ranges: [ClosedRange<Double>]) {
        precondition(variables.count == ranges.count, "a face has one range a variable")
        self.solution = solution
        self.variables = variables
        self.ranges = ranges
    }

    /// Whether the variables asked about have only one optimal value each.
    ///
    /// - Parameter tolerance: How wide a range may be and still count as a point, in units of the variables, for
    ///   values of size 1 and below; relative to larger ones.
    public func isUnique(within tolerance: Double = OptimalFace.tolerance) -> Bool {
        movable(beyond: tolerance).isEmpty
    }

    /// The variables asked about that have more than one optimal value, in their order.
    ///
    /// - Parameter tolerance: As for `isUnique(within:)`.
    public func movable(beyond tolerance: Double = OptimalFace.tolerance) -> [Variable] {
        zip(variables, ranges).filter { _, range in
            let width = range.upperBound - range.lowerBound
            let size = max(1, min(range.lowerBound.magnitude, range.upperBound.magnitude))
            return width.isInfinite || width > tolerance * size
        }.map(\.0)
    }
}

extension LinearProgram {
    /// The program whose points are the optimal ones of this program; without objectives.
    ///
    /// Rounding must not shut the given optimum out: a bound that closes is moved to it where the two differ.  Every
    /// objective is held as a row besides, for multipliers too small to tell from rounding.
    ///
    /// - Precondition: The solution is an optimum of this program.
    /// - Complexity: O(columns + rows + entries) a stage.
    package func optimalPoints(_ solution: Solution) -> LinearProgram {
        var face = self
        face.setObjectives([])
        // What an earlier objective has closed, with room for rounding on one side, a later one must not close again.
        var closed = Set<ProgramBound.Place>()
        for (index, stage) in solution.stages.enumerated() {
            let scale = StageScale(self, stage: index)
            for column in variables {
                let value = solution.values[column.index]
                guard let side = scale.side(of: stage.reducedCosts[column.index]),
                    closed.insert(.column(column)).inserted
                else { continue }
                let range = closing(side, columnLower[column.index], columnUpper[column.index], at: value)
                face.setBounds(of: column, atLeast: range.lowerBound, atMost: range.upperBound)
            }
            for row in constraints {
                let steepest = entries(ofRow: row.index).reduce(0) { max($0, coefficients[$1].magnitude) }
                guard let side = scale.side(of: stage.rowDuals[row.index], steepest: steepest),
                    closed.insert(.row(row)).inserted
                else { continue }
                let value = expression(of: row).value(at: solution.values)
                let range = closing(side, rowLower[row.index], rowUpper[row.index], at: value)
                face.setBounds(of: row, atLeast: range.lowerBound, atMost: range.upperBound)
            }
        }
        for objective in objectives where !objective.columns.isEmpty {
            let value = objective.value(at: solution.values) - objective.constant
            let room = 1e-9 * max(1, value.magnitude)
            let (lower, upper) = objective.bounds(noWorseThan: value + objective.sense.sign * room)
            face.addRow(columns: objective.columns, coefficients: objective.costs, lower: lower, upper: upper)
        }
        return face
    }

    /// The bounds when only the one on a side, and what a point has there, are left.
    private func closing(
        _ side: ProgramBound.Side, _ lower: Double, _ upper: Double, at value: Double
    ) -> ClosedRange<Double> {
        let bound = side == .lower ? lower : upper
        return bound.isFinite ? min(bound, value)...max(bound, value) : value...value
    }
}

/// How to read the multipliers of one stage of a solution.
struct StageScale {
    /// 1 when smaller is better, -1 when larger is.
    private(set) var sign = 1.0
    /// What counts as zero among multipliers times coefficients: 1e-9 of the largest cost, the solver's own tolerance.
    private(set) var least = 1e-9

    init(_ program: LinearProgram, stage: Int) {
        guard stage < program.objectives.count else { return }
        let objective = program.objectives[stage]
        sign = objective.sense.sign
        let largest = objective.costs.reduce(0) { max($0, $1.magnitude) }
        if largest > 0 { least *= largest }
    }

    /// Which bound a multiplier leans on; `nil` when it is rounding.
    ///
    /// - Parameter steepest: The largest coefficient of the row; 1 for a column.
    func side(of multiplier: Double, steepest: Double = 1) -> ProgramBound.Side? {
        if (multiplier * steepest).magnitude <= least { return nil }
        return sign * multiplier > 0 ? .lower : .upper
    }
}
