// WaterFilling.swift: the optimum of every policy by sorting breakpoints (Mathematics.md, section 4).
// Lengths in points.  The linear programs of RowPrograms give the same lengths: that is a law.

/// The optimal distribution, found without a linear program.
public struct WaterFilling: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The leximin lengths of the problem's policy, in points.
    ///
    /// - Complexity: O(*n* log *n*).
    public func lengths(for problem: Row) -> [Double] {
        switch problem.resolution {
        case .decided(let lengths): lengths
        case .shared(let row): row.filled().lengths
        }
    }
}

extension ReducedRow {
    /// The optimal lengths and the water level of each tier, highest tier first.
    ///
    /// - Complexity: O(*n* log *n*).
    public func filled() -> (lengths: [Double], levels: [Double]) {
        var lengths = lower
        let levels = zip(tiers, tierBudgets).map { tier, budget in
            let level = WaterLevel(of: tier, in: self, holding: budget).level
            for index in tier { lengths[index] = length(of: index, at: level) }
            return level
        }
        return (lengths, levels)
    }
}
