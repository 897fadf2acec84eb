// Box+Grid.swift: grids of boxes.  Lengths in points.

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

    /// The lengths of columns and rows under a proposal, shared by SwiftUI's rule or the optimum.
    func lengths<J: Judge<Value>>(
        of grid: GridMeasure<Box>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> GridMeasure<Box>.Lengths {
        if let known = memory.tracks.answer(to: proposal) {
            return GridMeasure.Lengths(tracks: known.tracks, widths: known.widths)
        }
        let columns = try columns(of: grid, offered: proposal.horizontal, judge: &judge)
        let lengths = try grid.lengths(
            columns: columns, offered: proposal.horizontal, judge: &judge
        ) { axis, widths, judge throws(J.Failure) in
            let tracks = GridTracks<J>(grid: grid, axis: axis, widths: widths)
            return try tracks.offers(in: proposal[axis], isOptimal: isOptimal, judge: &judge)
        }
        memory.tracks.remember((lengths.tracks, lengths.widths), to: proposal)
        return lengths
    }

    /// The columns' widths by the grid's own rule; `nil` without one, where it throws, and without an end to share.
    private func columns<J: Judge<Value>>(
        of grid: GridMeasure<Box>, offered width: Value?, judge: inout J
    ) throws(J.Failure) -> [Value]? {
        guard let columnRule, width?.isInfinite != true else { return nil }
        let question = try grid.question(offered: width, judge: &judge)
        do {
            return try columnRule(question)
        } catch {
            fault = fault ?? error
            return nil
        }
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
