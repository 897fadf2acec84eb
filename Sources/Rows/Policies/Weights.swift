// Weights.swift: lengths in the ratio of the items' weights are fair, as in Compose's `Modifier.weight`.

/// Base 0, weight `Item.weight`.
struct Weights: UndirectedPolicy {
    let name = "weights"

    func base<Value>(of item: ItemOver<Value>) -> Value { 0 }
    func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar { item.weight }
}
