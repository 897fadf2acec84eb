// ProvableRules.swift: the rules by which certificates of families can be checked, by their names in files.

import Families
public import Rows

/// The rules by which findings can be checked, each under its name in files.
public struct ProvableRules: Sendable {
    private var rules: [(name: String, rule: any Rule)]

    /// What Plumb brings along.
    public static let standard = ProvableRules(rules: [
        ("swiftui", SwiftUIRule()), ("progressive-fill", ProgressiveFilling()), ("css", CSSFlexbox()),
        ("glue", TeXGlue()), ("toolkit", ToolkitRule()), ("water-fill", WaterFilling()), ("yoga", YogaLine()),
        ("taffy", TaffyLine()), ("flutter", WeightedRow(.flutter)), ("compose", WeightedRow(.compose)),
    ])

    /// The names, with commas between them.
    public var names: String { rules.map(\.name).joined(separator: ", ") }

    /// The rule of a name; `water-fill:weights` is water filling of the row as one of the policy `weights`.
    public subscript(name: String) -> (any Rule)? {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let rule = rules.first(where: { $0.name == parts[0] })?.rule, parts.count == 2 else {
            return rules.first { $0.name == name }?.rule
        }
        func under(_ policy: Policy, _ rule: some Rule) -> any Rule { RuleUnderPolicy(rule, policy) }
        return Policy.allCases.first { $0.name == parts[1] }.map { under($0, rule) }
    }

    /// The rules with one more.
    public func adding(_ rule: some Rule, named name: String) -> ProvableRules {
        ProvableRules(rules: rules + [(name, rule)])
    }
}
