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

    /// An item that is not frozen, and where the last share put it.
    private struct OpenItem {
        let index: Int
        let item: ReducedItem<Value>
        var side = Side.inside
    }

    /// The open items, closed up so that a round reads no others.
    private typealias OpenItems = UnsafeMutableBufferPointer<OpenItem>

    /// The lengths while they are shared out: an array would be asked before every write whether somebody else has it.
    private typealias Lengths = UnsafeMutableBufferPointer<Value>

    /// Shares the room among the items that can move.
    ///
    /// - Parameter lengths: By item; those that cannot move have theirs already.
    /// - Complexity: O(*n*) a round, at most *n* rounds.
    func fill<J: Judge>(_ lengths: inout [Value], judge: inout J) where J.Value == Value {
        withUnsafeTemporaryAllocation(of: OpenItem.self, capacity: tier.count) { buffer in
            var (count, held): (Int, Value) = (0, 0)
            for index in tier {
                let item = items[item: index]
                if judge.isLess(item.lower, item.upper) {
                    buffer.initializeElement(at: count, to: OpenItem(index: index, item: item))
                    count += 1
                } else {
                    held = held + lengths[index]
                }
            }
            let open = buffer.extracting(..<count)
            lengths.withUnsafeMutableBufferPointer { lengths in
                while count > 0 {
                    let (space, weight) = remaining(open, count, held)
                    count = runRound(handingOut: space, to: weight, lengths, open, count, &held, judge: &judge)
                }
            }
            open.deinitialize()
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
        withUnsafeTemporaryAllocation(of: OpenItem.self, capacity: tier.count) { open in
            for (position, index) in tier.enumerated() {
                open.initializeElement(at: position, to: OpenItem(index: index, item: items[item: index]))
            }
            var (count, held): (Int, Value) = (tier.count, 0)
            var outcome = Outcome()
            let initial = remaining(open, count, held).space
            while count > 0 {
                var (space, weight) = remaining(open, count, held)
                let sum = open[..<count].reduce(0) { $0 + factors[$1.index] }
                if let fraction = fraction(sum, of: initial, remaining: space, judge: &judge) {
                    space = fraction
                    outcome.handedOutFraction = true
                }
                let before = count
                count = lengths.withUnsafeMutableBufferPointer { lengths in
                    runRound(handingOut: space, to: weight, lengths, open, count, &held, judge: &judge)
                }
                // The last round freezes all that are left, and moves none of them.
                if count == 0 { outcome.lastRound = open[..<before].map(\.index) }
            }
            open.deinitialize()
            return outcome
        }
    }

    /// What is left above the bases of the open items and the lengths of the frozen ones, and what the open ones weigh.
    private func remaining(
        _ open: OpenItems, _ count: Int, _ held: Value
    ) -> (space: Value, weight: Value.Scalar) {
        var held = held
        var weight: Value.Scalar = 0
        for position in 0..<count {
            held = held + open[position].item.base
            weight = weight + open[position].item.weight
        }
        return (room - held, weight)
    }

    /// The stated fraction of the initial free space, where that is less than the remaining one.
    private func fraction<J: Judge>(
        _ sum: Value.Scalar, of initial: Value, remaining: Value, judge: inout J
    ) -> Value? where J.Value == Value {
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
    /// nothing is violated.  Returns how many are left open, in front.
    private func runRound<J: Judge>(
        handingOut space: Value, to weight: Value.Scalar, _ lengths: Lengths, _ open: OpenItems, _ count: Int,
        _ held: inout Value, judge: inout J
    ) -> Int where J.Value == Value {
        var violation: Value = 0
        var isViolated = false
        for position in 0..<count {
            let item = open[position].item
            // Where only items that cannot move are left, nothing moves (csswg-drafts issue 8928).
            let target = weight > 0 ? item.base + space * item.weight / weight : item.base
            let side = judge.side(of: target, item.lower, item.upper)
            open[position].side = side
            let length = side == .below ? item.lower : side == .above ? item.upper : target
            lengths[open[position].index] = length
            if side != .inside {
                isViolated = true
                violation = violation + (length - target)
            }
        }
        // Lengths that are too long together come from items raised to their lower bounds.
        guard isViolated, let side = judge.sign(of: violation).opposite else { return 0 }
        var left = 0
        for position in 0..<count {
            if open[position].side == side {
                held = held + lengths[open[position].index]
            } else {
                if left < position { open[left] = open[position] }
                left += 1
            }
        }
        // Sums that are rounded apart may name a side on which nothing stands: then all settle.
        return left < count ? left : 0
    }
}

extension Side {
    /// Below for above and above for below.
    fileprivate var opposite: Side? { self == .inside ? nil : self == .above ? .below : .above }
}
