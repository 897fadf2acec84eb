// GiniProgram.swift: the whole distribution problem as one linear program (Mathematics.md, section 3).
// Lengths in points, levels in points per unit of weight.  Its MathProg twin has the same names.

public import LinearPrograms
public import Rows

/// Overflow, tiers and fairness, fairness as the weighted Gini mean difference of the levels.
///
///     minimise  e,  then  maximise  Σ wᵢ over each tier,  then  minimise  Σ bᵢ bⱼ gᵢⱼ
///     subject to  |lᵢ - lⱼ| <= gᵢⱼ  with  lᵢ = (wᵢ - aᵢ) / bᵢ,  for each two items of one tier,
///     and the constraints of `PriorityProgram`
///
/// The mean difference falls under every improving transfer, so that its only minimiser is the leximin answer.
/// Items with one possible length are left out: they take part in no transfer.
public struct GiniProgram {
    /// The program.
    public private(set) var program: LinearProgram
    /// The length of each item, `w`.
    public let lengths: [Variable]

    /// States the program of a row.
    ///
    /// - Complexity: O(*n*²) columns and rows.
    public init(_ row: ReducedRow) {
        let priorities = PriorityProgram(row)
        program = priorities.program
        lengths = priorities.lengths
        program.minimize("unfairness", program.unfairness(of: lengths, in: row))
    }
}

extension LinearProgram {
    /// Adds `g[i,j]` for each two items of a tier; returns the weighted sum of the `g`.
    mutating func unfairness(of lengths: [Variable], in row: ReducedRow, named prefix: String = "")
        -> LinearExpression
    {
        var differences = LinearExpression()
        for tier in row.tiers {
            let flexible = tier.filter { row.lower[$0] < row.upper[$0] }
            let scale = flexible.map { row.weight[$0] }.max() ?? 1
            for (position, i) in flexible.enumerated() {
                for j in flexible[(position + 1)...] {
                    differences += difference(i, j, lengths, row, scale: scale, named: prefix)
                }
            }
        }
        return differences
    }

    /// `bᵢ bⱼ gᵢⱼ`, in units of the tier's largest weight.
    ///
    /// The rows are multiplied by `bᵢ bⱼ` as well: then a small weight makes small coefficients, not large ones.
    private mutating func difference(
        _ i: Int, _ j: Int, _ lengths: [Variable], _ row: ReducedRow, scale: Double, named prefix: String
    ) -> LinearExpression {
        let g = variable("g\(prefix)[\(i),\(j)]", atLeast: 0)
        let (first, second) = (row.weight[i] / scale, row.weight[j] / scale)
        let gap = second * (lengths[i] - row.base[i]) - first * (lengths[j] - row.base[j])
        subject(to: "apart\(prefix)[\(i),\(j)]", abs(gap) <= g)
        return 1 * g
    }
}
