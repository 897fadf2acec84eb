// ChosenRule.swift: a solver by its name in the table, or an engine of others by its name or command.

public import ArgumentParser
import PlumbTesting
import Workbench

/// What an option names: it can be looked up when the file of engines is known.
public struct ChosenRule: Sendable, ExpressibleByArgument {
    let text: String

    /// Any text; `entry(among:)` says whether there is such a rule.
    public init(argument: String) { text = argument }

    /// The names of all rules.
    public static var allValueStrings: [String] { RuleTable.standard.rules.map(\.name) }
    /// Shells offer these names.
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    /// The rule of the table that is named.
    var entry: RuleEntry? { RuleTable.standard[text] }

    /// The engine that is named, by a command or in a list.
    ///
    /// - Throws: `ValidationError` where there is neither a rule nor an engine of the name.
    func engine(among engines: [NamedEngine]) throws -> NamedEngine? {
        if entry != nil { return nil }
        if text.hasPrefix(Self.prefix) {
            let command = String(text.dropFirst(Self.prefix.count))
            guard command.readable == command, !command.isEmpty else {
                throw ValidationError("stdio: wants a command, as in stdio:'python3 engine.py'")
            }
            return .ofCommand(command)
        }
        guard let engine = engines.first(where: { $0.name == text }) else {
            throw ValidationError(
                RuleListError.unknown(text, names: Self.names(with: engines)).description)
        }
        return engine
    }

    private static let prefix = "stdio:"

    /// The names of all rules, then of engines, with commas between them.
    static func names(with engines: [NamedEngine]) -> String {
        (RuleTable.standard.rules.map(\.name) + engines.map(\.name)).joined(separator: ", ")
    }
}

/// Rules of the table and engines in other processes, ready to be asked.
struct ChosenRules {
    private(set) var rules: [RuleEntry] = []
    private var asked: [(pool: EnginePool, log: EngineLog)] = []
    /// Whether there are engines of others among them.
    var asksOthers: Bool { !asked.isEmpty }
    private let arguments: EngineLimitArguments
    private let areNamed: Bool

    /// No rules yet.
    ///
    /// - Parameter areNamed: Whether what an engine writes to standard error needs its name.
    init(_ arguments: EngineLimitArguments, named areNamed: Bool) {
        (self.arguments, self.areNamed) = (arguments, areNamed)
    }

    /// Adds a rule of the table.
    mutating func add(_ rule: RuleEntry) { rules.append(rule) }

    /// Adds an engine; nothing is started yet.
    mutating func add(_ engine: NamedEngine) {
        var engine = engine
        if arguments.explicit { engine.isExplicit = true }
        let log = EngineLog.shown(as: areNamed ? engine.title : nil)
        let title = engine.title
        // Where engines have names, failures are said when all rows have been asked; the first silence is said at once.
        let complain: @Sendable (EngineFailure) -> Void = { failure in Output.complain("\(title): \(failure)") }
        let pool = EnginePool(
            engine, limits: arguments.limits(of: engine), log: log, whenSilent: areNamed ? complain : nil)
        asked.append((pool, log))
        let policy = engine.policy ?? engine.preset?.policy
        rules.append(
            RuleEntry(
                engine.name, title: engine.title, summary: "an engine of others",
                takes: policy.map { "rows of policy \($0) only" }, program: engine.program, distribution: pool))
    }

    /// Adds an engine, which no other has the name of.
    ///
    /// - Throws: `ValidationError` where one has.
    mutating func add(once engine: NamedEngine) throws {
        guard !rules.contains(where: { $0.name == engine.name }) else {
            throw ValidationError(RuleListError.repeated(engine.name).description)
        }
        add(engine)
    }

    /// Adds the rules and engines of a list of names with commas between them, in that order.
    ///
    /// - Throws: `ValidationError` for the first name that is unknown or named twice.
    mutating func add(listed text: String, among engines: [NamedEngine]) throws {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.drop { $0 == " " })
            if let engine = engines.first(where: { $0.name == name }) {
                try add(once: engine)
                continue
            }
            guard let rule = RuleTable.standard[name] else {
                throw ValidationError(
                    RuleListError.unknown(name, names: ChosenRule.names(with: engines)).description)
            }
            guard !rules.contains(rule) else { throw ValidationError(RuleListError.repeated(name).description) }
            add(rule)
        }
    }

    /// Ends the processes, and says what was left unsaid while they ran.
    ///
    /// - Parameter saysFailures: Whether failures have not been reported row by row.
    /// - Returns: Whether all engines started and answered some of their rows.
    func finish(sayingFailures saysFailures: Bool) -> Bool {
        var hasAnswered = true
        for (pool, log) in asked {
            pool.stop()
            let name = pool.engine.title
            log.sayHidden(of: areNamed ? name : nil)
            let failed = pool.failed
            if let failure = failed.last {
                hasAnswered = false
                if saysFailures { Output.complain("\(name): \(failure)") }
            } else if saysFailures, let simplest = failed.simplest {
                Output.complain(
                    "\(name): no answer to \(failed.count.counted("row")); the simplest: \(simplest.failure)")
                Output.complain("\(name): that row: \(simplest.row)")
            }
        }
        return hasAnswered
    }
}

extension EngineLog {
    /// A log whose first lines are shown on standard error, behind the engine's name where there are several.
    static func shown(as name: String? = nil) -> EngineLog {
        let lead = name.map { "\($0): " } ?? ""
        return EngineLog { Output.complain(lead + $0) }
    }

    /// Says how many more lines there were.
    func sayHidden(of name: String? = nil) {
        let count = takeHidden()
        if count == 0 { return }
        Output.complain("\(name ?? "the engine"): \(count.counted("more line")) on standard error")
    }
}
