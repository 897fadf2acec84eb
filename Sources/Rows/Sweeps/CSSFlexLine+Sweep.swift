// CSSFlexLine+Sweep.swift: the freeze loop of CSS flexbox over all containers at once.  Lengths in points.

extension CSSFlexLine: PiecewiseLinearDistribution {
    /// The used main sizes from `room` on, in the direction that the room just beyond its start asks for.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: Row, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        let hypothetical = problem.items.reduce(0) { $0 + $1.clamped($1.flex.basis) }
        let line = AffineFlexLine(
            FlexLine(problem.items, grows: horizon.isLess(Affine(hypothetical), room)), room: room)
        if problem.tiers.count == 1 { return line.loop(until: &horizon).lengths }
        return line.row(problem, until: &horizon).lengths(until: &horizon)
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
            &lengths, lower: line.minimum.map { Affine($0) }, upper: line.maximum.map { Affine($0) },
            base: line.base.map { Affine($0) }, weight: line.scaledFactor, until: &horizon)
        return (lengths, loop)
    }

    /// What the line leaves to its tiers, as `ReducedRow+CSSFlex` has it in one container.
    func row(_ problem: Row, until horizon: inout Horizon) -> AffineFill {
        var row = AffineFill(problem.cssFlexRow(line, room: room.value), budget: room)
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
            row.lower[index] = lengths[index]
            row.upper[index] = lengths[index]
        }
        let total = lengths.reduce(Affine(0), +)
        if horizon.isLess(row.budget, total) { row.budget = total }
    }
}
