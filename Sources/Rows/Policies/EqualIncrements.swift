// EqualIncrements.swift: equal increments over the minima are fair: progressive filling.

/// Base `minimum`, weight 1.
struct EqualIncrements: UndirectedPolicy {
    let name = "equal-increments"

    func base<Value>(of item: ItemOver<Value>) -> Value { item.minimum }
    func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar { 1 }
    func startsAtMinimum(_ item: Item) -> Bool { true }
}
