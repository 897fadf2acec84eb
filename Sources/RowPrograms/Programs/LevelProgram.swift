// LevelProgram.swift: one stage of progressive filling (Mathematics.md, section 3).
// Lengths in points, levels in points per unit of weight.  Its MathProg twin has the same names.

public import LinearPrograms
public import Rows

/// The highest level that all active items of a tier can reach together.
///
///     maximise  t
///     subject to  Σ wᵢ = S,  wᵢ - bᵢ t >= aᵢ for active items,  lowerᵢ <= wᵢ <= upperᵢ
///
/// Columns are the lengths in the order of `items`, then `t`; rows are the budget, then the levels in the same
/// order.  The level is counted in units of the largest weight, so that no coefficient exceeds 1.
public struct LevelProgram: Sendable {
    public let program: LinearProgram
    /// The items that have a column.
    public let items: [Int]
    /// What one unit of the column `t` is worth: `t = level * scale`.
    public let scale: Double

    /// The row that holds the budget.
    package static let budgetRow = Constraint(index: 0)

    /// The column of the level.
    package var level: Variable { Variable(index: items.count) }

    /// States the stage in which all items are active.
    ///
    /// - Parameters:
    ///   - items: Items that can vary, at least one.
    ///   - budget: What they take together, in points; brought between the sums of their bounds, which it may miss by
    ///     the rounding of sums: the solver excuses nothing.
    ///   - scale: What one unit of the column `t` is worth; the largest weight unless given.
    /// - Complexity: O(*n*).
    public init(_ items: [Int], of row: ReducedRow, budget: Double, scale: Double? = nil) {
        self.items = items
        let least = Enclosure.sum(items) { row.lower[$0] }
        let most = Enclosure.sum(items) { row.upper[$0] }
        let budget = max(least.upper, min(budget, most.lower))
        let scale = scale ?? items.reduce(0) { max($0, row.weight[$1]) }
        self.scale = scale
        let count = items.count
        var columns = (0..<count).map(Int32.init)
        var coefficients = [Double](repeating: 1, count: count)
        var starts: [Int32] = [0, Int32(count)]
        columns.reserveCapacity(3 * count)
        coefficients.reserveCapacity(3 * count)
        starts.reserveCapacity(count + 2)
        for (position, item) in items.enumerated() {
            columns.append(Int32(position))
            columns.append(Int32(count))
            coefficients.append(1)
            coefficients.append(-row.weight[item] / scale)
            starts.append(Int32(columns.count))
        }
        program = LinearProgram(
            columnLower: items.map { row.lower[$0] } + [-.infinity],
            columnUpper: items.map { row.upper[$0] } + [.infinity],
            rowLower: [budget] + items.map { row.base[$0] },
            rowUpper: [budget] + [Double](repeating: .infinity, count: count),
            fittingStarts: starts, columns: columns, coefficients: coefficients,
            objectives: [Objective(.maximize, name: "level", columns: [Int32(count)], costs: [1])])
    }
}
