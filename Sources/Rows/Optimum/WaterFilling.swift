// WaterFilling.swift: the optimum of every policy (Mathematics.md, sections 1 and 4).
// Lengths in points.  The linear programs of RowPrograms, and the filling by sorted breakpoints in WaterLevel.swift, give
// the same lengths: those are laws.

/// The optimal distribution, found without a linear program.
public struct WaterFilling: TotalRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The leximin lengths of the row's policy, in points.
    ///
    /// - Complexity: O(*n*) a round of freezing, at most *n* rounds a tier; mostly two or three.
    public func lengths<J: Judge>(
        of row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        try row.policy.reduced(row, in: room, judge: &judge).filled(judge: &judge)
    }

    /// Those of the policy.
    public func turningLengths(of row: Row) -> TurningLengths? { row.policy.definition.turningLengths(of: row) }
}

extension Distribution where Self == WaterFilling {
    /// The optimal distribution, found without a linear program.
    public static var waterFilling: WaterFilling { WaterFilling() }
}

extension ReducedRowOver {
    /// The optimal lengths: tiers in order, one level a tier.
    ///
    /// - Complexity: O(*n*) a round, at most *n* rounds a tier.
    func filled<J: Judge>(judge: inout J) -> [Value] where J.Value == Value {
        var lengths = lower
        var remaining = budget
        var reserved = lower.reduce(0, +)
        for tier in tiers {
            let least = tier.reduce(0) { $0 + lower[$1] }
            reserved = reserved - least
            let share = remaining - reserved
            switch judge.side(of: share, least, tier.reduce(0) { $0 + upper[$1] }) {
            case .below: remaining = remaining - least
            case .above:
                for index in tier {
                    lengths[index] = upper[index]
                    remaining = remaining - upper[index]
                }
            case .inside:
                // The tiers below are left with their least lengths.
                fill(tier, holding: share, &lengths, judge: &judge)
                return lengths
            }
        }
        return lengths
    }

    /// Raises one level until the tier holds its share.
    private func fill<J: Judge>(
        _ tier: [Int], holding share: Value, _ lengths: inout [Value], judge: inout J
    ) where J.Value == Value {
        var members: [Int] = []
        var rigid: Value = 0
        for index in tier {
            if judge.isLess(lower[index], upper[index]) { members.append(index) } else { rigid = rigid + lower[index] }
        }
        _ = FreezeLoop(self, members: members, room: share, rigid: rigid, &lengths, judge: &judge)
    }
}
