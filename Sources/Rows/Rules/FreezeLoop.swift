// FreezeLoop.swift: one level raised or lowered until the room is shared, items frozen at the bounds that they break.
// Lengths in points.  Source: CSS Flexible Box Layout 1, section 9.7, steps 3 to 5; without factors it is water filling,
// since an item frozen on the side of the total violation stays there at the final level (Mathematics.md, section 2).

/// The loop over some items of a row.
struct FreezeLoop<Value: Number, Items: ReducedItems<Value>, Tier: Collection<Int>> {
    let items: Items
    /// The items that share the room; those of weight 0 do not move.
    let tier: Tier
    /// What they may take together, in points.
    let room: Value

    /// What a line with factors has to know of the run beside the lengths.
    struct Outcome {
        /// Whether a factor sum below 1 ever limited what was handed out.
        var handedOutFraction = false
        /// The items frozen by the last round; all of them stand at one level.
        var lastRound: [Int] = []
    }

    /// How an item stands, by its position in the tier.
    private enum Standing: UInt8 {
        /// Frozen by an earlier round, or by the last one.
        case frozen, settled
        /// Open, and where the last share put it.
        case below, inside, above

        var isOpen: Bool { rawValue >= Self.below.rawValue }

        init(_ side: Side) {
            switch side {
            case .below: self = .below
            case .inside: self = .inside
            case .above: self = .above
            }
        }
    }

    private typealias Standings = UnsafeMutableBufferPointer<Standing>

    /// Shares the room among the items that can move.
    ///
    /// - Parameter lengths: By item; those that cannot move have theirs already.
    /// - Complexity: O(*n*) a round, at most *n* rounds.
    func fill<J: Judge>(_ lengths: inout [Value], judge: inout J) where J.Value == Value {
        withUnsafeTemporaryAllocation(of: Standing.self, capacity: tier.count) { standings in
            var open = 0
            for (position, index) in tier.enumerated() {
                let moves = judge.isLess(items[item: index].lower, items[item: index].upper)
                standings[position] = moves ? .inside : .frozen
                if moves { open += 1 }
            }
            while open > 0 {
                let (space, weight) = remaining(lengths, standings)
                open -= runRound(handingOut: space, to: weight, &lengths, standings, judge: &judge)
            }
        }
    }

    /// Shares the room, or the fraction that the factors allow, among all items.
    ///
    /// - Parameters:
    ///   - factors: By item; a sum over the open items below 1 hands out only that fraction of the free space.
    ///   - lengths: By item.
    /// - Complexity: O(*n*) a round, at most *n* rounds.
    func run<J: Judge>(
        factors: [Value.Scalar], _ lengths: inout [Value], judge: inout J
    ) -> Outcome where J.Value == Value {
        withUnsafeTemporaryAllocation(of: Standing.self, capacity: tier.count) { standings in
            standings.initialize(repeating: .inside)
            var outcome = Outcome()
            let initial = remaining(lengths, standings).space
            var open = tier.count
            while open > 0 {
                var (space, weight) = remaining(lengths, standings)
                if let fraction = fraction(of: initial, factors, remaining: space, standings, judge: &judge) {
                    space = fraction
                    outcome.handedOutFraction = true
                }
                open -= runRound(handingOut: space, to: weight, &lengths, standings, judge: &judge)
            }
            outcome.lastRound = zip(standings, tier).compactMap { $0 == .settled ? $1 : nil }
            return outcome
        }
    }

    /// What is left above the bases of the open items and the lengths of the frozen ones, and what the open ones weigh.
    private func remaining(_ lengths: [Value], _ standings: Standings) -> (space: Value, weight: Value.Scalar) {
        var held: Value = 0
        var weight: Value.Scalar = 0
        for (position, index) in tier.enumerated() {
            if standings[position].isOpen {
                held = held + items[item: index].base
                weight = weight + items[item: index].weight
            } else {
                held = held + lengths[index]
                standings[position] = .frozen
            }
        }
        return (room - held, weight)
    }

    /// The stated fraction of the initial free space, where that is less than the remaining one.
    private func fraction<J: Judge>(
        of initial: Value, _ factors: [Value.Scalar], remaining: Value, _ standings: Standings, judge: inout J
    ) -> Value? where J.Value == Value {
        var sum: Value.Scalar = 0
        for (position, index) in tier.enumerated() where standings[position].isOpen { sum = sum + factors[index] }
        guard judge.isLess(Value(sum), 1) else { return nil }
        let fraction = initial * sum
        let negative: Value = 0
        let sizes = (
            judge.isLess(fraction, 0) ? negative - fraction : fraction,
            judge.isLess(remaining, 0) ? negative - remaining : remaining
        )
        return judge.isLess(sizes.0, sizes.1) ? fraction : nil
    }

    /// Shares the space by weight and freezes what breaks its bound on the side of the total violation; all where
    /// nothing is violated.  Returns how many were frozen.
    private func runRound<J: Judge>(
        handingOut space: Value, to weight: Value.Scalar, _ lengths: inout [Value], _ standings: Standings,
        judge: inout J
    ) -> Int where J.Value == Value {
        var violation: Value = 0
        var isViolated = false
        for (position, index) in tier.enumerated() where standings[position].isOpen {
            let item = items[item: index]
            // Where only items that cannot move are left, nothing moves (csswg-drafts issue 8928).
            let target = weight > 0 ? item.base + space * item.weight / weight : item.base
            let side = judge.side(of: target, item.lower, item.upper)
            standings[position] = Standing(side)
            lengths[index] = side == .below ? item.lower : side == .above ? item.upper : target
            if side != .inside {
                isViolated = true
                violation = violation + (lengths[index] - target)
            }
        }
        // Lengths that are too long together come from items raised to their lower bounds.
        var settled = 0
        if isViolated, let side = judge.sign(of: violation).opposite {
            settled = settle(standings) { $0 == Standing(side) }
        }
        // Without a violation all settle; sums that are rounded apart may name a side on which nothing stands.
        return settled > 0 ? settled : settle(standings, where: \.isOpen)
    }

    private func settle(_ standings: Standings, where settles: (Standing) -> Bool) -> Int {
        var count = 0
        for position in standings.indices where settles(standings[position]) {
            standings[position] = .settled
            count += 1
        }
        return count
    }
}

extension Side {
    /// Below for above and above for below.
    fileprivate var opposite: Side? { self == .inside ? nil : self == .above ? .below : .above }
}
