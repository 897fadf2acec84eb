// GridLayout.swift: columns share the width as an HStack's children do, then rows the height.  Lengths in points.
// Apple documents only that columns are as wide as their widest cell; how flexible cells share is our reading of that.

/// A grid of cells.
struct GridLayout: CombiningLayout {
    let plan: GridPlan

    /// The lengths of columns and rows, and the gaps after each.
    struct Measures {
        var columns: [CGFloat]
        var rows: [CGFloat]
    }

    /// The gaps between columns and between rows.
    struct Cache {
        var columnGaps: [CGFloat]
        var rowGaps: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(
            columnGaps: gaps(.horizontal, count: plan.columnCount, plan.style.horizontalSpacing, subviews),
            rowGaps: gaps(.vertical, count: plan.rows.count, plan.style.verticalSpacing, subviews))
    }

    /// The largest distance that neighbours on both sides of a gap prefer.
    private func gaps(_ axis: Axis, count: Int, _ spacing: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: count - 1) }
        return (1..<count).map { line in
            var gap: CGFloat?
            for (first, one) in plan.cells.enumerated() {
                for (second, other) in plan.cells.enumerated() {
                    let isAcross =
                        axis == .horizontal
                        ? one.row == other.row && plan.columns(one).upperBound == line
                            && other.columns.lowerBound == line
                        : one.row == line - 1 && other.row == line && plan.columns(one).overlaps(plan.columns(other))
                    guard isAcross else { continue }
                    let distance = subviews[first].spacing.distance(to: subviews[second].spacing, along: axis)
                    gap = max(gap ?? distance, distance)
                }
            }
            return gap ?? ViewSpacing.platform
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let measures = measures(subviews, proposal, cache)
        return CGSize(
            width: measures.columns.reduce(0, +) + cache.columnGaps.reduce(0, +),
            height: measures.rows.reduce(0, +) + cache.rowGaps.reduce(0, +))
    }

    private func measures(_ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: Cache) -> Measures {
        let columnRules = (0..<plan.columnCount).map { column in
            StackChild(priority: priority(subviews) { $0.columns == column..<column + 1 }) { offer in
                extent(subviews, .horizontal) {
                    $0.columns == column..<column + 1 && !$0.isWholeRow
                } answer: { _ in
                    ProposedViewSize(width: offer, height: nil)
                }
            }
        }
        let columns =
            subviews.rule.columns { question(subviews, proposal, cache) }
            ?? ownColumns(columnRules, subviews, proposal, cache)
        let rowRules = plan.rows.indices.map { row in
            StackChild(priority: priority(subviews) { $0.row == row }) { offer in
                extent(subviews, .vertical) {
                    $0.row == row
                } answer: { cell in
                    ProposedViewSize(width: width(of: plan.columns(cell), columns, cache), height: offer)
                }
            }
        }
        return Measures(columns: columns, rows: lengths(rowRules, cache.rowGaps, proposal.height, subviews.rule))
    }

    private func ownColumns(
        _ rules: [StackChild], _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: Cache
    ) -> [CGFloat] {
        var columns = lengths(rules, cache.columnGaps, proposal.width, subviews.rule)
        widen(&columns, subviews, cache)
        return columns
    }

    /// The columns' question for a rule that answers it as a whole.
    private func question(_ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: Cache) -> GridQuestion {
        let cells = zip(plan.cells, subviews).filter { !$1[GridUnsizedAxes.self].contains(.horizontal) }
        return GridQuestion(
            count: plan.columnCount, gaps: cache.columnGaps,
            cells: cells.map { cell, subview in
                func width(_ offer: CGFloat?) -> CGFloat {
                    subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
                }
                return GridQuestion.Cell(
                    columns: plan.columns(cell), minimum: width(0), ideal: width(nil), maximum: width(.infinity))
            }, width: proposal.width)
    }

    private func lengths(
        _ children: [StackChild], _ gaps: [CGFloat], _ length: CGFloat?, _ rule: any StackRule
    ) -> [CGFloat] {
        let offers = rule.offers(to: children, gaps: gaps, in: length)
        return zip(children, offers).map { $0.length(offered: $1) }
    }

    private func priority(_ subviews: Subviews, _ isIn: (GridPlan.Cell) -> Bool) -> Double {
        zip(plan.cells, subviews).filter { isIn($0.0) }.map(\.1.priority).max() ?? 0
    }

    /// The extent of the cells of a column or row, aligned on their guides.
    private func extent(
        _ subviews: Subviews, _ axis: Axis, _ isIn: (GridPlan.Cell) -> Bool,
        answer proposal: (GridPlan.Cell) -> ProposedViewSize
    ) -> CGFloat {
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for (cell, subview) in zip(plan.cells, subviews) where isIn(cell) {
            if subview[GridUnsizedAxes.self].contains(axis.only) { continue }
            let dimensions = subview.dimensions(in: proposal(cell))
            let length = dimensions.size[axis]
            if length == .infinity { return length }
            let guide = dimensions[guide(for: cell, axis, subviews)]
            before = max(before, guide)
            after = max(after, length - guide)
        }
        return before + after
    }

    /// Makes columns wide enough for the cells that span several: what is missing is shared equally.
    private func widen(_ columns: inout [CGFloat], _ subviews: Subviews, _ cache: Cache) {
        for (cell, subview) in zip(plan.cells, subviews) {
            let span = plan.columns(cell)
            guard span.count > 1 || cell.isWholeRow, !subview[GridUnsizedAxes.self].contains(.horizontal) else {
                continue
            }
            let width = width(of: span, columns, cache)
            let missing = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).width - width
            guard missing > 0, missing.isFinite else { continue }
            for column in span { columns[column] += missing / CGFloat(span.count) }
        }
    }

    private func width(of span: Range<Int>, _ columns: [CGFloat], _ cache: Cache) -> CGFloat {
        columns[span].reduce(0, +) + cache.columnGaps[span.lowerBound..<span.upperBound - 1].reduce(0, +)
    }

    private func guide(for cell: GridPlan.Cell, _ axis: Axis, _ subviews: Subviews) -> AlignmentKey {
        if axis == .vertical { return (plan.rows[cell.row] ?? plan.style.alignment.vertical).key }
        for (other, subview) in zip(plan.cells, subviews) where other.columns.lowerBound == cell.columns.lowerBound {
            if !other.isWholeRow, let guide = subview[GridColumnAlignment.self] { return guide.key }
        }
        return plan.style.alignment.horizontal.key
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let measures = measures(subviews, proposal, cache)
        let columnStarts = Self.starts(measures.columns, cache.columnGaps)
        let rowStarts = Self.starts(measures.rows, cache.rowGaps)
        for (cell, subview) in zip(plan.cells, subviews) {
            let span = plan.columns(cell)
            let room = CGSize(width: width(of: span, measures.columns, cache), height: measures.rows[cell.row])
            let corner = CGPoint(
                x: bounds.origin.x + columnStarts[span.lowerBound], y: bounds.origin.y + rowStarts[cell.row])
            let offer = ProposedViewSize(room)
            if let anchor = subview[GridAnchor.self] {
                subview.place(at: anchor.point(in: CGRect(origin: corner, size: room)), anchor: anchor, proposal: offer)
            } else {
                let alignment = Alignment(
                    horizontal: HorizontalAlignment(key: guide(for: cell, .horizontal, subviews)),
                    vertical: VerticalAlignment(key: guide(for: cell, .vertical, subviews)))
                var judge = PlainJudge<Double>()
                var origin = CGPoint(
                    subview.node.origin(in: PerAxis(room), on: alignment.guides, for: PerAxis(offer), judge: &judge))
                if let line = line(of: cell, measures, subviews, cache) {
                    origin.y = line - subview.dimensions(in: offer)[alignment.vertical]
                }
                subview.place(at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: offer)
            }
        }
    }

    /// Where the cells of a row meet when they are aligned on baselines or a custom guide.
    private func line(of cell: GridPlan.Cell, _ measures: Measures, _ subviews: Subviews, _ cache: Cache) -> CGFloat? {
        let key = guide(for: cell, .vertical, subviews)
        guard key.combination != .never else { return nil }
        return zip(plan.cells, subviews).filter { $0.0.row == cell.row }.map { other, subview in
            let width = width(of: plan.columns(other), measures.columns, cache)
            return subview.dimensions(in: ProposedViewSize(width: width, height: measures.rows[cell.row]))[key]
        }.max()
    }

    private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var starts: [CGFloat] = []
        var position: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            starts.append(position)
            position += length + (index < gaps.count ? gaps[index] : 0)
        }
        return starts
    }
}
