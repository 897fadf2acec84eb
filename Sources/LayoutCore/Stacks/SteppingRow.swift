// SteppingRow.swift: a row whose bounds close in on the steps that its children take, over any number.
// Lengths in points.

/// A row whose bounds close in on the steps that its children take.
///
/// A child that answers by itself is asked as often as bounds move.  A child with a stack in it hands every new offer down
/// to several others, so that two new offers here would be four there and eight further in: it is asked one after
/// the other, the least flexible first, and what it took is kept, with the offer that it took it of.
struct SteppingRow<Stack: SteppingStack> {
    typealias Length = Stack.Length
    typealias Comparisons = Stack.Comparisons
    typealias Failure = Stack.Failure

    private var items: [ItemOver<Length>]
    private let widest: [Length]
    private let gaps: [Length]
    private let room: Length
    private let limit: Length
    /// Below this, in points, an answer is what was offered; 0 where nothing is rounded.
    private let closeness: Length
    private let stack: Stack
    /// What each child with a stack in it was offered last, and took of it.
    private var taken: [Int: Taken] = [:]

    private struct Taken {
        let offer: Length
        let length: Length
    }

    /// How often the children that answer by themselves are asked again.
    private static var mostRounds: Int { 12 }

    /// The row of some children; `nil` where a row does not accept their answers as lengths.
    ///
    /// - Parameter length: Above 0.
    init?(_ stack: Stack, length: Length, judge: inout Comparisons) throws(Failure) {
        let priorities = stack.priorities
        guard priorities.count <= Limits.items else { return nil }
        // Doubles are too coarse for a row of longer ones.
        let isRounded = Length.Scalar.relativeTolerance > 0
        limit = isRounded ? Length(Length.Scalar(decimal: Limits.length)) : .infinity
        var items: [ItemOver<Length>] = []
        items.reserveCapacity(priorities.count)
        for (child, priority) in priorities.enumerated() {
            let minimum = try stack.step(of: child, within: 0, judge: &judge)
            let maximum = judge.greater(minimum, try stack.step(of: child, within: .infinity, judge: &judge))
            items.append(
                ItemOver(minimum: minimum, maximum: maximum, priority: priority.isFinite ? priority : -.infinity))
        }
        gaps = stack.gaps
        room = judge.lesser(length, limit)
        closeness = isRounded ? judge.greater(1, room) * Length.Scalar(decimal: 1e-9) : 0
        (self.items, self.stack, widest) = (items, stack, items.map(\.maximum))
        guard accepts(judge: &judge) else { return nil }
    }

    /// Whether all numbers are lengths within the limit.
    private func accepts(judge: inout Comparisons) -> Bool {
        let lengths = items.allSatisfy { item in
            !item.minimum.isInfinite && judge.side(of: item.minimum, 0, limit) == .inside
                && (item.maximum.isInfinite || !judge.isLess(limit, item.maximum))
        }
        return lengths && gaps.allSatisfy { !$0.isInfinite && judge.side(of: $0, 0 - limit, limit) == .inside }
    }

    /// The offers at which nothing moves any more.
    mutating func settled(judge: inout Comparisons) throws(Failure) -> [Length] {
        let simple = items.indices.filter { !stack.isNested($0) }
        let nested = items.indices.filter { stack.isNested($0) }
        var lengths = try settle(simple, from: searched(judge: &judge), judge: &judge)
        if !nested.isEmpty {
            for index in inOrder(nested, judge: &judge) where try take(index, of: lengths[index], judge: &judge) {
                lengths = try searched(judge: &judge)
            }
            for index in nested {
                let (answer, offer) = taken[index].map { ($0.length, $0.offer) } ?? (0, 0)
                if try widen(index, answer, above: offer, judge: &judge) { lengths = try searched(judge: &judge) }
            }
            _ = try settle(simple, from: searched(judge: &judge), judge: &judge)
        }
        lengths = try stack.settled(row, judge: &judge)
        var offers: [Length] = []
        offers.reserveCapacity(lengths.count)
        for index in items.indices { offers.append(try offer(to: index, within: lengths[index], judge: &judge)) }
        return offers
    }

    /// Children with few lengths to choose from leave the rest to the others of their tier and to lower ones.
    private func inOrder(_ nested: [Int], judge: inout Comparisons) -> [Int] {
        // Sorting is stable, so that equals stay as declared.
        nested.sorted { first, second in
            let (one, other) = (items[first], items[second])
            if one.priority != other.priority { return one.priority > other.priority }
            return judge.isLess(widest[first] - one.minimum, widest[second] - other.minimum)
        }
    }

    /// Asks some children again until their bounds do not move; the lengths of all then.
    private mutating func settle(
        _ some: [Int], from first: [Length], judge: inout Comparisons
    ) throws(Failure) -> [Length] {
        var lengths = first
        for _ in 0..<Self.mostRounds where !some.isEmpty {
            var answers: [Length] = []
            answers.reserveCapacity(some.count)
            for index in some {
                let offer = try offer(to: index, within: lengths[index], judge: &judge)
                answers.append(try stack.step(of: index, within: offer, judge: &judge))
            }
            var hasMoved = false
            for (index, answer) in zip(some, answers) {
                hasMoved = bind(index, to: answer, offered: lengths[index], judge: &judge) || hasMoved
            }
            if !hasMoved { hasMoved = try widenFirst(of: some, answers, judge: &judge) }
            guard hasMoved else { break }
            lengths = try searched(judge: &judge)
        }
        return lengths
    }

    /// Asks a child with a stack in it for what it takes of a length; whether that moves its bounds.
    private mutating func take(_ index: Int, of length: Length, judge: inout Comparisons) throws(Failure) -> Bool {
        let offer = try offer(to: index, within: length, judge: &judge)
        let answer = try stack.length(of: index, offered: offer, judge: &judge)
        taken[index] = Taken(offer: offer, length: answer)
        return bind(index, to: answer, offered: length, judge: &judge)
    }

    /// What a child is offered so that it takes no more than a length: the length itself, less by what it takes too much,
    /// or nothing at all.
    private func offer(to index: Int, within length: Length, judge: inout Comparisons) throws(Failure) -> Length {
        if let taken = taken[index] {
            let side = judge.side(of: taken.length - length, 0 - closeness, closeness)
            if side == .inside { return taken.offer }
        }
        let most = length + closeness
        let answer = try stack.step(of: index, within: length, judge: &judge)
        if !judge.isLess(most, answer) { return length }
        let less = judge.greater(0, length + length - answer)
        return judge.isLess(most, try stack.step(of: index, within: less, judge: &judge)) ? 0 : less
    }

    /// Bounds a child that did not take its length by its answer; whether it did not.
    private mutating func bind(
        _ index: Int, to answer: Length, offered length: Length, judge: inout Comparisons
    ) -> Bool {
        guard !answer.isInfinite else { return false }
        if judge.isLess(answer, length - closeness), judge.isLess(answer, items[index].maximum) {
            items[index].maximum = judge.greater(answer, 0)
            items[index].minimum = judge.lesser(items[index].minimum, items[index].maximum)
        } else if judge.isLess(length + closeness, answer), judge.isLess(items[index].minimum, answer),
            !judge.isLess(limit, answer)
        {
            items[index].minimum = answer
            items[index].maximum = judge.greater(items[index].maximum, answer)
        } else {
            return false
        }
        items[index].ideal = items[index].minimum
        return true
    }

    /// Lets the first child take a larger step that can; whether one can.
    private mutating func widenFirst(
        of some: [Int], _ answers: [Length], judge: inout Comparisons
    ) throws(Failure) -> Bool {
        for (index, answer) in zip(some, answers) where try widen(index, answer, above: -1, judge: &judge) {
            return true
        }
        return false
    }

    /// Lets a child that was held back take a larger step, where the others leave room for it; whether it does.
    ///
    /// - Parameter known: An offer of which nothing more is taken.
    private mutating func widen(
        _ index: Int, _ answer: Length, above known: Length, judge: inout Comparisons
    ) throws(Failure) -> Bool {
        guard judge.isLess(items[index].maximum, widest[index]) else { return false }
        var trial = self
        trial.items[index].maximum = widest[index]
        let offered = try trial.searched(judge: &judge)[index]
        guard judge.isLess(known + closeness, offered) else { return false }
        let wider = try stack.step(of: index, within: offered, judge: &judge)
        guard judge.isLess(answer + closeness, wider), !judge.isLess(offered + closeness, wider) else { return false }
        items[index].maximum = wider
        if taken[index] != nil { taken[index] = Taken(offer: offered, length: wider) }
        return true
    }

    /// Bounds only close in on answers within the limits, so the row stays one.
    private var row: RowOver<Length> {
        RowOver(unchecked: items, spacing: gaps, available: room, policy: stack.policy)
    }

    private func searched(judge: inout Comparisons) throws(Failure) -> [Length] {
        try stack.searched(row, judge: &judge)
    }
}
