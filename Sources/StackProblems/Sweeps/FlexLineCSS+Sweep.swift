// FlexLineCSS+Sweep.swift: the freeze loop of CSS flexbox over all containers at once.  Lengths in points.

extension FlexLineCSS: PiecewiseLinearDistribution {
    /// The used main sizes from `room` on, in the direction that the room just beyond its start asks for.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: DistributionProblem, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        let hypothetical = problem.items.reduce(0) { $0 + $1.clamped($1.flex.basis) }
        let line = AffineFlexLine(
            FlexLine(problem.items, grows: horizon.isLess(Affine(hypothetical), room)), room: room)
        let tiers = problem.tiers
        if tiers.count == 1 { return line.loop(until: &horizon).lengths }
        return line.row(tiers: tiers, until: &horizon).lengths(until: &horizon)
    }
}

/// A flex line in a room that grows.
private struct AffineFlexLine {
    private let line: FlexLine
    private let room: Affine
    private let participants: [Int]

    init(_ line: FlexLine, room: Affine) {
        self.line = line
        self.room = room
        participants = line.participants
    }

    private var roomForParticipants: Affine {
        line.base.indices.reduce(room) { line.takesPart($1) ? $0 : $0 - line.hypothetical[$1] }
    }

    /// The loop with its fractions, over all participants as one line.
    func loop(until horizon: inout Horizon) -> (lengths: [Affine], loop: AffineLoop) {
        var lengths = line.hypothetical.map { Affine($0) }
        var loop = AffineLoop(members: participants, room: roomForParticipants, factors: line.factor)
        loop.run(
            &lengths, lower: line.minimum, upper: line.maximum, base: line.base, weight: line.scaledFactor,
            until: &horizon)
        return (lengths, loop)
    }

    /// What the line leaves to its tiers, as `EffectiveRow+CSSFlex` has it in one container.
    func row(tiers: [[Int]], until horizon: inout Horizon) -> AffineFill {
        var row = AffineFill(
            lower: line.hypothetical, upper: line.hypothetical, base: line.hypothetical,
            weight: [Double](repeating: 1, count: line.base.count), tiers: tiers, budget: room)
        for index in participants where line.scaledFactor[index] > 0 {
            row.base[index] = line.base[index]
            row.weight[index] = line.scaledFactor[index]
            if line.grows { row.upper[index] = line.maximum[index] } else { row.lower[index] = line.minimum[index] }
        }
        if line.grows {
            limitGrowth(of: &row, until: &horizon)
        } else {
            limitShrinking(of: &row, until: &horizon)
        }
        return row
    }

    private func limitGrowth(of row: inout AffineFill, until horizon: inout Horizon) {
        let initial = participants.reduce(roomForParticipants) { $0 - line.base[$1] }
        var most = Affine(0)
        for index in line.base.indices {
            let length = initial * row.weight[index] + row.base[index]
            most = most + horizon.clamped(length, lower: row.lower[index], upper: row.upper[index])
        }
        if horizon.isLess(most, row.budget) { row.budget = most }
    }

    private func limitShrinking(of row: inout AffineFill, until horizon: inout Horizon) {
        guard participants.contains(where: { line.factor[$0] < 1 }) else { return }
        let (lengths, loop) = loop(until: &horizon)
        guard loop.handedOutFraction else { return }
        for index in Set(participants).subtracting(loop.lastRound) {
            row.lower[index] = lengths[index].value
            row.upper[index] = lengths[index].value
        }
        let total = lengths.reduce(Affine(0), +)
        if horizon.isLess(row.budget, total) { row.budget = total }
    }
}
