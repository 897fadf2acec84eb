// WaterFilling.swift: the optimum of every policy (Mathematics.md, sections 1 and 4).
// Lengths in points.  The linear programs of RowPrograms, and the filling by sorted breakpoints in Tests/Support,
// give the same lengths: those are laws.

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
        try row.policy.filled(row, in: room, judge: &judge)
    }

    /// Those of the policy.
    public func turningLengths(of row: Row) -> TurningLengths? { row.policy.definition.turningLengths(of: row) }

    /// That of a policy whose items keep their own bounds.
    public func levelForm(of row: Row) -> ReducedRow? { row.policy.levelForm(of: row) }
}

extension Distribution where Self == WaterFilling {
    /// The optimal distribution, found without a linear program.
    public static var waterFilling: WaterFilling { WaterFilling() }
}
