// SteppingRow+Bounds.swift: how the bounds of a row close in on what its children take.  Lengths in points.

extension SteppingRow {
    /// Asks a child with a stack in it for what it takes of a length; whether that moves its bounds.
    @inlinable mutating func take(_ index: Int, of length: Length, judge: inout Comparisons) throws(Failure) -> Bool {
        let offer = try ask(index, within: length, judge: &judge).offer
        let answer = try stack.length(of: index, offered: offer, judge: &judge)
        taken[index] = Taken(offer: offer, length: answer)
        return bind(index, to: answer, offered: length, judge: &judge)
    }

    /// What a child is offered so that it takes no more than a length, and what it takes: the length itself, less by what it
    /// takes too much, or nothing at all; more where it takes a part of each offer.
    @inlinable mutating func ask(
        _ index: Int, within length: Length, judge: inout Comparisons
    ) throws(Failure) -> Taken {
        if let taken = taken[index], isNear(taken.length, length, judge: &judge) { return taken }
        let most = length + closeness
        let answer = try stack.step(of: index, within: length, judge: &judge)
        if judge.isLess(most, answer) {
            let less = judge.greater(0, length + length - answer)
            let answer = try stack.step(of: index, within: less, judge: &judge)
            if !judge.isLess(most, answer) { return Taken(offer: less, length: answer) }
            return Taken(offer: 0, length: try stack.step(of: index, within: 0, judge: &judge))
        }
        guard judge.isLess(answer, length - closeness), try takesParts(index, answer, of: length, judge: &judge) else {
            return Taken(offer: length, length: answer)
        }
        let part = try offer(to: index, takingPart: length, judge: &judge).map { Taken(offer: $0, length: length) }
        // It would take less and less of its own answers.
        if part == nil { stack.noteUnproven() }
        let kept = part ?? Taken(offer: length, length: answer)
        taken[index] = kept
        return kept
    }

    @inlinable func isNear(_ first: Length, _ second: Length, judge: inout Comparisons) -> Bool {
        judge.side(of: first - second, 0 - closeness, closeness) == .inside
    }

    /// Bounds a child that did not take its length by its answer; whether it did not.
    @inlinable mutating func bind(
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
        let (least, most) = (items[index].minimum, items[index].maximum)
        items[index].ideal = stack.usesIdeals ? judge.clamped(items[index].ideal, least, most) : least
        return true
    }

    /// Lets the first child take a larger step that can; whether one can.
    @inlinable mutating func widenFirst(
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
    @inlinable mutating func widen(
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
}
