// ClaimedAcross.swift: what a claim says of a stack across it.  Lengths in points.

/// Where a claim puts the children of a stack across it, and how long it makes them there.
package struct ClaimedAcross: Sendable {
    /// A child across its stack.
    package struct Child: Sendable {
        /// How long the claim makes it, and where it begins, from the beginning of the stack.
        package let length, offset: Double
        /// Where its guide lies in it; `nil` where nobody knows, as in a text that the engine measures otherwise.
        package let guide: Double?
    }

    /// A child with another length than it takes.
    package struct Fault: Sendable {
        package let child: Int
        /// The claimed length, and the one that it takes of what the stack offers it.
        package let length, expected: Double
    }

    /// The children, in their order.
    package let children: [Child]
    /// How long the claim makes the stack across; where it says nothing of the stack, as far as the children reach.
    package let extent: Double
    /// Whether the line on which the children stand counts for that.
    package let countsLine: Bool
    /// Whether all children are where the tree's own engine puts them; it puts some beyond the frame of their stack.
    package let isOwn: Bool
    /// The first child with another length than it takes.
    package let fault: Fault?
}

/// A stack, and what a claim says of it.
struct ClaimedPlaces {
    /// A child as the tree's own engine places it in the stack, with its claimed frame.
    struct Child {
        let box: PlacedBox<Double>
        let frame: BoxFrame
        /// Whether the engine measures all texts inside as the package does, and whether all views inside are as large as the
        /// tree's own engine makes them.
        let hasOwnTexts, isOwn: Bool
    }

    let stack: StackMeasure<Double>
    let guide: GuideKey
    /// What the stack is offered across by the tree's own engine, and whether others offer the same.
    let ownOffer: Double?
    let isKnown: Bool
    /// What it is offered across where it is held to its own size along.
    let offer: Double?
    /// The frame of the stack, if it is claimed, and how long the tree's own engine makes it across.
    let frame: BoxFrame?
    let ownExtent: Double
    let children: [Child]
    /// How far each side of a frame may lie from the true one.
    let rounding: Double

    private var axis: Axis { stack.axis.across }

    /// What is claimed across; `nil` where it is no number.
    var across: ClaimedAcross? {
        guard let start = frame?.origin[axis] ?? children.map({ $0.frame.origin[axis] }).min(), start.isFinite,
            extent.isFinite
        else { return nil }
        let measures = children.map(measure)
        let isOwn = isOwn(from: start)
        let wrong = isOwn ? nil : measures.firstIndex { $0.expected != nil }
        let places = zip(children, measures).map { child, measure in
            ClaimedAcross.Child(
                length: child.frame.size[axis], offset: child.frame.origin[axis] - start, guide: measure.guide)
        }
        return ClaimedAcross(
            children: places, extent: extent,
            countsLine: frame != nil && stack.countsLine, isOwn: isOwn,
            fault: wrong.map { child in
                ClaimedAcross.Fault(
                    child: child, length: children[child].frame.size[axis], expected: measures[child].expected ?? 0)
            })
    }

    /// How long the claim makes the stack, or else how far the children reach.
    private var extent: Double {
        if let frame { return frame.size[axis] }
        let first = children.map { $0.frame.origin[axis] }.min() ?? 0
        return max(0, (children.map { $0.frame.end(axis) }.max() ?? 0) - first)
    }

    /// Whether the stack and all children are as long, and where, as the tree's own engine has them.
    private func isOwn(from start: Double) -> Bool {
        if let frame, abs(frame.size[axis] - ownExtent) > 2 * rounding + .slack(ownExtent) { return false }
        let first = frame == nil ? children.map { $0.box.origin[axis] }.min() ?? 0 : 0
        return children.allSatisfy { child in
            let (length, offset) = (child.box.size[axis], child.box.origin[axis] - first)
            let allowance = 2 * rounding + .slack(length, offset)
            return abs(child.frame.size[axis] - length) <= allowance
                && abs(child.frame.origin[axis] - start - offset) <= allowance
        }
    }

    /// Where the guide of a child lies, if that is known, and how long it is where that is not what is claimed.
    private func measure(_ child: Child) -> (guide: Double?, expected: Double?) {
        let claimed = child.frame.size[axis]
        let allowance = 2 * rounding + .slack(claimed)
        let members = members(of: child)
        let finite = members.filter { $0.start.isFinite && $0.end.isFinite }
        if let same = finite.first(where: { abs($0.end - $0.start - claimed) <= allowance }) {
            return (isPlain(same) || child.isOwn ? -same.start : nil, nil)
        }
        let found = finite.map { $0.end - $0.start }
        // What may have no end may have any length.
        let isWithin =
            finite.count < members.count || (found.min() ?? 0) <= claimed && claimed <= (found.max() ?? 0)
        let edge = finite.allSatisfy(isPlain) ? guide.standardEdge(in: claimed) : nil
        return (edge, isWithin || !child.hasOwnTexts ? nil : found[0])
    }

    /// Whether the guide of a child is an edge or the middle of it, whatever is inside.
    private func isPlain(_ member: StackMeasure<Double>.Member) -> Bool {
        guide.standardEdge(in: member.end - member.start).map { abs($0 + member.start) <= .slack($0) } ?? false
    }

    /// What a child may answer, most likely first: with its claimed length, to what the stack offers it or may offer it.
    private func members(of child: Child) -> [StackMeasure<Double>.Member] {
        var offers = [ownOffer, offer]
        // A linear program has a stack offer its own size where it overflows.
        if extent > offer ?? 0 { offers.append(extent) }
        if !isKnown || ownOffer == nil { offers.append(0) }
        let claimed = child.frame.size[stack.axis]
        let allowance = 2 * rounding + .slack(claimed)
        let lengths = rounding > 0 ? [claimed, max(0, claimed - 2 * rounding), claimed + 2 * rounding] : [claimed]
        var members = offers.flatMap { offer in lengths.map { member(child, along: $0, across: offer) } }
        // What takes less than it is offered along, or more, may be longer across by that.
        let ends: [Double] = [0, .infinity]
        let others = offers.flatMap { offer in ends.map { member(child, along: $0, across: offer) } }
        let own = member(child, along: child.box.proposal[stack.axis], across: child.box.proposal[axis])
        members += (others + [own]).filter { abs($0.length - claimed) <= allowance }
        return members
    }

    private func member(_ child: Child, along: Double?, across: Double?) -> StackMeasure<Double>.Member {
        var judge = PlainJudge<Double>()
        return stack.member(child.box.box, offered: along, across: across, on: guide, judge: &judge)
    }
}

extension GuideKey {
    /// Where an edge or the middle lies in a box of some length; `nil` for other guides.
    fileprivate func standardEdge(in length: Double) -> Double? {
        switch known {
        case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: standard(in: length)
        case .firstTextBaseline, .lastTextBaseline, nil: nil
        }
    }
}
