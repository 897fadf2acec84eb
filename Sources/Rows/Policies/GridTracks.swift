// GridTracks.swift: the tracks of a CSS grid, `minmax(MIN, MAX)` beside `minmax(MIN, FACTOR fr)` (CSS Grid Layout 1,
// sections 12.6 and 12.7).  Lengths in points.  `GridSizing` is the algorithm itself.

/// Equal increments for tracks of lengths, then sizes by their factors for tracks of fractions.
///
/// A track is one of fractions where `Item.Flex.grow` is above 0; CSS gives it no maximum, and one that is stated is kept.
/// CSS knows no priorities.  Factors that come to less than 1 leave space in a browser; a row of this policy takes it.
struct GridTracks: UndirectedPolicy {
    let name = "grid-tracks"
    let fields: ItemFields = .grow

    func base<Value>(of item: ItemOver<Value>) -> Value { item.flex.grow > 0 ? 0 : item.minimum }
    func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar { item.flex.grow > 0 ? item.flex.grow : 1 }

    func ownPriorities<Value>(of items: [ItemOver<Value>]) -> [Double]? { items.map { $0.flex.grow > 0 ? 0 : 1 } }
    func startsAtMinimum(_ item: Item) -> Bool { item.flex.grow == 0 }
}
