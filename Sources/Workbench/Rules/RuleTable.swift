// RuleTable.swift: the rules, policies and claims that all commands go by.

/// Every rule, every policy and every measure of one's own, each once.
///
/// A table is a value: `RuleTable.standard.adding(entry)` is another one, with one rule more.
public struct RuleTable: Sendable {
    /// The rules, in the order of lists and help texts.
    public private(set) var rules: [RuleEntry]
    /// The policies, in the order of lists and help texts.
    public private(set) var policies: [PolicyEntry]

    /// Measures with a file of their own, each with its claim; `LayoutMeasure` has the others.
    public private(set) var measures: [any MeasureDefinition]

    /// What Plumb brings along.
    public static let standard = RuleTable(
        rules: [.glpk, .gini, .certified, .exact, .swiftui, .progressiveFill, .css, .glue, .toolkit, .waterFill],
        policies: PolicyEntry.standard,
        measures: [
            TextsApart(), ShortLines(), LegibleTexts(), SpacedLines(), LargeHeadings(), LargeTargets(),
            TargetsOnScreen(), NoScrollingAcross(),
        ])

    /// The table with one rule more.
    ///
    /// - Precondition: The table has no rule of that name.
    public func adding(_ rule: RuleEntry) -> RuleTable {
        precondition(self[rule.name] == nil, "the table has a rule \(rule.name)")
        var table = self
        table.rules.append(rule)
        return table
    }

    /// The table with one policy more.
    ///
    /// - Precondition: The table does not have the policy.
    public func adding(_ policy: PolicyEntry) -> RuleTable {
        precondition(self[policy.policy] == nil, "the table has the policy \(policy.policy)")
        var table = self
        table.policies.append(policy)
        return table
    }

    /// The table with one measure more, and its claim.
    ///
    /// - Precondition: The names are letters, digits and hyphens, and mean nothing yet.
    public func adding(_ measure: some MeasureDefinition) -> RuleTable {
        let names = measures.flatMap { [$0.name, $0.claim] }
        precondition(
            measure.hasFreeNames && measure.name != measure.claim && !names.contains(measure.name)
                && !names.contains(measure.claim), "\(measure.name) or \(measure.claim) means something else")
        var table = self
        table.measures.append(measure)
        return table
    }

    public subscript(name: String) -> RuleEntry? { rules.first { $0.name == name } }

    /// What the table knows of a policy.
    public subscript(policy: Policy) -> PolicyEntry? { policies.first { $0.policy == policy } }

    /// The names of all rules, with commas between them.
    public var names: String { rules.map(\.name).joined(separator: ", ") }

    /// Every rule in a few words: `glpk (linear programs, progressive fairness), …`.
    public var summaries: String { rules.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ") }

    /// The rules that refuse rows, and which they take: `gini takes at most 60 items, …`.
    public var refusals: String {
        rules.compactMap { rule in rule.takes.map { "\(rule.name) takes \($0)" } }.joined(separator: ", ")
    }

    /// The names of the rules that sweep, and are proved, as the optimum: `glpk, gini and water-fill`.
    public var sweepingAsOptimum: String {
        rules.filter { $0.sweep?.title == RuleSweep.optimum.title }.map(\.name).listed
    }

    /// What reads documents of the table's policies and claims.
    public var decoder: ProblemDecoder { ProblemDecoder(policies: policies.map(\.policy), measures: measures) }

    /// The greedy rules to show beside the answer of a rule: those that people would otherwise use for such rows; before
    /// them the optimum, where the rule is none of the table's.
    public func rules(beside rule: RuleEntry, for policy: Policy) -> [RuleEntry] {
        let greedy = (self[policy]?.greedyRules ?? []).filter { $0 != rule }
        return self[rule.name] == nil ? [.waterFill] + greedy : greedy
    }

    /// The rules of a list of names with commas between them, in that order.
    ///
    /// - Throws: `RuleListError` for the first name that is unknown or named twice.
    public func list(_ text: String) throws(RuleListError) -> [RuleEntry] {
        var found: [RuleEntry] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.drop { $0 == " " })
            guard let rule = self[name] else { throw .unknown(name, names: names) }
            guard !found.contains(rule) else { throw .repeated(name) }
            found.append(rule)
        }
        return found
    }
}

/// Why a list of rules was refused.
public enum RuleListError: Error, Equatable, CustomStringConvertible {
    /// There is no rule of that name, but those of `names`.
    case unknown(String, names: String)
    /// A rule is named twice.
    case repeated(String)

    /// One sentence: what was wrong and what would be right.
    public var description: String {
        switch self {
        case .unknown("", let names): "a solver's name is missing; there are \(names)"
        case .unknown(let name, let names): "there is no solver \(name.printable); there are \(names)"
        case .repeated(let name): "\(name) is named twice; name every solver once"
        }
    }
}
