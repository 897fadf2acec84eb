// Levels.swift: a row whose items say themselves where they begin and how fast they grow.  Lengths in points.
// Nearly every toolkit's rule is a row of this policy, or two of them (TwoPiecePolicy.swift).

/// Base `Item.base`, weight `Item.weight`: the length at a level is base + weight · level, within the item's bounds.
struct Levels: UndirectedPolicy {
    let name = "levels"
    let fields: ItemFields = .base

    func base<Value>(of item: ItemOver<Value>) -> Value { item.base }
    func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar { item.weight }
}
