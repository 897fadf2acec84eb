// PriorityProgram.swift: overflow first, then the tiers (Mathematics.md, sections 1 and 3).
// Lengths in points.  Its MathProg twin has the same names.

public import LinearPrograms
public import Rows

/// What each tier gets, as a linear program with its objectives in order of priority.
///
///     minimise  e,  then  maximise  Σ wᵢ over each tier, from the highest down
///     subject to  Σ wᵢ - e <= T,  lowerᵢ <= wᵢ <= upperᵢ,  e >= 0
public struct PriorityProgram {
    /// The program.
    public let program: LinearProgram
    /// The length of each item, `w`.
    public let lengths: [Variable]
    /// The overflow, `e`.
    public let overflow: Variable

    /// States the program of a row.
    ///
    /// - Complexity: O(*n*).
    public init(_ row: ReducedRow) {
        var program = LinearProgram()
        let w = row.lower.indices.map { index in
            program.variable("w[\(index)]", atLeast: row.lower[index], atMost: row.upper[index])
        }
        let e = program.variable("e", atLeast: 0)
        program.minimize("overflow", sum([e]))
        for (number, tier) in row.tiers.enumerated() { program.maximize("tier[\(number)]", sum(tier.map { w[$0] })) }
        program.subject(to: "fit", sum(w) - e <= row.budget)
        (self.program, lengths, overflow) = (program, w, e)
    }
}
