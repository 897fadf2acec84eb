// ComparedEngine.swift: who answers rows in a comparison over a corpus.

/// A rule that is asked, or an engine whose answers the corpus records.
public struct ComparedEngine: Sendable, Hashable {
    /// How reports call the engine: the rule as `--with` has it, or the name in the input.
    public let name: String
    /// Whether the answers come from the input.
    public let isRecorded: Bool

    /// What the engines share that are beyond `CorpusComparison.mostRecorded`.
    static let others = ComparedEngine(name: "(other engines)", isRecorded: true)

    private init(name: String, isRecorded: Bool) { (self.name, self.isRecorded) = (name, isRecorded) }

    /// A rule or method that is asked.
    public static func rule(_ rule: RuleEntry) -> ComparedEngine { ComparedEngine(name: rule.name, isRecorded: false) }

    /// An engine that claims answers in the input, by the name it has there.
    ///
    /// - Parameter table: A name of one of its rules must not pass for the rule.
    public static func recorded(_ name: String, beside table: RuleTable = .standard) -> ComparedEngine {
        ComparedEngine(name: table[name] == nil ? name.printable : "\(name) (recorded)", isRecorded: true)
    }
}
