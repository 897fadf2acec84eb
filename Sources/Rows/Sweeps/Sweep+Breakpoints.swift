// Sweep+Breakpoints.swift: what changes at each breakpoint of a sweep, read off the pieces on either side.
// Lengths in points.

extension Sweep {
    /// The breakpoints in order, each with all that changes there.
    ///
    /// - Complexity: O(*n*) a breakpoint.
    public var breakpoints: [Breakpoint] {
        let tiers = problem.tiers
        return zip(pieces, pieces.dropFirst()).map { before, after in
            let change = Change(of: self, tiers: tiers, before, after)
            return Breakpoint(available: after.start, events: change.rowEvents + change.tierEvents + change.itemEvents)
        }
    }
}

/// Two neighbouring pieces.
private struct Change {
    private let items: [Item]
    private let tiers: [[Int]]
    private let turningLengths: TurningLengths?
    private let turn: Double?
    private let before: Sweep.Piece, after: Sweep.Piece
    /// The lengths at the breakpoint as the piece before it has them.
    private let last: [Double]

    init(of sweep: Sweep, tiers: [[Int]], _ before: Sweep.Piece, _ after: Sweep.Piece) {
        items = sweep.problem.items
        self.tiers = tiers
        turningLengths = sweep.turningLengths
        turn = sweep.turningLengths.map { $0.lengths.reduce(sweep.problem.totalSpacing, +) }
        (self.before, self.after) = (before, after)
        last = before.lengths(at: after.start)
    }

    var rowEvents: [Breakpoint.Event] {
        var events: [Breakpoint.Event] = []
        if let kind = turningLengths?.kind, let turn, isSame(turn, after.start) { events.append(.turns(kind)) }
        guard before.fit != after.fit else { return events }
        if before.fit == .overflows { events.append(.fits) }
        switch after.fit {
        case .overflows: events.append(.overflows)
        case .leavesSpace: events.append(.leavesSpace(isFull: areFull(Array(items.indices))))
        case .fills: if before.fit == .leavesSpace { events.append(.usesAll) }
        }
        return events
    }

    var tierEvents: [Breakpoint.Event] {
        guard tiers.count > 1 else { return [] }
        return tiers.flatMap { tier -> [Breakpoint.Event] in
            let priority = items[tier[0]].priority
            let moved = tier.contains { !isStill(before.lengths[$0]) }
            let moves = tier.contains { !isStill(after.lengths[$0]) }
            if moved == moves { return [] }
            return [moves ? .tierBegins(priority: priority) : .tierStops(priority: priority, isFull: areFull(tier))]
        }
    }

    var itemEvents: [Breakpoint.Event] {
        items.indices.compactMap { index in
            let (from, to) = (before.lengths[index].slope, after.lengths[index].slope)
            let length = after.lengths[index].value
            if !isSame(last[index], length) { return .jumps(item: index, from: last[index], to: length) }
            switch (isStill(before.lengths[index]), isStill(after.lengths[index])) {
            case (true, true): return nil
            case (true, false): return .leaves(item: index, length: length, landmark(of: index, at: length))
            case (false, true): return .reaches(item: index, length: length, landmark(of: index, at: length))
            case (false, false):
                if abs(from - to) <= Sweep.closeSlopes { return nil }
                return .changesSlope(item: index, from: from, to: to, sharing(from: abs(from), to: abs(to)))
            }
        }
    }

    private func sharing(from: Double, to: Double) -> Breakpoint.Sharing? {
        let (moved, moves) = (before.lengths.count { !isStill($0) }, after.lengths.count { !isStill($0) })
        if to > from { return moves < moved ? .fewer : nil }
        return moves > moved ? .more : nil
    }

    private func areFull(_ members: [Int]) -> Bool {
        members.allSatisfy { isSame(after.lengths[$0].value, items[$0].maximum) }
    }

    private func landmark(of index: Int, at length: Double) -> Breakpoint.Landmark? {
        let item = items[index]
        if isSame(length, item.minimum) { return .minimum }
        if isSame(length, item.maximum) { return .maximum }
        guard let turningLengths else { return nil }
        if isSame(length, turningLengths.lengths[index]) {
            return switch turningLengths.kind {
            case .natural: .natural
            case .preferred: .preferred
            case .flexBasis: .flexBasis
            }
        }
        let isShrunk = turningLengths.kind == .natural && item.glue.shrinkOrder == 0
        return isShrunk && isSame(length, item.ideal - item.glue.shrink) ? .shrunk : nil
    }

    private func isStill(_ length: Affine) -> Bool { abs(length.slope) <= Sweep.closeSlopes }

    /// Whether two lengths are one but for rounding.
    private func isSame(_ first: Double, _ second: Double) -> Bool {
        abs(first - second) <= 1e-9 * max(1, after.start, abs(first))
    }
}
