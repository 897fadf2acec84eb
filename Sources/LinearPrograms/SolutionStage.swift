// SolutionStage.swift: the proof of one objective, in any arithmetic; the meaning of every sign is stated here, once.

/// The proof in doubles that one objective cannot be better.
public typealias SolutionStage = SolutionStageOver<Double>

/// The proof that one objective cannot be better.
///
/// **Signs.**  `rowDuals[i]` is by how much the optimal value of the objective changes for each unit by which
/// the bound of row i that holds it back is raised; `reducedCosts[j]` is the same for column j's bound.  This
/// holds for minimising and maximising alike: when minimising, a row at its lower bound has a dual >= 0 and one
/// at its upper bound a dual <= 0; when maximising, the other way round.  Always
/// `reducedCosts = costs - sum of rowDuals times rows - sum of earlierMultipliers times earlier costs`.
public struct SolutionStageOver<Number: Sendable & Equatable>: Sendable, Equatable {
    /// The optimal value of this stage's objective, its constant included.
    public var objective: Number
    /// One multiplier a row.
    public var rowDuals: [Number]
    /// One a column.
    public var reducedCosts: [Number]
    /// One for each earlier objective, held at its own optimum as a row.
    public var earlierMultipliers: [Number]

    /// A stage from its parts; nothing is checked.
    public init(objective: Number, rowDuals: [Number], reducedCosts: [Number], earlierMultipliers: [Number] = []) {
        self.objective = objective
        self.rowDuals = rowDuals
        self.reducedCosts = reducedCosts
        self.earlierMultipliers = earlierMultipliers
    }
}

extension SolutionStageOver {
    /// The same proof with its numbers in another arithmetic.
    func mapped<Other>(_ number: (Number) -> Other) -> SolutionStageOver<Other> {
        SolutionStageOver<Other>(
            objective: number(objective), rowDuals: rowDuals.map(number), reducedCosts: reducedCosts.map(number),
            earlierMultipliers: earlierMultipliers.map(number))
    }
}
