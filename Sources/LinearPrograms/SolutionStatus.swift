// SolutionStatus.swift: what a program came to, and by which method.

/// What a program came to.
public enum SolutionStatus: Sendable, Equatable {
    /// There is a best point.
    case optimal
    /// No point meets all rows and bounds.
    case infeasible
    /// Points get better without end.
    case unbounded
}

/// Which method found an answer.
public enum SimplexMethod: Sendable, Equatable {
    /// The primal simplex method: keeps a feasible point.
    case primal
    /// The dual simplex method: keeps a feasible dual.
    case dual
    /// The primal method, and whatever it finds proved and if need be improved in exact fractions, always.
    case exact
}
