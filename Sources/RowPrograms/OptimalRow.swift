// OptimalRow.swift: an optimal distribution with the way in which it was found and proved.

public import Rows

/// The answer of the linear programs to a row.
public struct OptimalRow: Sendable {
    /// The lengths, which have passed the check of optimality, and their water levels.
    public let distribution: ProvedRow
    /// The method that found them; the one fallen back to, where the first was refuted.
    public let method: OptimalStack.Method
    /// Simplex iterations over all programs.
    public let iterations: Int
    /// What one unit of length in the programs is, in points: 1, or a power of two for rows of very great lengths.
    public let unit: Double
    /// The programs that the answer ends with, each with its dual: what each tier gets, and the level of each tier.
    public let programs: [ProvedProgram]
}
