// GridLayout.swift: a grid of views: what its cells say of themselves, and the rule that shares.  Lengths in points.

/// A grid of cells.
struct GridLayout: CombiningLayout {
    let plan: GridPlan
    let style: GridStyle
    /// Each row's own alignment.
    let rows: [VerticalAlignment?]

    /// The grid as numbers, and its lengths under the last proposal: placing follows sizing.
    struct Cache {
        let measure: GridMeasure<Node>
        let anchors: [UnitPoint?]
        fileprivate var last: (proposal: ProposedViewSize, lengths: GridMeasure<Node>.Lengths)?
    }

    func makeCache(subviews: Subviews) -> Cache {
        let spacing = PerAxis(horizontal: style.horizontalSpacing, vertical: style.verticalSpacing)
        let preferences = spacing.horizontal == nil || spacing.vertical == nil ? subviews.map(\.spacing.preferred) : []
        let gaps = PerAxis<[Double]> { axis in
            guard let spacing = spacing[axis] else { return plan.gaps(along: axis, preferences) ?? [] }
            return Array(repeating: Double(spacing), count: max(plan.count(along: axis) - 1, 0))
        }
        let rowGuides = rows.map { row in
            let key = (row ?? style.alignment.vertical).key
            return (guide: key, meets: key.combination != .never)
        }
        let measure = GridMeasure(
            plan, Array(subviews.nodes[subviews.indices]), unsized: { subviews[$0][GridUnsizedAxes.self] }, gaps: gaps,
            columnGuides: columnGuides(subviews), rowGuides: rowGuides)
        return Cache(measure: measure, anchors: subviews.map { $0[GridAnchor.self] })
    }

    /// The guide of each column: the first cell that begins there and has a say in it decides.
    private func columnGuides(_ subviews: Subviews) -> [AlignmentKey] {
        var guides = [AlignmentKey?](repeating: nil, count: plan.columnCount)
        for (cell, subview) in zip(plan.cells, subviews) where !cell.isWholeRow {
            let column = cell.columns.lowerBound
            if guides[column] == nil { guides[column] = subview[GridColumnAlignment.self]?.key }
        }
        return guides.map { $0 ?? style.alignment.horizontal.key }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(cache.measure.size(lengths(subviews, proposal, &cache)))
    }

    private func lengths(
        _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout Cache
    ) -> GridMeasure<Node>.Lengths {
        if let last = cache.last, last.proposal == proposal { return last.lengths }
        let measure = cache.measure
        var judge = PlainJudge<Double>()
        let known: [Double]? = reported(in: subviews, instead: nil) {
            try subviews.rule.columns { measure.question(offered: proposal.width.map { Double($0) }, judge: &judge) }
        }
        let lengths = measure.lengths(
            columns: known, offered: proposal.width.map { Double($0) }, judge: &judge
        ) { axis, widths, _ in
            let tracks = measure.priorities[axis].enumerated().map { track, priority in
                StackChild(priority: priority) { offer in
                    var judge = PlainJudge<Double>()
                    return CGFloat(
                        measure.length(
                            of: track, along: axis, widths, offered: offer.map { Double($0) }, judge: &judge))
                }
            }
            let gaps = measure.gaps[axis].map { CGFloat($0) }
            let offers = reported(
                in: subviews, instead: GreedyRule().offers(to: tracks, gaps: gaps, in: proposal[axis])
            ) {
                try subviews.rule.offers(to: tracks, gaps: gaps, in: proposal[axis])
            }
            return offers.map { $0.map { Double($0) } }
        }
        cache.last = (proposal, lengths)
        return lengths
    }

    /// What a rule answers; where something stops it, that is reported at the grid, and the other answer given.
    private func reported<Answer>(
        in subviews: Subviews, instead other: @autoclosure () -> Answer, _ answer: () throws -> Answer
    ) -> Answer {
        do {
            return try answer()
        } catch {
            subviews.nodes.first?.session.reportHere(.init(ofRule: error))
            return other()
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let lengths = lengths(subviews, proposal, &cache)
        var judge = PlainJudge<Double>()
        let rooms = cache.measure.rooms(lengths)
        let lines = cache.measure.lines(rooms, judge: &judge)
        for (index, subview) in subviews.enumerated() {
            let size = CGSize(rooms[index].size)
            let corner = CGPoint { bounds.origin[$0] + CGFloat(rooms[index].corner[$0]) }
            if let anchor = cache.anchors[index] {
                subview.place(
                    at: anchor.point(in: CGRect(origin: corner, size: size)), anchor: anchor,
                    proposal: ProposedViewSize(size))
            } else {
                let line = lines[plan.cells[index].row]
                let place = cache.measure.place(of: index, in: rooms[index].size, on: line, judge: &judge)
                subview.place(
                    at: CGPoint { corner[$0] + CGFloat(place.origin[$0]) }, proposal: ProposedViewSize(size))
            }
        }
    }
}
