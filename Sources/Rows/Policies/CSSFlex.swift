// CSSFlex.swift: what a CSS flex line leaves to decide once its direction is chosen
// (CSS Flexible Box Layout 1, section 9.7).  Lengths in points.  `CSSFlexbox` answers this row as a browser does.

/// Bases and factors of a flex line.
struct CSSFlex: PolicyDefinition {
    let name = "css-flex"
    let fields: ItemFields = .ofFlex

    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> ReducedRowOver<J.Value> {
        let line = try FlexLine(row.items, room: room, judge: &judge)
        var reduced = ReducedRowOver(rigid: line.hypothetical, tiers: row.tiers, budget: room, grows: line.grows)
        for index in line.participants where line.bounds.weight[index] > 0 {
            reduced.base[index] = line.bounds.base[index]
            reduced.weight[index] = line.bounds.weight[index]
            if line.grows {
                reduced.upper[index] = line.bounds.upper[index]
            } else {
                reduced.lower[index] = line.bounds.lower[index]
            }
        }
        if line.grows {
            limitGrowth(of: &reduced, line, judge: &judge)
        } else {
            limitShrinking(of: &reduced, line, judge: &judge)
        }
        return reduced
    }

    /// Growing, a factor sum below 1 means that no level exceeds the initial free space.
    ///
    /// The loop hands out `min(remaining, initial * sum)` to the factors `sum`, so the level is
    /// `min(remaining / sum, initial)`; with a sum of at least 1 the first is never the larger.
    private func limitGrowth<J: Judge>(
        of row: inout ReducedRowOver<J.Value>, _ line: FlexLine<J.Value>, judge: inout J
    ) {
        let initial = line.participants.reduce(line.roomForParticipants) { $0 - line.bounds.base[$1] }
        var most: J.Value = 0
        for index in row.lower.indices {
            let length = initial * row.weight[index] + row.base[index]
            most = most + judge.clamped(length, row.lower[index], row.upper[index])
        }
        row.budget = judge.lesser(row.budget, most)
    }

    /// Shrinking, what a factor sum below 1 hands out depends on which items the loop has frozen.
    ///
    /// Weights are then shrink times base, but the sum counts bare factors, so freezing one item can lower
    /// the level of the others: base sizes 1 and 2 with factors 0.5 and 0.1 in no room at all come out 0 and
    /// 1.7, of which no one level is the cause.  The loop's history is part of the question there: what it
    /// froze before its last round keeps its length, and the budget is the total of the loop.
    private func limitShrinking<J: Judge>(
        of row: inout ReducedRowOver<J.Value>, _ line: FlexLine<J.Value>, judge: inout J
    ) {
        guard line.participants.contains(where: { line.factor[$0] < 1 }) else { return }
        let (lengths, loop) = line.resolved(judge: &judge)
        guard loop.handedOutFraction else { return }
        for index in Set(line.participants).subtracting(loop.lastRound) {
            row.lower[index] = lengths[index]
            row.upper[index] = lengths[index]
        }
        row.budget = judge.greater(row.budget, lengths.reduce(0, +))
    }

    /// The hypothetical main sizes: CSS compares their sum with the container.
    func turningLengths(of row: Row) -> TurningLengths? {
        TurningLengths(kind: .flexBasis, lengths: row.items.map { clamp($0.flex.basis, $0.minimum, $0.maximum) })
    }

    /// Whether some factor lies between 0 and 1.
    func mayHandOutFractions(_ row: Row) -> Bool {
        row.items.contains { item in [item.flex.grow, item.flex.shrink].contains { $0 > 0 && $0 < 1 } }
    }

    /// An item that does not shrink is held by its basis.
    func holder(of index: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double) {
        let item = row.items[index]
        if length > item.minimum { return (.basis(index), item.flex.basis > item.maximum ? length : item.minimum) }
        // A basis below the minimum is the next thing that holds the item, unless it shrinks.
        return (.minimum(index), item.flex.shrink > 0 ? 0 : min(item.flex.basis, length))
    }

    /// The bound in the line's direction, of an item that takes part.
    func ownRange(of bound: RowBound, in row: Row, room: Double) -> ClosedRange<Double>? {
        guard let index = bound.item else { return nil }
        let (item, line) = (row.items[index], FlexLine(row.items, room: room))
        guard line.takesPart(index), line.bounds.weight[index] > 0 else { return nil }
        let basis = item.flex.basis
        if bound == .minimum(index) { return !line.grows && item.minimum <= basis ? 0...min(basis, item.maximum) : nil }
        return line.grows && item.maximum >= basis ? max(basis, item.minimum)...Double.infinity : nil
    }
}

extension RowOver where Value: KnownNumber {
    /// The items that a shrinking line freezes before its last round, where a factor sum below 1 limits what it hands
    /// out; items that cannot move are left out.  `nil` for every other row.
    package var frozenByFractions: [Int]? {
        guard policy == .cssFlex, let room, room.isFinite else { return nil }
        let line = FlexLine(items, room: room)
        guard !line.grows, line.participants.contains(where: { line.factor[$0] < 1 }) else { return nil }
        var judge = PlainJudge<Value>()
        let (_, loop) = line.resolved(judge: &judge)
        guard loop.handedOutFraction else { return nil }
        return line.participants.filter { line.bounds.weight[$0] > 0 && !loop.lastRound.contains($0) }
    }
}
