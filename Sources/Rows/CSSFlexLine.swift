// CSSFlexLine.swift: how a browser shares a flex line (CSS Flexible Box Layout 1, section 9.7).
// Lengths in points.  Equals the optimum of policy `cssFlex`.

/// The freeze loop of CSS flexbox.
///
/// CSS knows no priorities: a row of one tier is resolved exactly as the specification states.  In a row of
/// several tiers each tier is a line of its own, given the budget that tiers of higher priority leave.
public struct CSSFlexLine: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The used main sizes of the items, in points.
    ///
    /// - Complexity: O(*n*²): at most *n* rounds.  Source: CSS Flexible Box Layout 1, section 9.7.
    public func lengths(for problem: Row) -> [Double] {
        guard let room = problem.room, room.isFinite else { return problem.proposedLengths }
        let line = FlexLine(problem.items, room: room)
        if problem.tiers.count == 1 {
            let loop = FlexLoop(
                line, members: line.participants, room: line.roomForParticipants(of: room), fractions: true)
            return loop.lengths
        }
        return lengthsByTier(line, row: problem.cssFlexRow(room: room))
    }

    private func lengthsByTier(_ line: FlexLine, row: ReducedRow) -> [Double] {
        var lengths = row.lower
        for (tier, budget) in zip(row.tiers, row.tierBudgets) {
            let members = tier.filter { row.lower[$0] < row.upper[$0] }
            let fixed = tier.reduce(0) { row.lower[$1] < row.upper[$1] ? $0 : $0 + row.lower[$1] }
            let loop = FlexLoop(line, members: members, room: budget - fixed, fractions: false)
            for index in members { lengths[index] = loop.lengths[index] }
        }
        return lengths
    }
}

extension Row {
    /// The lengths that an unspecified or infinite proposal decides by itself, in points.
    var proposedLengths: [Double] { available == nil ? items.map(\.ideal) : items.map(\.maximum) }
}
