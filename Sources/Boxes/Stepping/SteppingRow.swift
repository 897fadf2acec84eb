// SteppingRow.swift: a row whose bounds close in on the steps that its children take, over any number.
// Lengths in points.

/// A row whose bounds close in on the steps that its children take.
///
/// A child that answers by itself is asked as often as bounds move.  A child with a stack in it hands every new offer down
/// to several others, so that two new offers here would be four there and eight further in: it is asked one after
/// the other, the least flexible first, and what it took is kept, with the offer that it took it of.
///
/// Where no child has a stack in it and one does not take its length, the row is filled by the steps themselves
/// (`filled(judge:)`), which is the optimum; bounds close in where that has no answer.
///
/// It is inlined where it is asked, so that it is compiled for the numbers and the judge there.
@usableFromInline struct SteppingRow<Children: SteppingStack> {
    @usableFromInline typealias Length = Children.Length
    @usableFromInline typealias Comparisons = Children.Comparisons
    @usableFromInline typealias Failure = Children.Failure

    @usableFromInline var items: [ItemOver<Length>]
    @usableFromInline let widest: [Length]
    @usableFromInline let gaps: [Length]
    @usableFromInline let room: Length
    @usableFromInline let limit: Length
    /// Below this, in points, an answer is what was offered; 0 where nothing is rounded.
    @usableFromInline let closeness: Length
    @usableFromInline let stack: Children
    /// What each child with a stack in it, or that takes parts of its offers, was offered last, and took of it.
    @usableFromInline var taken: [Int: Taken] = [:]

    @usableFromInline struct Taken {
        @usableFromInline let offer, length: Length

        @inlinable init(offer: Length, length: Length) { (self.offer, self.length) = (offer, length) }
    }

    /// How often the children that answer by themselves are asked again.
    @inlinable static var mostRounds: Int { 12 }

    /// The row of some children; `nil` where a row does not accept their answers as lengths.
    ///
    /// - Parameter length: Above 0, or 0 in a stack that shares by itself.
    @inlinable init?(_ stack: Children, length: Length, judge: inout Comparisons) throws(Failure) {
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
            var item = stack.fields(of: child)
            (item.minimum, item.ideal, item.maximum) = (minimum, minimum, maximum)
            item.priority = priority.isFinite ? priority : -.infinity
            if stack.usesIdeals {
                item.ideal = judge.clamped(try stack.ideal(of: child, judge: &judge), minimum, maximum)
            }
            items.append(item)
        }
        gaps = stack.gaps
        room = judge.lesser(length, limit)
        closeness = isRounded ? judge.greater(1, room) * Length.Scalar(decimal: 1e-9) : 0
        if stack.policy == .text {
            try items.takeSteps(in: room, gaps, judge: &judge) { child, isCutting, judge throws(Failure) in
                try stack.staircase(of: child, cutting: isCutting, judge: &judge)
            }
        }
        (self.items, self.stack, widest) = (items, stack, items.map(\.maximum))
        guard accepts(judge: &judge) else { return nil }
    }

    /// Whether the least heights of all children are those that they have; asked under the policy that looks at heights.
    @inlinable func knowsHeights(judge: inout Comparisons) throws(Failure) -> Bool {
        for index in items.indices {
            if stack.isNested(index) { return false }
            guard try stack.knowsHeights(of: index, judge: &judge) else { return false }
            let count = items[index].steps?.steps.count ?? 0
            guard count > TextGrid.mostCuts else { continue }
            // Of more steps with words cut the narrowest ones are left out.
            let whole = try stack.staircase(of: index, cutting: false, judge: &judge)?.steps.count ?? 0
            if count - whole >= TextGrid.mostCuts { return false }
        }
        return true
    }

    /// Whether all numbers are lengths within the limit.
    @inlinable func accepts(judge: inout Comparisons) -> Bool {
        let lengths = items.allSatisfy { item in
            !item.minimum.isInfinite && !item.ideal.isInfinite && judge.side(of: item.minimum, 0, limit) == .inside
                && (item.maximum.isInfinite || !judge.isLess(limit, item.maximum))
        }
        return lengths && gaps.allSatisfy { !$0.isInfinite && judge.side(of: $0, 0 - limit, limit) == .inside }
    }

    /// The offers at which nothing moves any more.
    @inlinable mutating func settled(judge: inout Comparisons) throws(Failure) -> [Length] {
        let simple = items.indices.filter { !stack.isNested($0) }
        let nested = items.indices.filter { stack.isNested($0) }
        let untouched = self
        if stack.policy == .text, try !knowsHeights(judge: &judge) { stack.noteUnproven() }
        var lengths = try searched(judge: &judge)
        var isSettled = false
        if nested.isEmpty {
            let answers = try answers(of: simple, to: lengths, judge: &judge)
            isSettled = !bind(simple, to: answers, offered: lengths, judge: &judge)
            if !isSettled {
                if let offers = try untouched.filled(judge: &judge) { return offers }
                stack.noteUnproven()
                lengths = try searched(judge: &judge)
            }
        }
        if !isSettled { lengths = try settle(simple, from: lengths, judge: &judge) }
        if !nested.isEmpty {
            for index in inOrder(nested, judge: &judge) where try take(index, of: lengths[index], judge: &judge) {
                stack.noteUnproven()
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
        for index in items.indices {
            offers.append(try ask(index, within: lengths[index], judge: &judge).offer)
        }
        return offers
    }

    /// Children with few lengths to choose from leave the rest to the others of their tier and to lower ones.
    @inlinable func inOrder(_ nested: [Int], judge: inout Comparisons) -> [Int] {
        // Sorting is stable, so that equals stay as declared.
        nested.sorted { first, second in
            let (one, other) = (items[first], items[second])
            if one.priority != other.priority { return one.priority > other.priority }
            return judge.isLess(widest[first] - one.minimum, widest[second] - other.minimum)
        }
    }

    /// What some children take of their lengths.
    @inlinable mutating func answers(
        of some: [Int], to lengths: [Length], judge: inout Comparisons
    ) throws(Failure) -> [Length] {
        var answers: [Length] = []
        answers.reserveCapacity(some.count)
        for index in some { answers.append(try ask(index, within: lengths[index], judge: &judge).length) }
        return answers
    }

    /// Bounds children that did not take their lengths by their answers; whether one did not.
    @inlinable mutating func bind(
        _ some: [Int], to answers: [Length], offered lengths: [Length], judge: inout Comparisons
    ) -> Bool {
        var hasMoved = false
        for (index, answer) in zip(some, answers) {
            hasMoved = bind(index, to: answer, offered: lengths[index], judge: &judge) || hasMoved
        }
        return hasMoved
    }

    /// Asks some children again until their bounds do not move; the lengths of all then.
    @inlinable mutating func settle(
        _ some: [Int], from first: [Length], judge: inout Comparisons
    ) throws(Failure) -> [Length] {
        var lengths = first
        for _ in 0..<Self.mostRounds where !some.isEmpty {
            let answers = try answers(of: some, to: lengths, judge: &judge)
            var hasMoved = bind(some, to: answers, offered: lengths, judge: &judge)
            if !hasMoved { hasMoved = try widenFirst(of: some, answers, judge: &judge) }
            guard hasMoved else { break }
            stack.noteUnproven()
            lengths = try searched(judge: &judge)
        }
        return lengths
    }

    /// Bounds only close in on answers within the limits, so the row stays one.
    @inlinable var row: RowOver<Length> {
        RowOver(unchecked: items, spacing: gaps, available: room, policy: stack.policy)
    }

    @inlinable func searched(judge: inout Comparisons) throws(Failure) -> [Length] {
        try stack.searched(row, judge: &judge)
    }
}
