// SteppingRow+Filling.swift: the best row of children that take a few lengths each beside children that take any, over any
// number.  Lengths in points.  Mathematics.md, section 1, "Children that step".

/// What a child takes along the row.
private enum Taking<Length: Number> {
    /// Any length between its bounds.
    case range
    /// One of these, ascending.
    case steps([Length.Scalar])
    /// Any length of one of these, ascending.
    case stretches([ClosedRange<Length.Scalar>])
}

/// How closely the steps of a child are looked for.
private enum StepGrain {
    /// Points below which two steps count as one; more than what a text may lack and still takes its next line.
    static let points = 2e-6
    /// A child with more lengths than these is taken as one whose bounds close in.
    static let mostSteps = 1_000
    /// Where between its bounds a child is asked whether it takes what it is offered.
    static let shares = [0.113, 0.471, 0.859]
}

extension SteppingRow {
    /// The best offers: the least overflow, each tier's total as large as possible, then the fairest lengths.
    ///
    /// It has to be asked before any bound moves.
    ///
    /// - Returns: `nil` where a child is neither a range nor known in steps or stretches, or does not take what it should;
    ///   under a policy with directions; and beyond the limits of `TierFilling` and `TierSearch`.
    /// - Throws: What the children throw, and `Judge.known(_:)` for steps that vary.
    @usableFromInline func filled(judge: inout Comparisons) throws(Failure) -> [Length]? {
        let row = row
        guard let room = row.room, let levels = row.undirectedLevels else { return nil }
        var lengths = items.map(\.minimum)
        var (left, reserved) = (room, lengths.reduce(0, +))
        // The least lengths alone are the answer then, and nothing has moved.
        guard judge.isLess(reserved, left) else { return nil }
        var takings: [Taking<Length>] = []
        for index in items.indices {
            guard let taking = try taking(of: index, judge: &judge) else { return nil }
            takings.append(taking)
        }
        var isFairest = true
        for tier in row.tiers {
            for index in tier { reserved = reserved - items[index].minimum }
            let shares: [Length]?
            if tier.contains(where: { takings[$0].isRounded }) {
                let search = TierSearch(
                    row: self, tier: tier, stretches: takings.map(\.stretches), room: left - reserved,
                    base: levels.base, weight: levels.weight)
                shares = search.lengths(judge: &judge)
                if shares == nil { stack.noteUnproven() }
            } else {
                let filling = try TierFilling(
                    row: self, tier: tier, takings: takings.map(\.steps), room: left - reserved, base: levels.base,
                    weight: levels.weight, judge: judge)
                let found = try filling?.lengths(judge: &judge)
                isFairest = isFairest && found?.isFairest ?? true
                shares = found?.lengths
            }
            guard let shares else { return nil }
            for (index, length) in zip(tier, shares) {
                lengths[index] = length
                left = left - length
            }
        }
        for index in items.indices {
            guard let offer = try offer(to: index, taking: lengths[index], judge: &judge) else { return nil }
            lengths[index] = offer
        }
        if !isFairest { stack.noteUnproven() }
        return lengths
    }

    /// What a child is offered so that it takes a length: the length itself, or a trace more where a sum of doubles missed a
    /// step; `nil` where it takes another.
    private func offer(to index: Int, taking length: Length, judge: inout Comparisons) throws(Failure) -> Length? {
        for offer in [length, length + closeness] {
            let answer = try stack.step(of: index, within: offer, judge: &judge)
            if isNear(answer, length, judge: &judge) { return offer }
        }
        return nil
    }

    /// Whether ascending levels, behind a total or alone, are worse than others.
    func precedes(_ first: [Length], _ second: [Length], judge: inout Comparisons) -> Bool {
        for (one, other) in zip(first, second) {
            if judge.isLess(one + closeness, other) { return true }
            if judge.isLess(other + closeness, one) { return false }
        }
        return false
    }

    /// Sorts a level into ascending ones.
    func insert(_ level: Length, into levels: inout [Length], judge: inout Comparisons) {
        var place = levels.count
        while place > 0, judge.isLess(level, levels[place - 1]) { place -= 1 }
        levels.insert(level, at: place)
    }

    private func isNear(_ first: Length, _ second: Length, judge: inout Comparisons) -> Bool {
        judge.side(of: first - second, 0 - closeness, closeness) == .inside
    }

    /// What a child takes; `nil` where it is neither a range nor known in steps.
    ///
    /// A child that says which lengths it takes is not asked.
    private func taking(of index: Int, judge: inout Comparisons) throws(Failure) -> Taking<Length>? {
        if let known = stack.takenLengths(of: index) { return .stretches(known) }
        let least = items[index].minimum
        let most = try stack.step(of: index, within: room, judge: &judge)
        if !judge.isLess(least + closeness, most) {
            // What takes one length whatever it is offered is a range of one, which may vary.
            if least.known == nil, !judge.isLess(least, items[index].maximum) { return .range }
            return .steps([try stack.known(least, judge: judge)])
        }
        var takesAny = true
        for share in StepGrain.shares where takesAny {
            let offer = least + (most - least) * Length.Scalar(decimal: share)
            let answer = try stack.step(of: index, within: offer, judge: &judge)
            takesAny = isNear(answer, offer, judge: &judge)
        }
        if takesAny {
            guard judge.isLess(most + closeness, judge.lesser(room, items[index].maximum)), let last = most.known,
                let first = least.known
            else { return .range }
            // Its next step is too long for the room.
            return .stretches([first...last])
        }
        // What lacks less than a grain takes all of a room, which may vary where its steps do not.
        if most.known == nil, isNear(most, room, judge: &judge) { return nil }
        let (first, last) = (try stack.known(most, judge: judge), try stack.known(least, judge: judge))
        return try steps(of: index, from: first, to: last, judge: &judge)
    }

    /// What a child takes, from its longest length downwards: of a little less than one it takes the next.
    private func steps(
        of index: Int, from most: Length.Scalar, to least: Length.Scalar, judge: inout Comparisons
    ) throws(Failure) -> Taking<Length>? {
        let below = Length.Scalar(decimal: StepGrain.points) + (closeness.known ?? 0) * 4
        var found = [most]
        while let last = found.last, least + below < last {
            guard found.count < StepGrain.mostSteps else { return nil }
            let offer = last - below
            let next = try stack.known(stack.step(of: index, within: Length(offer), judge: &judge), judge: judge)
            if next + below < offer || next <= least {
                found.append(next)
                continue
            }
            // What takes more takes no less than before.  What takes all but a little takes any length from there on
            // downwards, as a text does below its widest character.
            guard found.count > 1, next < last else { return nil }
            return .stretches([least...last] + found.dropLast().reversed().map { $0...$0 })
        }
        if let last = found.last, least < last { found[found.count - 1] = last < least + below ? least : last }
        return .steps(found.reversed())
    }
}

extension Taking {
    /// The lengths that the child takes; `nil` for any between its bounds.
    fileprivate var steps: [Length.Scalar]? { if case .steps(let steps) = self { steps } else { nil } }

    /// The same as stretches.
    fileprivate var stretches: [ClosedRange<Length.Scalar>]? {
        switch self {
        case .range: nil
        case .steps(let steps): steps.map { $0...$0 }
        case .stretches(let stretches): stretches
        }
    }

    /// Whether the child takes stretches of lengths.
    fileprivate var isRounded: Bool { if case .stretches = self { true } else { false } }
}
