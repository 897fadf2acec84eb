// LayoutPlacing.swift: where a layout has placed its subviews, and what is wrong there.  Lengths in points.

/// The calls of `place` of one run of a layout.
struct LayoutPlacing {
    let calls: [PlaceCall]
    let bounds: CGRect
    let subviews: LayoutSubviews
    /// The frame of every subview; the bounds' origin for one that is not placed.
    let frames: [CGRect]
    /// The final proposal of every subview.
    let proposals: [ProposedViewSize]

    init(calls: [PlaceCall], bounds: CGRect, subviews: LayoutSubviews) {
        (self.calls, self.bounds, self.subviews) = (calls, bounds, subviews)
        let last = subviews.indices.map { index in calls.last { $0.subview == index } }
        proposals = last.map { $0?.proposal ?? .unspecified }
        frames = zip(subviews, last).map { subview, call in
            CGRect(origin: call?.origin ?? bounds.origin, size: subview.sizeThatFits(call?.proposal ?? .unspecified))
        }
    }

    /// Children that are not placed just once, at a point.
    var callFaults: [LayoutFault] { subviews.indices.compactMap(callFault) }

    private func callFault(of child: Int) -> LayoutFault? {
        let calls = calls.filter { $0.subview == child }
        guard let call = calls.first else { return .unplaced(child: child) }
        if calls.count > 1 { return .placedTwice(child: child) }
        guard call.origin.x.isFinite, call.origin.y.isFinite else { return .placedNowhere(child: child) }
        let size = frames[child].size
        return size.width.isFinite && size.height.isFinite ? nil : .placedInfinitelyLong(child: child)
    }

    /// Whether every child is within what it was offered in the end.
    var isAccepted: Bool {
        zip(frames, proposals).allSatisfy { frame, proposal in
            Axis.allCases.allSatisfy { frame.size[$0] <= proposal[$0] ?? .infinity }
        }
    }

    /// The places along an axis, from the start of the bounds.
    func span(of child: Int, along axis: Axis) -> ClosedRange<CGFloat> {
        let start = frames[child].origin[axis] - bounds.origin[axis]
        return start...(start + frames[child].size[axis])
    }

    /// The children from the one that comes first along an axis.
    func order(along axis: Axis) -> [Int] {
        frames.indices.sorted { first, second in
            let (one, other) = (span(of: first, along: axis), span(of: second, along: axis))
            return (one.lowerBound, one.upperBound, first) < (other.lowerBound, other.upperBound, second)
        }
    }

    /// The distances between neighbours along an axis.
    func gaps(along axis: Axis) -> [CGFloat] {
        let order = order(along: axis)
        return zip(order, order.dropFirst()).map { first, second in
            span(of: second, along: axis).lowerBound - span(of: first, along: axis).upperBound
        }
    }

    /// Children that reach beyond the bounds, the one that reaches farthest first.
    var outsiders: [LayoutFault] {
        let found = Axis.allCases.flatMap { axis in
            frames.indices.compactMap { child -> (child: Int, axis: Axis, amount: CGFloat)? in
                let span = span(of: child, along: axis)
                let amount = max(-span.lowerBound, span.upperBound - bounds.size[axis])
                return amount > CGFloat.slack(bounds.size[axis]) ? (child, axis, amount) : nil
            }
        }
        return found.sorted { $0.amount > $1.amount }.map { .outside(child: $0.child, $0.axis, amount: $0.amount) }
    }

    /// A size along the axis that is not what the children take with their gaps.
    func wrongExtents(along axis: Axis) -> [LayoutFault] {
        let spans = frames.indices.map { span(of: $0, along: axis) }
        let start = spans.map(\.lowerBound).min() ?? 0
        let placed = (spans.map(\.upperBound).max() ?? 0) - start
        return placed.isNear(bounds.size[axis])
            ? [] : [.wrongExtent(axis, reported: bounds.size[axis], placed: placed)]
    }

    /// Neighbours in a row that overlap.
    func overlaps(along axis: Axis) -> [LayoutFault] {
        let order = order(along: axis)
        return gaps(along: axis).enumerated().compactMap { index, gap in
            gap < -CGFloat.slack(bounds.size[axis]) ? .overlap(order[index], order[index + 1], amount: -gap) : nil
        }
    }

    /// Children that overlap in both directions.
    var overlaps: [LayoutFault] {
        frames.indices.flatMap { second in
            frames.indices.prefix(second).compactMap { first in
                let amount = shared(first, second)
                return amount > CGFloat.slack(bounds.size.width, bounds.size.height)
                    ? .overlap(first, second, amount: amount) : nil
            }
        }
    }

    /// By how much two children overlap along the axis along which they overlap less; below 0 where they are apart.
    private func shared(_ first: Int, _ second: Int) -> CGFloat {
        let shared = Axis.allCases.map { axis in
            let (one, other) = (span(of: first, along: axis), span(of: second, along: axis))
            return min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound)
        }
        return shared.min() ?? 0
    }
}
