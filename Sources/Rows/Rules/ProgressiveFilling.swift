// ProgressiveFilling.swift: progressive filling over the minima, as a hand-written stack on SwiftUI's `Layout` does it
// (Mathematics.md, section 4).  Lengths in points.  Equals the optimum of policy `equalIncrements`.

/// Every item starts at its minimum; what remains is shared equally among the items that can still grow.
///
/// Source: Bertsekas and Gallager, "Data Networks" (1992), section 6.5.2, for progressive filling as the way
/// to max-min fairness.
public struct ProgressiveFilling: TotalRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// Minima plus equal increments, in points.
    ///
    /// - Complexity: O(*n*²): every round but the last saturates an item.
    public func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        row.filled(under: EqualIncrements(), in: room, judge: &judge)
    }

    /// That of equal increments.
    public func levelForm(of row: Row) -> ReducedRow? { row.levelForm(under: EqualIncrements()) }
}

extension Distribution where Self == ProgressiveFilling {
    /// Progressive filling over the minima.
    public static var progressiveFilling: ProgressiveFilling { ProgressiveFilling() }
}
