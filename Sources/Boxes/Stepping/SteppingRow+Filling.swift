// SteppingRow+Filling.swift: the best row of children that take a few lengths each beside children that take any, over any
// number.  Lengths in points.  Mathematics.md, section 1, "Children that step".

/// What a child takes along the row.
private enum Taking<Length: Number> {
    /// Any length between its bounds.
    case range
    /// One of these, ascending.
    case steps([Length.Scalar])
    /// The same where some vary.
    case varying([Length])
    /// Any length of one of these, ascending.
    case stretches([TakenStretch<Length>])

    /// One of some lengths, ascending.
    init(steps: [Length]) {
        let known = steps.compactMap(\.known)
        self = known.count == steps.count ? .steps(known) : .varying(steps)
    }
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
    /// - Throws: What the children throw, and `Judge.known(_:)` where something varies in a tier beyond those limits, which the
    ///   same numbers, known, may be within: bounds that close in would be another layout.
    @usableFromInline func filled(judge: inout Comparisons) throws(Failure) -> [Length]? {
        if stack.policy == .text { return try filledAtLeastHeight(judge: &judge) }
        guard let levels = row.undirectedLevels else { return nil }
        return try filled(levels, judge: &judge)
    }

    /// The best offers under the policy that looks at heights: equal increments over the least lengths at the least height,
    /// which make no child higher.
    private func filledAtLeastHeight(judge: inout Comparisons) throws(Failure) -> [Length]? {
        guard let room = row.room else { return nil }
        let least = row.leastLengths(in: room, judge: &judge)
        var raised = self
        for (index, length) in least.enumerated() {
            raised.items[index].steps = nil
            raised.items[index].minimum = length
            raised.items[index].ideal = judge.greater(length, items[index].ideal)
        }
        guard judge.isLess(least.reduce(0, +) + closeness, room) else { return least }
        return try raised.filled((least, least.map { _ in 1 }, row.tiers), judge: &judge)
    }

    private func filled(
        _ levels: (base: [Length], weight: [Length.Scalar], tiers: [[Int]]), judge: inout Comparisons
    ) throws(Failure) -> [Length]? {
        guard let room = row.room else { return nil }
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
        for tier in levels.tiers {
            for index in tier { reserved = reserved - items[index].minimum }
            guard let shares = try shares(of: tier, takings, in: left - reserved, levels, judge: &judge) else {
                stack.noteUnproven()
                return nil
            }
            isFairest = isFairest && shares.isFairest
            for (index, length) in zip(tier, shares.lengths) {
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

    /// The best lengths of one tier: by the sums of steps where these are few, else case by case; `nil` beyond the limits of
    /// both, for known numbers.
    private func shares(
        of tier: [Int], _ takings: [Taking<Length>], in room: Length,
        _ levels: (base: [Length], weight: [Length.Scalar], tiers: [[Int]]), judge: inout Comparisons
    ) throws(Failure) -> TierFilling<Children>.Shares? {
        let isRounded = tier.contains { takings[$0].isRounded }
        let varying = tier.flatMap { takings[$0].varying + [levels.base[$0]] } + [room]
        var shares: TierFilling<Children>.Shares?
        if !isRounded, tier.allSatisfy({ takings[$0].varying.isEmpty }) {
            let filling = TierFilling(
                row: self, tier: tier, takings: takings.map(\.steps), room: room, base: levels.base,
                weight: levels.weight)
            shares = try filling?.lengths(judge: &judge)
            if shares?.isFairest == true { return shares }
        }
        let search = TierSearch(
            row: self, tier: tier, stretches: takings.map(\.stretches), room: room, base: levels.base,
            weight: levels.weight)
        if let lengths = search.lengths(judge: &judge) { return (lengths, true) }
        if !isRounded { for length in varying { _ = try stack.known(length, judge: judge) } }
        return shares
    }

    /// What a child is offered so that it takes a length: the length itself, a trace more where a sum of doubles missed a step,
    /// or much more where it takes parts; `nil` where it takes another.
    private func offer(to index: Int, taking length: Length, judge: inout Comparisons) throws(Failure) -> Length? {
        for offer in [length, length + closeness] {
            let answer = try stack.step(of: index, within: offer, judge: &judge)
            if isNear(answer, length, judge: &judge) { return offer }
        }
        return stack.mayTakeParts(index) ? try self.offer(to: index, takingPart: length, judge: &judge) : nil
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

    /// Below a step by this, in points, a child is offered less than the step.
    private var below: Length { Length(Length.Scalar(decimal: StepGrain.points)) + closeness * 4 }

    /// What a child takes; `nil` where it is neither a range nor known in steps.
    ///
    /// A child that says which lengths it takes is not asked.
    private func taking(of index: Int, judge: inout Comparisons) throws(Failure) -> Taking<Length>? {
        let least = items[index].minimum
        if let known = stack.takenLengths(of: index) {
            // Lengths below the least are not for it, as under the policy that looks at heights.
            let stretches = known.compactMap { stretch -> TakenStretch<Length>? in
                let most = Length(stretch.upperBound)
                guard !judge.isLess(most + closeness, least) else { return nil }
                return TakenStretch(judge.lesser(most, judge.greater(least, Length(stretch.lowerBound))), most)
            }
            return stretches.isEmpty ? nil : .stretches(stretches)
        }
        let most = try stack.step(of: index, within: room, judge: &judge)
        if !judge.isLess(least + closeness, most) {
            // What takes one length whatever it is offered is a range of one, which may vary.
            if least.known == nil, !judge.isLess(least, items[index].maximum) { return .range }
            return try takesParts(index, most, of: room, judge: &judge) ? .range : Taking(steps: [least])
        }
        // A short text takes any length but those between its widest character and the whole of it.
        var offers = [most - below]
        if judge.isLess(offers[0], least) { offers = [] }
        offers += StepGrain.shares.map { least + (most - least) * Length.Scalar(decimal: $0) }
        var takesAny = true
        for offer in offers where takesAny {
            let answer = try stack.step(of: index, within: offer, judge: &judge)
            takesAny = isNear(answer, offer, judge: &judge)
        }
        if takesAny {
            // Its next step may be too long for the room.
            let isShort = judge.isLess(most + closeness, judge.lesser(room, items[index].maximum))
            return isShort ? .stretches([TakenStretch(least, most)]) : .range
        }
        if try takesParts(index, most, of: room, judge: &judge) { return .range }
        return try steps(of: index, from: most, to: least, judge: &judge)
    }

    /// What a child takes, from its longest length downwards: of a little less than one it takes the next.
    private func steps(
        of index: Int, from most: Length, to least: Length, judge: inout Comparisons
    ) throws(Failure) -> Taking<Length>? {
        var found = [most]
        while let last = found.last, judge.isLess(least + below, last) {
            guard found.count < StepGrain.mostSteps else { return nil }
            let offer = last - below
            let next = try stack.step(of: index, within: offer, judge: &judge)
            if judge.isLess(next + below, offer) || !judge.isLess(least, next) {
                found.append(next)
                continue
            }
            // What takes more takes no less than before.  What takes all but a little takes any length from there on
            // downwards, as a text does below its widest character.
            guard found.count > 1, judge.isLess(next, last) else { return nil }
            return .stretches([TakenStretch(least, last)] + found.dropLast().reversed().map { TakenStretch($0, $0) })
        }
        if let last = found.last, judge.isLess(least, last) {
            found[found.count - 1] = judge.isLess(last, least + below) ? least : last
        }
        return Taking(steps: found.reversed())
    }
}

extension Taking {
    /// The lengths that the child takes; `nil` for any between its bounds.
    fileprivate var steps: [Length.Scalar]? { if case .steps(let steps) = self { steps } else { nil } }

    /// The lengths where some vary; else none.
    fileprivate var varying: [Length] { if case .varying(let steps) = self { steps } else { [] } }

    /// The same as stretches.
    fileprivate var stretches: [TakenStretch<Length>]? {
        switch self {
        case .range: nil
        case .steps(let steps): steps.map { TakenStretch(Length($0), Length($0)) }
        case .varying(let steps): steps.map { TakenStretch($0, $0) }
        case .stretches(let stretches): stretches
        }
    }

    /// Whether the child takes stretches of lengths.
    fileprivate var isRounded: Bool { if case .stretches = self { true } else { false } }
}
