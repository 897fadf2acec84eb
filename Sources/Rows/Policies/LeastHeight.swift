// LeastHeight.swift: rows of texts, which are lower where they are wider (Mathematics.md, section 2, "Rows of text").
// Lengths in points; heights in the unit of the items' steps.

/// A row as low as it can be, and then equal increments over the widths that this height takes.
///
/// An item with steps has for every height a least width.  The row is given the least height at which these fit; where not
/// even the narrowest do, each item has its narrowest.  What is left over goes to the items in equal parts, up to their
/// maxima, which makes none of them higher.
struct LeastHeight: PolicyDefinition {
    let name = "text"
    let fields: ItemFields = .steps

    /// - Complexity: O(*s* log *s*) for *s* steps in all, and O(log *s*) sums over the items.
    func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
        let least = row.leastLengths(in: room, judge: &judge)
        return ReducedRowOver(
            lower: least, upper: row.items.map(\.maximum), base: least, weight: least.map { _ in 1 }, tiers: row.tiers,
            budget: room)
    }

    /// An item is held by its own minimum where that is more than its narrowest step, else by no number of its own.
    func holder(of index: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double) {
        let item = row.items[index]
        guard let narrowest = item.steps?.narrowest.width else { return (.minimum(index), 0) }
        return (.minimum(index), length > item.minimum ? length : narrowest)
    }

    /// A minimum decides heights too, and so does whatever an item with steps has.
    func ownRange(of bound: RowBound, in row: Row, room: Double) -> ClosedRange<Double>? {
        guard case .maximum(let index) = bound, row.items[index].steps == nil else { return nil }
        return row.items[index].minimum...Double.infinity
    }
}

extension RowOver {
    /// The least length of each item at the least height at which they fit; the narrowest where they do not.
    package func leastLengths<J: Judge>(in room: Value, judge: inout J) -> [Value] where J.Value == Value {
        guard items.contains(where: { $0.steps != nil }) else { return items.map(\.minimum) }
        let steps = items.map { $0.reachableSteps(judge: &judge) }
        // No row is lower than the item that is highest at its widest.
        let floor = steps.compactMap(\.last?.height).max() ?? 0
        let heights = steps.joined().map(\.height).filter { $0 >= floor }.sorted(by: >)
        let slack = room.known.map { Value(Value.Scalar.rounding(at: $0)) } ?? 0
        /// The least lengths at a height.
        func lengths(_ height: Value.Scalar, _ judge: inout J) -> [Value] {
            zip(items, steps).map { item, steps in
                guard let step = steps.first(where: { $0.height <= height }) else { return item.minimum }
                return judge.greater(item.minimum, Value(step.width))
            }
        }
        var best = heights.first.map { lengths($0, &judge) } ?? items.map(\.minimum)
        // What fits in a height fits in a greater one.
        var (low, high) = (0, heights.count)
        while low < high {
            let middle = (low + high) / 2
            let trial = lengths(heights[middle], &judge)
            if judge.isLess(room + slack, trial.reduce(0, +)) {
                high = middle
            } else {
                (low, best) = (middle + 1, trial)
            }
        }
        return best
    }
}

extension ItemOver {
    /// The steps that the item's maximum allows.
    fileprivate func reachableSteps<J: Judge>(judge: inout J) -> [Staircase<Value.Scalar>.Step] where J.Value == Value {
        guard let steps = steps?.steps else { return [] }
        var reachable: [Staircase<Value.Scalar>.Step] = []
        for step in steps {
            if judge.isLess(maximum, Value(step.width)) { break }
            reachable.append(step)
        }
        return reachable
    }

    /// The least height of the item in a length; `nil` for an item without steps, and where it is narrower than its first.
    package func height<J: Judge>(at length: Value, judge: inout J) -> Value.Scalar? where J.Value == Value {
        guard let steps = steps?.steps else { return nil }
        let slack = length.known.map { Value(Value.Scalar.rounding(at: $0)) } ?? 0
        var height: Value.Scalar?
        for step in steps {
            if judge.isLess(length + slack, Value(step.width)) { break }
            height = step.height
        }
        return height
    }
}

extension RowOver where Value: KnownNumber {
    /// How high each item is at some lengths: `nil` for one without steps, and for one that is cut off.
    package func heights(at lengths: [Value]) -> [Value?] {
        var judge = PlainJudge<Value>()
        return zip(items, lengths).map { $0.height(at: $1, judge: &judge) }
    }
}
