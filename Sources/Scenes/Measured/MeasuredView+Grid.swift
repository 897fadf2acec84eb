// MeasuredView+Grid.swift: grids in any arithmetic, by SwiftUI's rule.  Lengths in points.

import LayoutCore
import Rows

extension MeasuredView {
    /// Views in rows and columns; a view may span some of them.
    ///
    /// - Parameters:
    ///   - counts: How many of the views stand in each row.
    ///   - alignment: Where a view stands in its cell.
    ///   - spacing: Between columns and between rows, in points; `nil` for what the views prefer.
    /// - Throws: `UnmeasuredView` where a gap is the larger of two that texts of varying sizes prefer.
    static func grid(
        _ views: [MeasuredView], counts: [Int], on alignment: PerAxis<GuideKey>, spacing: PerAxis<Value>?
    ) throws(UnmeasuredView) -> MeasuredView {
        var plan = GridPlan()
        for row in views.split(into: counts) { plan.append(spans: row.map(\.columnCount)) }
        let preferences = views.map(\.spacing)
        let gaps = try PerAxis<[Value]> { axis throws(UnmeasuredView) in
            if let spacing { return Array(repeating: spacing[axis], count: max(plan.count(along: axis) - 1, 0)) }
            guard let preferred = plan.gaps(along: axis, preferences) else {
                throw UnmeasuredView(kind: "grid, whose gaps follow from texts of sizes that vary,", id: nil)
            }
            return preferred
        }
        let meets = alignment.vertical.alignmentKey.combination != .never
        let grid = GridMeasure(
            plan, views, gaps: gaps,
            columnGuides: Array(repeating: alignment.horizontal, count: gaps.horizontal.count + 1),
            rowGuides: Array(repeating: (guide: alignment.vertical, meets: meets), count: counts.count))
        return MeasuredView(
            .grid(grid), priority: views.isEmpty ? -.infinity : 0, spacing: .union(of: preferences))
    }

    /// How many columns of a grid the view spans.
    private var columnCount: Int {
        switch content {
        case .spanning(let count, _): count
        case .modified(_, let child), .guided(_, _, let child), .prioritised(let child), .layered(let child, _, _):
            child.columnCount
        default: 1
        }
    }

    /// The lengths of columns and rows under a proposal, shared by SwiftUI's rule.
    func lengths<J: Judge<Value>>(
        of grid: GridMeasure<MeasuredView>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> GridMeasure<MeasuredView>.Lengths {
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
        in grid: GridMeasure<MeasuredView>, for proposal: PerAxis<Value?>, judge: inout J
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
