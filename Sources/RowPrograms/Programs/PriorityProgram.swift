// PriorityProgram.swift: overflow first, then the tiers (Mathematics.md, sections 1 and 3).
// Lengths in points.  Its MathProg twin has the same names.

public import LinearPrograms
public import Rows

/// What each tier gets, as a linear program with its objectives in order of priority.
///
///     minimise  e,  then  maximise  Σ wᵢ over each tier, from the highest down
///     subject to  Σ wᵢ - e <= T,  lowerᵢ <= wᵢ <= upperᵢ,  e >= 0
public struct PriorityProgram {
    public let program: LinearProgram
    /// The length of each item, `w`.
    public let lengths: [Variable]
    /// The overflow, `e`.
    public let overflow: Variable

    /// States the program of a row.
    ///
    /// - Complexity: O(*n*).
    public init(_ row: ReducedRow) { self.init(row.tiers.indices, of: row, budget: row.budget) }

    /// States the program of some neighbouring tiers.
    ///
    /// - Parameter budget: What their items may take together, in points.
    /// - Complexity: O(*k* log *k*) for their *k* items.
    init(_ tiers: Range<Int>, of row: ReducedRow, budget: Double) {
        var program = LinearProgram()
        let items = row.tiers[tiers].flatMap(\.self).sorted()
        let w = items.map { program.variable("w[\($0)]", atLeast: row.lower[$0], atMost: row.upper[$0]) }
        let column = Dictionary(uniqueKeysWithValues: zip(items, w))
        let e = program.variable("e", atLeast: 0)
        program.minimize("overflow", sum([e]))
        for tier in tiers { program.maximize("tier[\(tier)]", sum(row.tiers[tier].compactMap { column[$0] })) }
        program.subject(to: "fit", sum(w) - e <= budget)
        (self.program, lengths, overflow) = (program, w, e)
    }
}
