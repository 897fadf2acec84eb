// ComparisonPlan.swift: which solvers a comparison asks.

/// The solvers that were asked for, or those that suit the input.
package enum ComparisonPlan: Sendable, Equatable {
    /// These, in this order.
    case chosen([RuleEntry])
    /// `besideClaims` where the input records answers, `usual` where it does not.
    case automatic

    /// The optimum and the rules that toolkits have.
    package static let usual: [RuleEntry] = [.waterFill, .swiftui, .progressiveFill, .css]
    /// The optimum alone.
    package static let besideClaims: [RuleEntry] = [.waterFill]

    /// The programs of others by the names of their engines: two programs of one name make two plans.
    package var programs: [(engine: String, program: String)] {
        chosen.compactMap { solver in solver.program.map { (solver.name, $0) } }
    }

    /// The solvers that were named; none of an automatic plan.
    package var chosen: [RuleEntry] {
        guard case .chosen(let solvers) = self else { return [] }
        return solvers
    }

    /// The solvers to report, given whether the input records answers: `false` is the guess until one has been seen.
    package func solvers(besideClaims hasClaims: Bool) -> [RuleEntry] {
        switch self {
        case .chosen(let solvers): solvers
        case .automatic: hasClaims ? Self.besideClaims : Self.usual
        }
    }
}
