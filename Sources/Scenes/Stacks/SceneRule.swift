// SceneRule.swift: the rules that stacks of scenes name, as `plumb` names the rules of rows.

import Documents
package import Rows

/// A rule of a stack, by its name; two of one name are the same.
package struct SceneRule: Sendable, Equatable {
    /// The name in JSON.
    package let name: String
    /// What shares the length.
    package let rule: any Rule

    /// A rule under a name.
    package init(_ name: String, _ rule: any Rule) { (self.name, self.rule) = (name, rule) }

    package static func == (first: SceneRule, second: SceneRule) -> Bool { first.name == second.name }

    /// The rules that stacks may name: those of the table of rows.  What solves linear programs there gives the optimum, and
    /// in a stack the optimum is found without one.
    package static let standard = [
        SceneRule("glpk", WaterFilling()), SceneRule("gini", WaterFilling()), SceneRule("certified", WaterFilling()),
        SceneRule("exact", WaterFilling()), .swiftui, SceneRule("progressive-fill", ProgressiveFilling()),
        SceneRule("css", CSSFlexbox()), SceneRule("glue", TeXGlue()), SceneRule("toolkit", ToolkitRule()),
        SceneRule("water-fill", WaterFilling()),
    ]

    /// What a stack does that names no rule.
    package static let swiftui = SceneRule("swiftui", SwiftUIRule())

    /// The rule of a name.
    package init?(named name: String) {
        guard let rule = Self.standard.first(where: { $0.name == name }) else { return nil }
        self = rule
    }
}

extension SceneValue {
    /// A rule; a stack without one shares by SwiftUI's.
    static var rule: SceneValue<SceneRule> {
        let rules = SceneValue<SceneRule>.named(
            { SceneRule(named: $0) }, known: "one of " + SceneRule.standard.map(\.name).joined(separator: ", "),
            word: \.name)
        return rules.unless(.swiftui)
    }

    /// A policy; a stack without one goes by equal sizes.
    static var policy: SceneValue<Policy> {
        SceneValue<Policy>(
            read: { fields, name in
                guard let word = try fields.object.string(name) else { return nil }
                if let policy = Policy(named: word, among: fields.policies) { return policy }
                let known = fields.policies.map(\.name).joined(separator: ", ")
                throw fields.fault(name, "is \"\(word)\"; it must be one of \(known)")
            }, write: { .string($0.name) }
        ).unless(.equalSizes)
    }
}

extension SceneValue where Value: Equatable {
    /// The same where one value counts as if the field were absent.
    fileprivate func unless(_ standard: Value) -> SceneValue {
        SceneValue(read: { try read($0, $1).flatMap { $0 == standard ? nil : $0 } }, write: write)
    }
}
