// PolicyEntry.swift: what the command knows of a policy besides what makes it fair.

/// One policy of the table.
public struct PolicyEntry: Sendable {
    /// The policy.
    public let policy: Policy
    /// The greedy rules that people would otherwise use for its rows.
    public let greedyRules: [RuleEntry]
    /// The model of `Models/` that is about its rows alone; `nil` where there is none.
    public let line: LineModel?

    /// An entry of a table.
    public init(_ policy: Policy, greedyRules: [RuleEntry] = [], line: LineModel? = nil) {
        (self.policy, self.greedyRules, self.line) = (policy, greedyRules, line)
    }

    /// The policies that Plumb brings along.
    static let standard = [
        PolicyEntry(.equalSizes, greedyRules: [.swiftui, .progressiveFill]),
        PolicyEntry(.equalIncrements, greedyRules: [.progressiveFill, .swiftui]),
        PolicyEntry(.weights, greedyRules: [.swiftui]), PolicyEntry(.cssFlex, greedyRules: [.css], line: .cssFlex),
        PolicyEntry(.glue, greedyRules: [.glue], line: .glue),
        PolicyEntry(.levels, greedyRules: [.swiftui]), PolicyEntry(.qtBox, greedyRules: [.toolkit]),
        PolicyEntry(.gtkBox, greedyRules: [.toolkit]), PolicyEntry(.naturalSteps, greedyRules: [.toolkit]),
        PolicyEntry(.spread, greedyRules: [.toolkit]), PolicyEntry(.gridTracks, greedyRules: [.toolkit]),
    ]
}
