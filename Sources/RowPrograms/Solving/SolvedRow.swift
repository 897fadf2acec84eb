// SolvedRow.swift: an optimal distribution with the way in which it was found and proved.  Lengths in points.

public import LinearPrograms
public import Rows
internal import Simplex

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
    /// The row in units of the programs.
    let row: ReducedRow
    let solver: ProgramSolver
    /// What the answer rests on, as far as it was written down on the way.
    let rests: [Rest]

    /// A program on the way to an answer.
    enum Rest: Sendable {
        /// One that was solved as a value.
        case program(ProvedProgram)
        /// A priority program that was not, by the basis that is proved.
        case priority(PriorityBasis)
        /// A level program that was not, by the basis that is proved.
        case level(LevelBasis)
    }

    /// The programs that the answer ends with, each with its dual: what each tier gets where there are several, and the
    /// level of each tier.
    ///
    /// Those that nobody was asked for are written out here, and solved once more from the basis that was proved on the way.
    ///
    /// - Throws: `RowProgramError.solver`.
    /// - Complexity: O(*n*) and a solve from a right basis a tier.
    public var programs: [ProvedProgram] {
        get throws(RowProgramError) {
            try rests.map { rest throws(RowProgramError) in
                switch rest {
                case .program(let program): program
                case .priority(let basis): try basis.solved(row, by: solver)
                case .level(let basis):
                    try solving { () throws(SolverError) in try basis.solved(row, by: solver) }
                }
            }
        }
    }

    /// The length of each item, in points.
    public var lengths: [Double] { proved.lengths }
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
