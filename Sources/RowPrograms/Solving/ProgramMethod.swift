// ProgramMethod.swift: the ways of asking linear programs for a row.

/// How fairness inside a tier is found.
public enum ProgramMethod: String, Sendable, CaseIterable {
    /// A short sequence of programs that raise the level.
    case progressive
    /// One program that minimises the Gini mean difference; at most `GiniProgram.mostItems` items.
    case gini
    /// A greedy answer confirmed from its own basis; falls back to `progressive` when refuted.
    case certified
    /// As `progressive`, each program solved in rational arithmetic; falls back to it when refuted.
    case exact

    /// The most items of a row that it takes; `nil` where `Limits.items` alone counts.
    public var mostItems: Int? { self == .gini ? GiniProgram.mostItems : nil }
}
