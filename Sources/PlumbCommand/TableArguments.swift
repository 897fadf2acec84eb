// TableArguments.swift: rules and policies by their names in the table, as options take them.

public import ArgumentParser
public import PlumbTesting
import Scenes
public import Workbench

extension RuleEntry: ExpressibleByArgument {
    /// The rule of that name, or the optimum under the name `optimal`.
    public init?(argument: String) {
        guard let rule = try? RuleTable.standard.followed(argument) else { return nil }
        self = rule
    }
    /// The names of all rules, and `optimal`.
    public static var allValueStrings: [String] {
        RuleTable.standard.rules.map(\.name) + [SceneEngine.optimal.rawValue]
    }
}

extension Policy: ExpressibleByArgument {
    /// The policy of a name in JSON.
    public init?(argument: String) { self.init(named: argument, among: RuleTable.standard.policies.map(\.policy)) }
    /// The names in JSON.
    public static var allValueStrings: [String] { RuleTable.standard.policies.map(\.policy.name) }
    /// How help texts call a default.
    public var defaultValueDescription: String { name }
}

extension RowPreset: ExpressibleByArgument {
    /// The preset of a name.
    public init?(argument: String) { self.init(named: argument) }
    /// The names of all presets.
    public static var allValueStrings: [String] { all.map(\.name) }
    /// How help texts call a default.
    public var defaultValueDescription: String { name }
}
