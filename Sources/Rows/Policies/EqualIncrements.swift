// EqualIncrements.swift: equal increments over the minima are fair: progressive filling.

/// Base `minimum`, weight 1.
struct EqualIncrements: PolicyDefinition {
    let name = "equal-increments"

    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: \.minimum, weight: { _ in 1 })
    }
}
