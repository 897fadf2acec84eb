// ComparedEngine.swift: who answers rows in a comparison over a corpus.

/// A rule that is asked, or an engine whose answers the corpus records.
public struct ComparedEngine: Sendable, Hashable {
    /// The name, by whose bytes engines are told apart and ordered.
    let key: EngineName
    /// Whether the answers come from the input.
    public let isRecorded: Bool

    /// What the engines share that are beyond `CorpusComparison.mostRecorded`.
    static let others = ComparedEngine(key: EngineName("(other engines)"), isRecorded: true)

    init(key: EngineName, isRecorded: Bool) { (self.key, self.isRecorded) = (key, isRecorded) }

    /// How reports call the engine: the rule as `--with` has it, or the name in the input.
    public var name: String { key.text }

    /// A rule or method that is asked.
    public static func rule(_ rule: RuleEntry) -> ComparedEngine {
        ComparedEngine(key: EngineName(rule.name), isRecorded: false)
    }

    /// An engine that claims answers in the input, by the name it has there.
    ///
    /// - Parameters:
    ///   - table: A name of one of its rules must not pass for the rule.
    ///   - asked: Nor must one of these, which need not be in the table.
    public static func recorded(
        _ name: String, beside table: RuleTable = .standard, asking asked: [RuleEntry] = []
    ) -> ComparedEngine {
        let isTaken = table[name] != nil || asked.contains { $0.name == name }
        return ComparedEngine(key: EngineName(isTaken ? "\(name) (recorded)" : name.printable), isRecorded: true)
    }
}
