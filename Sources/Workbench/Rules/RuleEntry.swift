// RuleEntry.swift: one rule of the table: what it is called, what answers, and how it is followed over containers.

/// A rule for rows, as the command knows it.
///
/// Two entries are the same when their names are: a table has each name once.
public struct RuleEntry: Sendable {
    /// The name after `--with`, in lists and in JSON.
    public let name: String
    /// How reports call the rule.
    public let title: String
    /// What it does, in a few words for help texts.
    public let summary: String
    /// Which rows it takes, where it refuses some: `rows of policy glue only`.
    public let takes: String?
    /// The rule itself; it throws for a row that it refuses.
    public let rule: any Distribution
    /// The same rule where it is a method of the linear programs, whose answers carry certificates.
    public let programs: LinearProgramming?
    /// How the rule is followed over all containers; `nil` for a rule that cannot be.
    public let sweep: RuleSweep?
    /// Whether a line across the row has to lie within the extent, as in SwiftUI's stacks.
    public let countsLine: Bool

    /// The program that answers, where it is one of others: its command and its version.
    public private(set) var program: String?

    /// An entry for anything that answers rows, one container at a time.
    ///
    /// - Parameters:
    ///   - title: The name by default.
    ///   - program: The command and the version of a program of others; `nil` for a rule.
    public init(
        _ name: String, title: String? = nil, summary: String = "", takes: String? = nil,
        program: String? = nil, distribution: some Distribution, countsLine: Bool = false
    ) {
        (self.name, self.title, self.summary, self.takes) = (name, title ?? name, summary, takes)
        (rule, programs, sweep, self.countsLine, self.program) = (distribution, nil, nil, countsLine, program)
    }

    /// An entry for a rule that is written over any number, and so can be swept and proved.
    ///
    /// - Parameter sweep: By default the rule itself, under its title.
    public init(
        _ name: String, title: String? = nil, summary: String = "", takes: String? = nil, rule: some Rule,
        sweep: RuleSweep? = nil, countsLine: Bool = false
    ) {
        (self.name, self.title, self.summary, self.takes) = (name, title ?? name, summary, takes)
        (self.rule, programs, self.countsLine) = (rule, nil, countsLine)
        self.sweep = sweep ?? RuleSweep(self.title, rule)
    }

    /// An entry for a method of the linear programs, with the advice of GLPK where the program has it.
    public init(_ name: String, title: String, summary: String, takes: String? = nil, programs method: ProgramMethod) {
        let programs = LinearProgramming(method: method, advisedBy: .linked)
        (self.name, self.title, self.summary, self.takes) = (name, title, summary, takes)
        (rule, self.programs, sweep, countsLine) = (programs, programs, .optimum, false)
    }
}

extension RuleEntry {
    /// Whether it answers in exact arithmetic too.
    package var isExact: Bool { rule is any Rule }

    /// What is proved of a rule that is written over any number, with the title of the proof; `nil` for any other rule.
    package var provable: (title: String, rule: any Rule)? { sweep.map { ($0.title, $0.rule) } }

    /// The name of that rule in certificates: every way to the optimum is proved as water filling.
    package var nameOfProvable: String { sweep?.title == RuleSweep.optimum.title ? RuleEntry.waterFill.name : name }
}

extension RuleEntry {
    /// The engine that lays scenes out by the rule; `nil` for a rule of rows alone.
    package var engineOfScenes: SceneEngine? {
        switch nameOfProvable {
        case RuleEntry.swiftui.name: .swiftui
        case RuleEntry.waterFill.name: .optimal
        default: nil
        }
    }
}

extension RuleTable {
    /// The rule of a name for verbs that follow or prove lengths, where every way to the optimum is the same:
    /// `optimal` names it, of rows as of scenes.
    ///
    /// - Throws: `RuleListError.unknown`.
    package func followed(_ name: String) throws(RuleListError) -> RuleEntry {
        if name == SceneEngine.optimal.rawValue { return .glpk }
        guard let rule = self[name] else { throw .unknown(name, names: names + ", \(SceneEngine.optimal.rawValue)") }
        return rule
    }

    /// Those of a list of names with commas between them, in that order.
    ///
    /// - Throws: `RuleListError` for the first name that is unknown or named twice.
    package func listFollowed(_ text: String) throws(RuleListError) -> [RuleEntry] {
        var found: [RuleEntry] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.drop { $0 == " " })
            let rule = try followed(name)
            guard !found.contains(rule) else { throw .repeated(name) }
            found.append(rule)
        }
        return found
    }
}

extension RuleEntry: Hashable, CustomStringConvertible {
    /// Whether both have the same name.
    public static func == (first: RuleEntry, second: RuleEntry) -> Bool { first.name == second.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var description: String { name }
}
