// ExactSolution.swift: what is known about an answer, and its numbers without any rounding.

public import Fractions

/// What is known about the status and the optimal values of an answer.
public enum Proof: Sendable, Hashable {
    /// Nothing.
    case none
    /// The status is right, and every stated optimal value within `gaps` of the true one, in the objective's own units.
    ///
    /// One gap an objective that has an optimum, at most `Certificate.tolerance` of that optimum.  No tolerance enters
    /// into the proof: it encloses the numbers of an optimal basis between bounds.
    case enclosed(gaps: [Double])
    /// The status is right, and every number is the double nearest to a fraction; the fractions are optimal exactly.
    case exact
}

/// The answer to a linear program in exact fractions; signs are those of `Solution`.
public struct ExactSolution: Sendable, Equatable {
    /// The proof that one objective cannot be better.
    public struct Stage: Sendable, Equatable {
        /// The optimal value, the constant included.
        public let objective: Fraction
        /// One multiplier a row.
        public let rowDuals: [Fraction]
        /// One a column.
        public let reducedCosts: [Fraction]
        /// One for each earlier objective.
        public let earlierMultipliers: [Fraction]
    }

    /// What the program came to.
    public let status: SolutionStatus
    /// Optimal: the best point; unbounded: a feasible point; infeasible: nothing.
    public let values: [Fraction]
    /// One an objective that has an optimum, in order.
    public let stages: [Stage]
    /// Infeasible only: one multiplier a row.
    public let farkas: [Fraction]
    /// Unbounded only: a direction.
    public let ray: [Fraction]

    package init(_ proved: ProvedNumbers<Fraction>) {
        status = proved.status
        values = proved.values
        stages = proved.stages.map {
            Stage(
                objective: $0.objective, rowDuals: $0.rowDuals, reducedCosts: $0.reducedCosts,
                earlierMultipliers: $0.earlierMultipliers)
        }
        farkas = proved.farkas
        ray = proved.ray
    }
}

extension ProvedNumbers where Number == Fraction {
    init(_ exact: ExactSolution) {
        let stages = exact.stages.map {
            Stage(
                objective: $0.objective, rowDuals: $0.rowDuals, reducedCosts: $0.reducedCosts,
                earlierMultipliers: $0.earlierMultipliers)
        }
        self.init(
            status: exact.status, values: exact.values, stages: stages, farkas: exact.farkas, ray: exact.ray)
    }
}

extension ProvedNumbers {
    /// The doubles of a solution, taken as they are.
    init(_ solution: Solution) {
        func numbers(_ doubles: [Double]) -> [Number] { doubles.map(Number.init(exactly:)) }
        let stages = solution.stages.map {
            Stage(
                objective: Number(exactly: $0.objective), rowDuals: numbers($0.rowDuals),
                reducedCosts: numbers($0.reducedCosts), earlierMultipliers: numbers($0.earlierMultipliers))
        }
        self.init(
            status: solution.status, values: numbers(solution.values), stages: stages,
            farkas: numbers(solution.farkas), ray: numbers(solution.ray))
    }

    /// The answer in doubles.
    ///
    /// - Parameter columns: How many; a program without points has no values for them.
    package func solution(
        columns: Int, iterations: Int, method: SimplexMethod, proof: Proof, basis: Basis, exact: ExactSolution?
    ) -> Solution {
        let stages = stages.map {
            SolutionStage(
                objective: $0.objective.double, rowDuals: $0.rowDuals.map(\.double),
                reducedCosts: $0.reducedCosts.map(\.double), earlierMultipliers: $0.earlierMultipliers.map(\.double))
        }
        return Solution(
            status: status, values: values.isEmpty ? [Double](repeating: .nan, count: columns) : values.map(\.double),
            stages: stages, farkas: farkas.map(\.double), ray: ray.map(\.double), iterations: iterations,
            method: method, proof: proof, basis: basis, exact: exact)
    }

    /// How far each stated optimal value may be off; `nil` where that is not within the tolerance, or one of the other
    /// numbers is not, beside the largest of its kind.
    package var gaps: [Double]? {
        guard Self.areSharp(values), Self.areSharp(farkas), Self.areSharp(ray) else { return nil }
        for stage in stages where !Self.areSharp(stage.rowDuals) || !Self.areSharp(stage.reducedCosts) { return nil }
        let gaps = stages.map { $0.objective.radius }
        let near = zip(stages, gaps).allSatisfy { $1 <= Certificate.tolerance * $0.objective.double.magnitude }
        return near ? gaps : nil
    }

    private static func areSharp(_ numbers: [Number]) -> Bool {
        var (size, radius) = (0.0, 0.0)
        for number in numbers {
            size = max(size, number.double.magnitude)
            radius = max(radius, number.radius)
        }
        return radius <= 0.5 * Certificate.tolerance * size
    }
}
