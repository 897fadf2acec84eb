// ReducedRow+Levels.swift: whether a level brings items to their greatest lengths.  Lengths in points.

import Rows

extension ReducedRow {
    /// Whether an item is at its greatest length when the level is reached, but for so many points.
    func reachesUpper(_ item: Int, at level: Double, within closeness: Double) -> Bool {
        upper[item].isFinite && upper[item] - (base[item] + weight[item] * level) <= closeness
    }
}
