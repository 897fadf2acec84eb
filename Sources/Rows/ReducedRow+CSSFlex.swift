// ReducedRow+CSSFlex.swift: what a CSS flex line leaves to decide once its direction is chosen
// (CSS Flexible Box Layout 1, section 9.7).  Lengths in points.  CSSFlexLine answers this row greedily.

extension Row {
    /// The flex line as bounds, levels and the budget that the factor sums allow.
    func cssFlexRow(room: Double) -> ReducedRow {
        let line = FlexLine(items, room: room)
        var row = cssFlexRow(line, room: room)
        if line.grows {
            limitGrowth(of: &row, line)
        } else {
            limitShrinking(of: &row, line)
        }
        return row
    }

    /// A line whose direction is known, before the factor sums limit anything.
    func cssFlexRow(_ line: FlexLine, room: Double) -> ReducedRow {
        var row = ReducedRow(
            lower: line.hypothetical, upper: line.hypothetical, base: line.hypothetical,
            weight: [Double](repeating: 1, count: items.count), tiers: tiers, budget: room)
        for index in line.participants where line.scaledFactor[index] > 0 {
            row.base[index] = line.base[index]
            row.weight[index] = line.scaledFactor[index]
            if line.grows { row.upper[index] = line.maximum[index] } else { row.lower[index] = line.minimum[index] }
        }
        return row
    }

    /// Growing, a factor sum below 1 means that no level exceeds the initial free space.
    ///
    /// The loop hands out `min(remaining, initial * sum)` to the factors `sum`, so the level is
    /// `min(remaining / sum, initial)`; with a sum of at least 1 the first is never the larger.
    private func limitGrowth(of row: inout ReducedRow, _ line: FlexLine) {
        let initial = line.participants.reduce(line.roomForParticipants(of: row.budget)) { $0 - line.base[$1] }
        let most = items.indices.reduce(0) { $0 + row.length(of: $1, at: initial) }
        row.budget = min(row.budget, most)
    }

    /// Shrinking, what a factor sum below 1 hands out depends on which items the loop has frozen.
    ///
    /// Weights are then shrink times base, but the sum counts bare factors, so freezing one item can lower
    /// the level of the others: base sizes 1 and 2 with factors 0.5 and 0.1 in no room at all come out 0 and
    /// 1.7, of which no one level is the cause.  The loop's history is part of the question there: what it
    /// froze before its last round keeps its length, and the budget is the total of the loop.
    private func limitShrinking(of row: inout ReducedRow, _ line: FlexLine) {
        guard let loop = fractionLoop(line, room: row.budget) else { return }
        for index in Set(line.participants).subtracting(loop.lastRound) {
            row.lower[index] = loop.lengths[index]
            row.upper[index] = loop.lengths[index]
        }
        row.budget = max(row.budget, loop.lengths.reduce(0, +))
    }

    /// The loop of a line that shrinks, where a factor sum below 1 limits what it hands out.
    private func fractionLoop(_ line: FlexLine, room: Double) -> FlexLoop? {
        let participants = line.participants
        guard !line.grows, participants.contains(where: { line.factor[$0] < 1 }) else { return nil }
        let loop = FlexLoop(line, members: participants, room: line.roomForParticipants(of: room), fractions: true)
        return loop.handedOutFraction ? loop : nil
    }

    /// The items that a shrinking line freezes before its last round, where a factor sum below 1 limits what it hands
    /// out; items that cannot move are left out.  `nil` for every other row.
    package var frozenByFractions: [Int]? {
        guard policy == .cssFlex, let room, room.isFinite else { return nil }
        let line = FlexLine(items, room: room)
        guard let loop = fractionLoop(line, room: room) else { return nil }
        return line.participants.filter { line.scaledFactor[$0] > 0 && !loop.lastRound.contains($0) }
    }
}
