// SortedWaterFilling.swift: the optimum by sorted breakpoints, the independent witness of `WaterFilling`.
// It finds the one level `t` with sum of clamp(base + weight * t, lower, upper) == total.
// Totals in points, levels in points per unit of weight.

package import Rows

/// The water level at which the items of one tier hold a given total.
///
/// The total grows with the level along a piecewise linear curve whose slope changes at breakpoints, where an
/// item leaves its least length or reaches its greatest.  Every total is summed afresh rather than carried
/// along the curve: with weights of very different size the carried sums would keep the rounding of the large.
private struct WaterLevel {
    /// The highest level that gives the total; the lowest where no highest exists.
    let level: Double

    /// - Parameter total: Points, between the sums of the tier's least and greatest lengths.
    /// - Complexity: O(*n* log *n*).
    init(of tier: [Int], in row: ReducedRow, holding total: Double) {
        let flexible = tier.filter { row.lower[$0] < row.upper[$0] }
        let breakpoints = flexible.flatMap { [row.levelAtLower($0), row.levelAtUpper($0)] }
            .filter(\.isFinite).sorted()
        guard let lowest = breakpoints.first else {
            // Every item has one possible length, and any level explains them.
            level = tier.map(row.levelAtUpper).max() ?? 0
            return
        }
        let rigid = tier.reduce(0) { row.lower[$1] < row.upper[$1] ? $0 : $0 + row.lower[$1] }
        // Rounding in the sums must not tell a total from the breakpoint that it lies on.
        let slack = Double.rounding(at: total)
        let passed = breakpoints.countOfPrefix { breakpoint in
            row.total(of: flexible, at: breakpoint) + rigid <= total + slack
        }
        let reached = passed == 0 ? lowest : breakpoints[passed - 1]
        let moving = flexible.filter { row.levelAtLower($0) <= reached && reached < row.levelAtUpper($0) }
        guard !moving.isEmpty else {
            level = reached
            return
        }
        let held = flexible.reduce(rigid) { sum, index in
            if reached < row.levelAtLower(index) { return sum + row.lower[index] }
            return reached < row.levelAtUpper(index) ? sum + row.base[index] : sum + row.upper[index]
        }
        level = max(reached, (total - held) / moving.reduce(0) { $0 + row.weight[$1] })
    }
}

extension ReducedRow {
    /// The level above which an item is longer than its least length.
    fileprivate func levelAtLower(_ index: Int) -> Double { (lower[index] - base[index]) / weight[index] }

    /// The level at which an item is at its greatest length; infinite without one.
    fileprivate func levelAtUpper(_ index: Int) -> Double { (upper[index] - base[index]) / weight[index] }

    fileprivate func length(of index: Int, at level: Double) -> Double {
        max(lower[index], min(base[index] + weight[index] * level, upper[index]))
    }

    /// What the items of a tier hold together at a level, in points.
    fileprivate func total(of tier: [Int], at level: Double) -> Double {
        tier.reduce(0) { $0 + length(of: $1, at: level) }
    }
}

/// The optimal distribution by sorted breakpoints.
package struct SortedWaterFilling: Distribution {
    /// Makes the rule; it has no settings.
    package init() {}

    /// The leximin lengths of the row's policy, in points.
    package func lengths(for row: Row) -> [Double] {
        guard case .shared(let reduced) = row.resolution else { return row.lengths(by: .waterFilling) }
        var lengths = reduced.lower
        for (tier, budget) in zip(reduced.tiers, reduced.tierBudgets) {
            let level = WaterLevel(of: tier, in: reduced, holding: budget).level
            for index in tier { lengths[index] = reduced.length(of: index, at: level) }
        }
        return lengths
    }
}

extension Array {
    /// How many leading elements satisfy a predicate that no element satisfies after the first failure.
    ///
    /// - Complexity: O(log *n*) calls of the predicate.
    fileprivate func countOfPrefix(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
