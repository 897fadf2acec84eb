// ProvedProgram.swift: a linear program together with its checked answer, for whoever wants to check again.

public import LinearPrograms

/// One linear program that was solved on the way to an answer.
public struct ProvedProgram: Sendable {
    /// What was asked.
    public let program: LinearProgram
    /// The answer, with the dual that proves it.
    public let solution: Solution
}
