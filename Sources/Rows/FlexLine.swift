// FlexLine.swift: direction and participants of a CSS flex line (CSS Flexible Box Layout 1, section 9.7,
// steps 1 and 2).  Lengths in points.  FlexLoop and the cssFlex row both start from here.

/// A flex line whose direction has been chosen.
struct FlexLine {
    /// The flex base size of each item, in points.
    let base: [Double]
    /// The base size brought into the item's bounds, in points: where an item stays when it takes no part.
    let hypothetical: [Double]
    /// Whether the items grow into free space; otherwise they shrink out of missing space.
    let grows: Bool
    /// The flex factor in that direction, as written in the style sheet.
    let factor: [Double]
    /// What each item moves per level: the grow factor, or the shrink factor times the base size.
    let scaledFactor: [Double]
    /// The bounds of each item, in points.
    let minimum: [Double], maximum: [Double]

    /// Compares the hypothetical lengths with `room`, in points, and chooses the direction.
    init(_ items: [Item], room: Double) {
        self.init(items, grows: items.reduce(0) { $0 + $1.clamped($1.flex.basis) } < room)
    }

    /// A line whose direction is known.
    init(_ items: [Item], grows: Bool) {
        base = items.map(\.flex.basis)
        minimum = items.map(\.minimum)
        maximum = items.map(\.maximum)
        hypothetical = items.map { $0.clamped($0.flex.basis) }
        self.grows = grows
        factor = items.map { grows ? $0.flex.grow : $0.flex.shrink }
        scaledFactor = items.map { grows ? $0.flex.grow : $0.flex.shrink * $0.flex.basis }
    }

    /// Whether an item takes part: its factor is not 0 and its bounds have not moved it the other way.
    ///
    /// An item of base size 0 takes part in shrinking although it cannot move: its factor counts in the sum
    /// that step 4b compares with 1.
    func takesPart(_ index: Int) -> Bool {
        let clampedAgainst = grows ? base[index] > hypothetical[index] : base[index] < hypothetical[index]
        return factor[index] > 0 && !clampedAgainst
    }

    /// The items that take part, in layout order.
    var participants: [Int] { base.indices.filter(takesPart) }

    /// What is left of `room` for the participants, in points.
    func roomForParticipants(of room: Double) -> Double {
        base.indices.reduce(room) { takesPart($1) ? $0 : $0 - hypothetical[$1] }
    }
}
