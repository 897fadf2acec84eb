// TeXGlue.swift: how TeX sets a line (The TeXbook, chapter 12; TeX: The Program, hpack).
// Lengths in points.  Equals the optimum of policy `glue`.

/// TeX's glue setting: one ratio for the glue of the highest order of infinity.
///
/// TeX's glue has no maxima, so one pass suffices there.  Where an item has bounds and the ratio breaks one,
/// the item is set at that bound and the ratio taken again for the rest.
public struct TeXGlue: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The set widths of boxes and glue, in points.
    ///
    /// - Complexity: O(*n*²): at most *n* rounds, one where no bound is met.
    public func lengths(for problem: Row) -> [Double] {
        guard let room = problem.room, room.isFinite else { return problem.proposedLengths }
        let row = problem.glueRow(room: room)
        var lengths = row.base
        for (tier, budget) in zip(row.tiers, row.tierBudgets) {
            set(tier, of: row, budget: budget, lengths: &lengths)
        }
        return lengths
    }

    private func set(_ tier: [Int], of row: ReducedRow, budget: Double, lengths: inout [Double]) {
        var open = tier.filter { row.lower[$0] < row.upper[$0] }
        var left = tier.reduce(budget) { row.lower[$1] < row.upper[$1] ? $0 : $0 - lengths[$1] }
        while !open.isEmpty {
            let excess = open.reduce(left) { $0 - row.base[$1] }
            let ratio = excess / open.reduce(0) { $0 + row.weight[$1] }
            var unbound: [Int] = []
            for index in open {
                let wanted = row.base[index] + row.weight[index] * ratio
                lengths[index] = row.length(of: index, at: ratio)
                if lengths[index] == wanted { unbound.append(index) } else { left -= lengths[index] }
            }
            if unbound.count == open.count { return }
            open = unbound
        }
    }
}
