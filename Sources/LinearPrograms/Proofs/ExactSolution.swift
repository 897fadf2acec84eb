// ExactSolution.swift: the numbers of an answer without any rounding.

public import Fractions

/// The answer to a linear program in exact fractions; signs are those of `Solution`.
public struct ExactSolution: Sendable, Equatable {
    /// The proof that one objective cannot be better.
    public typealias Stage = SolutionStageOver<Fraction>

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
        (status, values, stages) = (proved.status, proved.values, proved.stages)
        (farkas, ray) = (proved.farkas, proved.ray)
    }
}

extension ProvedNumbers where Number == Fraction {
    init(_ exact: ExactSolution) {
        self.init(
            status: exact.status, values: exact.values, stages: exact.stages, farkas: exact.farkas, ray: exact.ray)
    }
}

extension ProvedNumbers {
    /// The doubles of a solution, taken as they are.
    init(_ solution: Solution) {
        func numbers(_ doubles: [Double]) -> [Number] { doubles.map(Number.init(exactly:)) }
        self.init(
            status: solution.status, values: numbers(solution.values),
            stages: solution.stages.map { $0.mapped(Number.init(exactly:)) },
            farkas: numbers(solution.farkas), ray: numbers(solution.ray))
    }

    private func doubles(_ numbers: [Number]) -> [Double] { numbers.map { $0.double } }

    /// The answer in doubles.
    ///
    /// - Parameter columns: How many; a program without points has no values for them.
    package func solution(
        columns: Int, iterations: Int, method: SimplexMethod, proof: Proof, basis: Basis, exact: ExactSolution?
    ) -> Solution {
        Solution(
            status: status, values: values.isEmpty ? [Double](repeating: .nan, count: columns) : doubles(values),
            stages: stages.map { $0.mapped { $0.isZero ? 0 : $0.double } }, farkas: doubles(farkas), ray: doubles(ray),
            iterations: iterations, method: method, proof: proof, basis: basis, exact: exact)
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
