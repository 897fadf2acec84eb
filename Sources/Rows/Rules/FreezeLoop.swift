// FreezeLoop.swift: one level raised or lowered until the room is shared, items frozen at the bounds that they break.
// Lengths in points.  Source: CSS Flexible Box Layout 1, section 9.7, steps 3 to 5; without factors it is water filling,
// since an item frozen on the side of the total violation stays there at the final level (Mathematics.md, section 2).

/// One run of the loop over some items of a row.
struct FreezeLoop<Value: Number> {
    /// Whether a factor sum below 1 ever limited what was handed out.
    private(set) var handedOutFraction = false
    /// The items frozen by the last round; all of them stand at one level.
    private(set) var lastRound: [Int] = []

    private let row: ReducedRowOver<Value>
    private let members: [Int]
    private let room: Value
    private let rigid: Value
    /// Which members, by position, have not been frozen.
    private var isOpen: [Bool]

    /// Sets the lengths of the members.
    ///
    /// - Parameters:
    ///   - row: Its bounds, bases and weights; members of weight 0 do not move.
    ///   - room: What the members may take together, in points, with what is rigid.
    ///   - rigid: The part of the room that others take.
    ///   - factors: By item; a sum over the open members below 1 hands out only that fraction of the free space.
    ///   - lengths: By item.
    /// - Complexity: O(*n*) a round, at most *n* rounds.
    init<J: Judge>(
        _ row: ReducedRowOver<Value>, members: [Int], room: Value, rigid: Value = 0,
        factors: [Value.Scalar]? = nil, _ lengths: inout [Value], judge: inout J
    ) where J.Value == Value {
        self.row = row
        self.members = members
        self.room = room
        self.rigid = rigid
        isOpen = [Bool](repeating: true, count: members.count)
        let initial = factors == nil ? room : freeSpace(lengths)
        var open = members.count
        while open > 0 {
            let free =
                if let factors {
                    fraction(of: initial, factors, remaining: freeSpace(lengths), judge: &judge)
                } else {
                    freeSpace(lengths)
                }
            open -= runRound(handingOut: free, &lengths, judge: &judge)
        }
    }

    /// What is left above the bases of the open members and the lengths of the frozen ones.
    private func freeSpace(_ lengths: [Value]) -> Value {
        var held = rigid
        for (position, index) in members.enumerated() {
            held = held + (isOpen[position] ? row.base[index] : lengths[index])
        }
        return room - held
    }

    /// The remaining free space, or the stated fraction of the initial one where that is less.
    private mutating func fraction<J: Judge>(
        of initial: Value, _ factors: [Value.Scalar], remaining: Value, judge: inout J
    ) -> Value where J.Value == Value {
        var sum: Value.Scalar = 0
        for (position, index) in members.enumerated() where isOpen[position] { sum = sum + factors[index] }
        guard judge.isLess(Value(sum), 1) else { return remaining }
        let fraction = initial * sum
        let negative: Value = 0
        let sizes = (
            judge.isLess(fraction, 0) ? negative - fraction : fraction,
            judge.isLess(remaining, 0) ? negative - remaining : remaining
        )
        guard judge.isLess(sizes.0, sizes.1) else { return remaining }
        handedOutFraction = true
        return fraction
    }

    /// Shares the space by weight and freezes what breaks its bound on the side of the total violation; all where
    /// nothing is violated.  Returns how many were frozen.
    private mutating func runRound<J: Judge>(
        handingOut space: Value, _ lengths: inout [Value], judge: inout J
    ) -> Int where J.Value == Value {
        var weight: Value.Scalar = 0
        for (position, index) in members.enumerated() where isOpen[position] { weight = weight + row.weight[index] }
        var violation: Value = 0
        var sides = [Side](repeating: .inside, count: members.count)
        for (position, index) in members.enumerated() where isOpen[position] {
            // Where only members that cannot move are left, nothing moves (csswg-drafts issue 8928).
            let share = weight > 0 ? space * row.weight[index] / weight : 0
            let target = row.base[index] + share
            sides[position] = judge.side(of: target, row.lower[index], row.upper[index])
            switch sides[position] {
            case .below: lengths[index] = row.lower[index]
            case .inside: lengths[index] = target
            case .above: lengths[index] = row.upper[index]
            }
            violation = violation + (lengths[index] - target)
        }
        lastRound = []
        let settling = sides.contains { $0 != .inside } ? judge.sign(of: violation) : .inside
        for (position, side) in sides.enumerated() where isOpen[position] {
            // Lengths that are too long together come from items raised to their lower bounds.
            let settles =
                switch settling {
                case .inside: true
                case .above: side == .below
                case .below: side == .above
                }
            if settles {
                isOpen[position] = false
                lastRound.append(members[position])
            }
        }
        // Sums that are rounded apart may name a side on which nothing stands.
        if lastRound.isEmpty { settleAll() }
        return lastRound.count
    }

    private mutating func settleAll() {
        lastRound = members.indices.filter { isOpen[$0] }.map { members[$0] }
        for position in isOpen.indices { isOpen[position] = false }
    }
}
