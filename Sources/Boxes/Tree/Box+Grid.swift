// Box+Grid.swift: grids of boxes, by SwiftUI's rule.  Lengths in points.

extension Box {
    /// Boxes in rows and columns; a box may span some of them.
    ///
    /// - Parameters:
    ///   - counts: How many of the boxes stand in each row.
    ///   - alignment: Where a box stands in its cell.
    ///   - spacing: Between columns and between rows, in points; `nil` for what the boxes prefer.
    /// - Returns: `nil` where a gap is the larger of two that texts of varying sizes prefer.
    package static func grid(
        _ boxes: [Box], counts: [Int], on alignment: PerAxis<GuideKey>, spacing: PerAxis<Value>?
    ) -> Box? {
        var plan = GridPlan()
        var rest = boxes[...]
        for count in counts {
            plan.append(spans: rest.prefix(count).map(\.columnCount))
            rest = rest.dropFirst(count)
        }
        let preferences = boxes.map(\.spacing)
        func gaps(_ axis: Axis) -> [Value]? {
            if let spacing { return Array(repeating: spacing[axis], count: max(plan.count(along: axis) - 1, 0)) }
            return plan.gaps(along: axis, preferences)
        }
        guard let columnGaps = gaps(.horizontal), let rowGaps = gaps(.vertical) else { return nil }
        let meets = alignment.vertical.combination != .never
        let grid = GridMeasure(
            plan, boxes, gaps: PerAxis(horizontal: columnGaps, vertical: rowGaps),
            columnGuides: Array(repeating: alignment.horizontal, count: columnGaps.count + 1),
            rowGuides: Array(repeating: (guide: alignment.vertical, meets: meets), count: counts.count))
        return Box(
            .grid(grid), boxes, priority: boxes.isEmpty ? -.infinity : 0, spacing: .union(of: preferences))
    }

    /// How many columns of a grid the box spans.
    private var columnCount: Int {
        switch content {
        case .spanning(let count): count
        case .modified, .guided, .wrapped, .layered: children[0].columnCount
        default: 1
        }
    }

    /// The lengths of columns and rows under a proposal, shared by SwiftUI's rule.
    func lengths<J: Judge<Value>>(
        of grid: GridMeasure<Box>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> GridMeasure<Box>.Lengths {
        if let lengths = knownTracks.answer(to: proposal) { return lengths }
        let lengths = try grid.lengths(judge: &judge) { axis, widths, judge throws(J.Failure) in
            let priorities = grid.priorities[axis]
            var offers = [Value?](repeating: proposal[axis], count: priorities.count)
            guard let length = proposal[axis], length != .infinity else { return offers }
            func answer(_ track: Int, _ offer: Value, _ judge: inout J) throws(J.Failure) -> Value {
                try grid.length(of: track, along: axis, widths, offered: offer, judge: &judge)
            }
            try SwiftUIRule.ask(
                priorities: priorities, room: length - grid.gaps[axis].reduce(0, +),
                minimum: { (track, judge) throws(J.Failure) in try answer(track, 0, &judge) },
                maximum: { (track, judge) throws(J.Failure) in try answer(track, .infinity, &judge) }, judge: &judge
            ) { (track, share, judge) throws(J.Failure) in
                let offer = judge.greater(share, 0)
                offers[track] = offer
                return try answer(track, offer, &judge)
            }
            return offers
        }
        knownTracks.remember(lengths, to: proposal)
        return lengths
    }

    /// Where the cells stand under a proposal.
    func places<J: Judge<Value>>(
        in grid: GridMeasure<Box>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [MeasuredPlace<Value>] {
        let rooms = grid.rooms(try lengths(of: grid, for: proposal, judge: &judge))
        let lines = try grid.lines(rooms, judge: &judge)
        var places: [MeasuredPlace<Value>] = []
        for (index, room) in rooms.enumerated() {
            let place = try grid.place(of: index, in: room.size, on: lines[grid.row(of: index)], judge: &judge)
            let origin = PerAxis { room.corner[$0] + place.origin[$0] }
            places.append(MeasuredPlace(origin: origin, proposal: place.proposal))
        }
        return places
    }
}
