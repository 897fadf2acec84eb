// EqualSizes.swift: equal lengths are fair, which is what SwiftUI's stacks aim at.

/// Base 0, weight 1.
struct EqualSizes: PolicyDefinition {
    let name = "equal-sizes"

    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: { _ in 0 }, weight: { _ in 1 })
    }
}
