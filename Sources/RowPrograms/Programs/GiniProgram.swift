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
    /// The largest row, since the program grows with the square of it.
    public static let mostItems = 60

    /// - Throws: `RowProgramError.tooManyItems`.
    static func check(count: Int) throws(RowProgramError) {
        guard count <= mostItems else { throw .tooManyItems(count: count, most: mostItems, method: .gini) }
    }

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
    mutating func unfairness(of lengths: [Variable], in row: ReducedRow) -> LinearExpression {
        var differences = LinearExpression()
        for tier in row.tiers {
            let flexible = row.flexible(of: tier)
            let scale = flexible.map { row.weight[$0] }.max() ?? 1
            differences += sumOfDifferences(of: flexible, column: "g", row: "apart") { i, j in
                // `bᵢ bⱼ gᵢⱼ` in units of the tier's largest weight.  The rows are multiplied by `bᵢ bⱼ` as well: then
                // a small weight makes small coefficients, not large ones.
                let (first, second) = (row.weight[i] / scale, row.weight[j] / scale)
                return second * (lengths[i] - row.base[i]) - first * (lengths[j] - row.base[j])
            }
        }
        return differences
    }

    /// Adds a column `>= |difference|` for each two of some members; returns the sum of the columns.
    ///
    /// - Parameters:
    ///   - column, row: What the columns and their rows are called, before `[i,j]`.
    mutating func sumOfDifferences(
        of members: [Int], column: String, row: String, _ difference: (Int, Int) -> LinearExpression
    ) -> LinearExpression {
        var total = LinearExpression()
        for (position, i) in members.enumerated() {
            for j in members[(position + 1)...] {
                let d = variable("\(column)[\(i),\(j)]", atLeast: 0)
                subject(to: "\(row)[\(i),\(j)]", abs(difference(i, j)) <= d)
                total += d
            }
        }
        return total
    }
}
