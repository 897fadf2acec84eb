// ComparisonPlan.swift: which solvers a comparison asks.

/// The solvers that were asked for, or those that suit the input.
public enum ComparisonPlan: Sendable, Equatable {
    /// These, in this order.
    case chosen([RuleEntry])
    /// `besideClaims` where the input records answers, `usual` where it does not.
    case automatic

    /// The optimum and the rules that toolkits have.
    public static let usual: [RuleEntry] = [.waterFill, .swiftui, .progressiveFill, .css]
    /// The optimum alone.
    public static let besideClaims: [RuleEntry] = [.waterFill]

    /// The solvers to report, given whether the input records answers.
    ///
    /// Until the first recorded answer has been seen `false` is the guess; a comparison of more solvers is narrowed
    /// afterwards.
    public func solvers(besideClaims hasClaims: Bool) -> [RuleEntry] {
        switch self {
        case .chosen(let solvers): solvers
        case .automatic: hasClaims ? Self.besideClaims : Self.usual
        }
    }
}
