// Solution.swift: the answer to a linear program together with the numbers that prove it.
// The certificate check reads it without a solver.
// Proofs/ExactSolution.swift has the same numbers in fractions.

/// The answer to a linear program, with its certificate.
public struct Solution: Sendable, Equatable {
    /// What the program came to.
    public var status: SolutionStatus
    /// Optimal: the best point; unbounded: a feasible point; infeasible: not-a-number for every column.
    public var values: [Double]
    /// One an objective that has an optimum, in order; one with value 0 for a program without objectives.
    public var stages: [SolutionStage]
    /// Infeasible only: one multiplier a row, such that the sum of rows times multipliers contradicts the bounds.
    public var farkas: [Double]
    /// Unbounded only: a direction, one number a column, that improves the objective for ever.
    public var ray: [Double]
    /// Simplex iterations over all stages.
    public var iterations: Int
    /// Pivots in fractions after those, which put a wrong basis right.
    public var exactPivots = 0
    /// The method that was asked for.
    public var method: SimplexMethod
    /// What is known about the status and the optimal values.
    public var proof: Proof
    /// The basis that proves them.
    public var basis: Basis?
    /// The numbers without any rounding, where they were needed for the proof; see `LinearProgram.exact(_:)`.
    public var exact: ExactSolution?

    /// An answer from its parts.
    public init(
        status: SolutionStatus, values: [Double], stages: [SolutionStage] = [], farkas: [Double] = [],
        ray: [Double] = [], iterations: Int = 0, method: SimplexMethod = .primal, proof: Proof = .none,
        basis: Basis? = nil, exact: ExactSolution? = nil
    ) {
        self.status = status
        self.values = values
        self.stages = stages
        self.farkas = farkas
        self.ray = ray
        self.iterations = iterations
        self.method = method
        self.proof = proof
        self.basis = basis
        self.exact = exact
    }

    /// The value of a variable.
    public subscript(variable: Variable) -> Double { values[variable.index] }

    /// The values of some variables, in their order.
    public subscript(variables: [Variable]) -> [Double] { variables.map { values[$0.index] } }

    /// The value of an expression.
    public subscript(expression: LinearExpression) -> Double { expression.value(at: values) }

    /// The optimal value of the first objective; not a number unless it has one.
    public var objective: Double { stages.first?.objective ?? .nan }

    /// The multiplier of a row for one of the objectives, the first one by default.
    ///
    /// - Precondition: That objective has an optimum.
    public func rowDual(of constraint: Constraint, stage: Int = 0) -> Double {
        stages[stage].rowDuals[constraint.index]
    }

    /// The reduced cost of a variable for one of the objectives, the first one by default.
    ///
    /// - Precondition: That objective has an optimum.
    public func reducedCost(of variable: Variable, stage: Int = 0) -> Double {
        stages[stage].reducedCosts[variable.index]
    }
}
