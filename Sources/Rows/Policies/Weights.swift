// Weights.swift: lengths in the ratio of the items' weights are fair, as in Compose's `Modifier.weight`.

/// Base 0, weight `Item.weight`.
struct Weights: PolicyDefinition {
    let name = "weights"

    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: { _ in 0 }, weight: \.weight)
    }
}
