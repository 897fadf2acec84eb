// LengthsByBases.swift: the optimum of a row where the bases that are read off it prove themselves, with nothing written down
// (Mathematics.md, section 3).  Lengths in points.

import Rows

extension Row {
    /// The lengths that `LinearProgramming` finds by its progressive method, to the last bit, without their certificates;
    /// `nil` where a program has to be solved.
    ///
    /// - Complexity: O(*n*) a round of `LevelRounds`, and a few pieces of memory.
    var lengthsByBases: [Double]? {
        guard case .shared(let row) = resolution, row.solverUnit == 1 else { return nil }
        let closeness = ProgressiveStages.closeness(within: tolerance)
        guard let lengths = row.lengthsByBases(closeness: closeness), row.isShared(by: lengths) else { return nil }
        return lengths
    }
}

extension ReducedRow {
    /// The tier in which the budget ends is filled by levels; the priority program decides the others.
    fileprivate func lengthsByBases(closeness: Double) -> [Double]? {
        var lengths = lower
        guard tiers.count > 1 else {
            return fill(&lengths, 0, budget: tierBudgets.first ?? 0, closeness) ? lengths : nil
        }
        guard tiers.count <= PriorityStages.mostTiers,
            let basis = PriorityBasis(tiers.indices, of: self, budget: budget)
        else { return nil }
        guard let open = basis.settle(&lengths, of: self) else { return lengths }
        return fill(&lengths, open, budget: basis.shares[open], closeness) ? lengths : nil
    }

    private func fill(_ lengths: inout [Double], _ tier: Int, budget: Double, _ closeness: Double) -> Bool {
        guard tiers.indices.contains(tier) else { return true }
        var rounds = LevelRounds(tiers[tier], of: self, budget: budget, closeness: closeness)
        return rounds.run(&lengths)
    }
}
