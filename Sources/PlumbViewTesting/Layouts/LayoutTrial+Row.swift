// LayoutTrial+Row.swift: a layout's placements as a row and as an alignment.  Lengths in points.

internal import Documents

extension LayoutTrial {
    /// What a child answers to an offer along the axis.
    func answer(of child: Int, to length: CGFloat?) -> CGFloat {
        subviews[child].sizeThatFits(ProposedViewSize(along: axis, length, across: proposal[axis.across]))[axis]
    }

    /// The gaps of the layout in its ideal size; what stands between children otherwise is room not used.
    private var gaps: [Double] {
        let open = ProposedViewSize(along: axis, nil, across: proposal[axis.across])
        let ideal = placing(for: open)
        guard ideal.callFaults.isEmpty else { return Array(repeating: 0, count: max(0, subviews.count - 1)) }
        // Sums leave traces in the last digits.
        return ideal.gaps(along: axis).map { (Double($0) * 1e6).rounded() / 1e6 }
    }

    /// The children as a row; `nil` where their answers are no bounds.
    var problem: Row? { try? row() }

    /// Why the children, or what is proposed to them, are no row; `nil` where they are one.
    var noRow: LayoutFault? {
        do throws(RowError) { _ = try row() } catch { return .unjudged("\(error)") }
        return nil
    }

    private func row() throws(RowError) -> Row {
        let items = subviews.indices.map { child in
            Item(
                minimum: answer(of: child, to: 0), ideal: answer(of: child, to: nil),
                maximum: answer(of: child, to: .infinity), priority: subviews[child].priority)
        }
        return try Row(
            items: items, spacing: gaps, available: proposal[axis].map { Double($0) },
            policy: demands.policy ?? .equalSizes)
    }

    /// Whether a child takes every length between its bounds, as far as some offers show.
    private func isStepping(_ child: Int) -> Bool {
        let (least, most) = (answer(of: child, to: 0), answer(of: child, to: .infinity))
        let reach = min(most, least + 1_000)
        return [0.03, 0.11, 0.29, 0.5, 0.71, 0.97].contains { share in
            let offer = least + share * (reach - least)
            return !answer(of: child, to: offer).isNear(offer)
        }
    }

    /// Lengths along the axis that are not optimal.
    func lengthFault(_ placing: LayoutPlacing) -> LayoutFault? {
        guard let problem else { return nil }
        let lengths = placing.frames.map { Double($0.size[axis]) }
        if let available = problem.available, available.isFinite, subviews.indices.contains(where: isStepping) {
            return SteppingRowJudge(problem: problem, lengths: lengths) { answer(of: $0, to: $1) }.fault
        }
        guard let verdict = try? problem.verdict(on: lengths), verdict.kind != .optimal else { return nil }
        return .row(verdict)
    }

    /// The children across the axis, if the layout says on which guides it aligns them.
    private func alignmentProblem(_ placing: LayoutPlacing, countsLine: Bool) -> AlignmentProblem? {
        guard let alignment = demands.alignment else { return nil }
        let children = zip(subviews, placing.proposals).map { subview, proposal in
            let dimensions = subview.dimensions(in: proposal)
            return AlignmentProblem.Child(
                length: axis == .horizontal ? dimensions.height : dimensions.width,
                guide: axis == .horizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal])
        }
        return try? AlignmentProblem(children: children, countsLine: countsLine)
    }

    /// Places across the axis that are not optimal, whether or not the line counts.
    func alignmentFault(_ placing: LayoutPlacing) -> LayoutFault? {
        let offsets = placing.frames.indices.map { Double(placing.span(of: $0, along: axis.across).lowerBound) }
        let verdicts = [true, false].compactMap { countsLine in
            try? alignmentProblem(placing, countsLine: countsLine)?
                .verdict(onOffsets: offsets, extent: placing.bounds.size[axis.across])
        }
        guard let first = verdicts.first, !verdicts.contains(where: { $0.kind == .optimal }) else { return nil }
        return .alignment(first)
    }

    /// The row as one line of JSON that `plumb verify` reads, with the layout's claim where it has placed all children.
    func json(id: String, engine: String) -> String? {
        // A policy of somebody's own has no name in JSON, and without one nothing says what a row should be.
        guard let policy = demands.policy, Policy.allCases.contains(policy), let problem else { return nil }
        let size = size(for: proposal)
        let placing = size.width.isFinite && size.height.isFinite ? placing(for: proposal) : nil
        var claims: [ClaimedAnswer] = []
        var cross: [AlignmentProblem.Child?]?
        if let placing, placing.callFaults.isEmpty {
            let spans = placing.frames.indices.map { placing.span(of: $0, along: axis.across) }
            cross = alignmentProblem(placing, countsLine: true)?.children
            let crossClaim = CrossClaim(
                extent: size[axis.across], offsets: spans.map { Double($0.lowerBound) }, countsLine: true)
            claims = [
                ClaimedAnswer(
                    engine: engine, lengths: placing.frames.map { Double($0.size[axis]) },
                    offsets: placing.frames.indices.map { Double(placing.span(of: $0, along: axis).lowerBound) },
                    cross: cross == nil ? nil : crossClaim)
            ]
        }
        return RowDocument(id: id, axis: axis, row: problem, cross: cross, claims: claims).json.line
    }
}
