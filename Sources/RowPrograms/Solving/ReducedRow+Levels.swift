// ReducedRow+Levels.swift: the levels at which items meet their bounds.  Levels in points per unit of weight.

import Rows

extension ReducedRow {
    /// The level at which an item leaves its least length.
    func levelAtLower(_ item: Int) -> Double { (lower[item] - base[item]) / weight[item] }

    /// The level at which an item reaches its greatest length.
    func levelAtUpper(_ item: Int) -> Double { (upper[item] - base[item]) / weight[item] }

    /// Whether an item is at its greatest length when the level is reached, but for so many points.
    func reachesUpper(_ item: Int, at level: Double, within closeness: Double) -> Bool {
        upper[item].isFinite && upper[item] - (base[item] + weight[item] * level) <= closeness
    }
}
