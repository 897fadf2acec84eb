// ComparedEngine.swift: who answers rows in a comparison over a corpus.

import Rows

/// A solver of ours, or an engine whose answers the corpus records.
public enum ComparedEngine: Sendable, Hashable {
    /// A rule or method that is asked.
    case solver(RowSolver)
    /// An engine that claims answers in the input, by the name it has there.
    case recorded(String)

    /// What the engines share that are beyond `CorpusComparison.mostRecorded`.
    static let others = ComparedEngine.recorded("(other engines)")

    /// How reports call the engine: the solver as `--with` has it, or the name in the input.
    public var name: String {
        switch self {
        case .solver(let solver): solver.rawValue
        // A solver's name in the input must not pass for the solver.
        case .recorded(let name): RowSolver(rawValue: name) == nil ? name.printable : "\(name) (recorded)"
        }
    }

    /// Whether the answers stand in the input.
    public var isRecorded: Bool {
        if case .recorded = self { true } else { false }
    }
}
