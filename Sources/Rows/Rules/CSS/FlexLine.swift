// FlexLine.swift: direction and participants of a CSS flex line (CSS Flexible Box Layout 1, section 9.7,
// steps 1 and 2).  Lengths in points.  The rule `CSSFlexbox` and the policy `css-flex` both start from here.

/// A flex line whose direction has been chosen.
struct FlexLine<Value: Number> {
    /// The items' own bounds, their flex base sizes, and as weights what each moves per level: the grow factor, or the
    /// shrink factor times the base size.
    let bounds: ReducedRowOver<Value>
    /// The base size brought into the item's bounds, in points: where an item stays when it takes no part.
    let hypothetical: [Value]
    /// Whether the items grow into free space; otherwise they shrink out of missing space.
    let grows: Bool
    /// The flex factor in that direction, as written in the style sheet.
    let factor: [Value.Scalar]
    /// The items that take part, in layout order.
    let participants: [Int]

    /// Compares the hypothetical lengths with `room`, in points, and chooses the direction.
    ///
    /// - Throws: What `judge.known(_:)` throws, where the base size of an item that shrinks varies.
    init<J: Judge>(_ items: [ItemOver<Value>], room: Value, judge: inout J) throws(J.Failure) where J.Value == Value {
        let base = items.map(\.flex.basis)
        var hypothetical: [Value] = []
        // Whether the bounds have moved an item up or down from its base size.
        var moved: [Side] = []
        for item in items {
            let side = judge.side(of: item.flex.basis, item.minimum, item.maximum)
            moved.append(side)
            hypothetical.append(side == .below ? item.minimum : side == .above ? item.maximum : item.flex.basis)
        }
        let grows = judge.isLess(hypothetical.reduce(0, +), room)
        self.grows = grows
        self.hypothetical = hypothetical
        factor = items.map { grows ? $0.flex.grow : $0.flex.shrink }
        var weight: [Value.Scalar] = []
        for item in items {
            if grows || item.flex.shrink == 0 {
                weight.append(grows ? item.flex.grow : 0)
            } else {
                weight.append(item.flex.shrink * (try judge.known(item.flex.basis)))
            }
        }
        bounds = ReducedRowOver(
            lower: items.map(\.minimum), upper: items.map(\.maximum), base: base, weight: weight, tiers: [],
            budget: room)
        // An item takes part when its factor is not 0 and its bounds have not moved it the other way.  One of base size 0
        // takes part in shrinking although it cannot move: its factor counts in the sum that step 4b compares with 1.
        let against: Side = grows ? .above : .below
        participants = items.indices.filter { [factor] in factor[$0] > 0 && moved[$0] != against }
    }

    /// Whether an item takes part in the line's direction.
    func takesPart(_ index: Int) -> Bool { participants.contains(index) }

    /// What the items that take no part leave of the room, in points.
    var roomForParticipants: Value {
        let others = Set(hypothetical.indices).subtracting(participants)
        return others.sorted().reduce(bounds.budget) { $0 - hypothetical[$1] }
    }

    /// The lengths of the line by the freeze loop with its fractions, over all participants as one line.
    func resolved<J: Judge>(
        judge: inout J
    ) -> (lengths: [Value], loop: FreezeLoop<Value, ReducedRowOver<Value>, [Int]>.Outcome) where J.Value == Value {
        var lengths = hypothetical
        let outcome = FreezeLoop(items: bounds, tier: participants, room: roomForParticipants)
            .run(factors: factor, &lengths, judge: &judge)
        return (lengths, outcome)
    }
}

extension FlexLine where Value: KnownNumber {
    /// A line of known numbers.
    init(_ items: [ItemOver<Value>], room: Value) {
        var judge = PlainJudge<Value>()
        self.init(items, room: room, judge: &judge)
    }
}
