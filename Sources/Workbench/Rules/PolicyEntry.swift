// PolicyEntry.swift: what the command knows of a policy besides what makes it fair.

/// One policy of the table.
public struct PolicyEntry: Sendable {
    public let policy: Policy
    /// The greedy rules that people would otherwise use for its rows.
    public let greedyRules: [RuleEntry]
    /// The model of `Models/` that is about its rows alone; `nil` where there is none.
    public let line: LineModel?

    /// An entry of a table.
    ///
    /// - Parameter greedyRules: By default the algorithm of the toolkit behind the policy, if there is one.
    public init(_ policy: Policy, greedyRules: [RuleEntry]? = nil, line: LineModel? = nil) {
        (self.policy, self.line) = (policy, line)
        self.greedyRules = greedyRules ?? (policy.definition is any ToolkitPolicy ? [.toolkit] : [])
    }

    /// The policies that Plumb brings along.
    static let standard = Policy.allCases.map { policy in
        switch policy {
        case .equalSizes: PolicyEntry(policy, greedyRules: [.swiftui, .progressiveFill])
        case .equalIncrements: PolicyEntry(policy, greedyRules: [.progressiveFill, .swiftui])
        case .weights, .levels: PolicyEntry(policy, greedyRules: [.swiftui])
        case .cssFlex: PolicyEntry(policy, greedyRules: [.css], line: .cssFlex)
        case .glue: PolicyEntry(policy, greedyRules: [.glue], line: .glue)
        default: PolicyEntry(policy)
        }
    }
}
