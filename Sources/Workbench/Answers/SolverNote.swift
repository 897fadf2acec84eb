// SolverNote.swift: who gave an answer, and with what effort.

/// Who gave an answer, and with what effort.
public struct SolverNote: Sendable, Equatable {
    /// `glpk` or another adviser, or the name of the greedy rule.
    public let name: String
    /// The method of the linear programs, or `greedy`.
    public let method: String
    /// The version of GLPK.
    public var version: String?
    /// How many simplex iterations were made.
    public var iterations: Int?

    /// The linear programs, by whoever advises on them.
    static func programs(_ method: String, iterations: Int) -> SolverNote {
        SolverNote(
            name: Adviser.linked.name, method: method, version: LinkedAdviser.current?.version, iterations: iterations)
    }
}
