// SolvedRow.swift: an optimal distribution with the way in which it was found and proved.  Lengths in points.

public import LinearPrograms
public import Rows

/// The answer of the linear programs to a row.
public struct SolvedRow: Sendable {
    /// The lengths, which have passed the check of optimality, and their water levels.
    public let proved: ProvedRow
    /// The method that found them; the one fallen back to, where the first was refuted.
    public let method: ProgramMethod
    /// Simplex iterations over all programs.
    public let iterations: Int
    /// What one unit of length in the programs is, in points: 1, or a power of two for rows of very great lengths.
    public let unit: Double
    /// The programs that the answer ends with, each with its dual: what each tier gets, and the level of each tier.
    public let programs: [ProvedProgram]

    /// The length of each item, in points.
    public var lengths: [Double] { proved.arrangement.lengths }
    /// The water level of each tier, highest first.
    public var levels: [TierLevel] { proved.levels }
}

/// One linear program that was solved on the way to an answer.
public struct ProvedProgram: Sendable {
    /// What was asked.
    public let program: LinearProgram
    /// The answer, with the dual that proves it.
    public let solution: Solution
}
