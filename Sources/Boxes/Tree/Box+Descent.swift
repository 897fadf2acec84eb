// Box+Descent.swift: what one box inside is offered in the end, and what room it has, one axis at a time.
// Lengths in points.
//
// These are the proposals of `places(for:judge:)` and the rooms of `Rooms.swift`.  What a box is offered is asked for when it
// is needed, so that a proof compares nothing that does not decide the answer.

extension Box {
    /// What the box itself is offered along an axis.
    package typealias Offered<J: Judge<Value>> = (Axis, inout J) throws(J.Failure) -> Value?

    /// What a box inside is offered along an axis where it stands; `nil` where that is left open.
    package func offer<J: Judge<Value>>(
        to child: Int, along axis: Axis, _ offered: Offered<J>, judge: inout J
    ) throws(J.Failure) -> Value? {
        switch content {
        case .ranges, .steps, .fixed, .text: preconditionFailure("a box without boxes inside")
        case .room, .overlay: return try length(along: axis, offered, judge: &judge)
        case .guided, .wrapped, .spanning: return try offered(axis, &judge)
        case .layered:
            if child == 0 { return try offered(axis, &judge) }
            return try children[0].length(along: axis, offered, judge: &judge)
        case .window(let window):
            return window.axes.contains(axis.only) ? nil : try offered(axis, &judge)
        case .grid:
            let proposal = try proposal(offered, judge: &judge)
            return try places(for: proposal, judge: &judge)[child].proposal[axis]
        case .stack(let stack, let gaps, _):
            let across = stack.axis.across
            if axis == across {
                if let length = try offered(across, &judge) { return length }
                return try length(along: across, offered, judge: &judge)
            }
            var acrossHere: Value?
            if !isSeparable {
                acrossHere = try offered(across, &judge)
                if acrossHere == nil { acrossHere = try length(along: across, offered, judge: &judge) }
            }
            let here = try offered(axis, &judge)
            return try offers(in: here, along: axis, gaps, across: acrossHere, judge: &judge)[child]
        case .modified(let modifier):
            return try offer(by: modifier, along: axis, offered, judge: &judge)
        }
    }

    private func offer<J: Judge<Value>>(
        by modifier: BoxModifier<Value>, along axis: Axis, _ offered: Offered<J>, judge: inout J
    ) throws(J.Failure) -> Value? {
        switch modifier {
        case .frame(let frame):
            if let length = frame.lengths[axis] { return length }
            return try offered(axis, &judge)
        case .flexible(let frame):
            let length = try length(along: axis, offered, judge: &judge)
            return frame.lengths[axis].finalOffer(try offered(axis, &judge), length: length, judge: &judge)
        case .padding(let padding):
            guard let length = try offered(axis, &judge) else { return nil }
            return judge.greater(0, length - padding.total[axis])
        case .fixedSize(let fixed): return fixed.axes.contains(axis.only) ? nil : try offered(axis, &judge)
        case .aspectRatio(let ratio):
            return try ratio.offer(to: children[0], for: proposal(offered, judge: &judge), judge: &judge)[axis]
        case .offset: return try offered(axis, &judge)
        case .position: return try length(along: axis, offered, judge: &judge)
        }
    }

    /// The room of a box inside, whose own room is `room`; `nil` where it has no end.
    package func room<J: Judge<Value>>(
        of child: Int, along axis: Axis, around room: Offered<J>, _ offered: Offered<J>, judge: inout J
    ) throws(J.Failure) -> Value? {
        switch roomInside(along: axis) {
        case .around: return try room(axis, &judge)
        case .padded:
            guard let length = try room(axis, &judge) else { return nil }
            return length - (try inset(along: axis, offered, judge: &judge))
        case .own: return try length(along: axis, offered, judge: &judge)
        case .layered(let primaryIsFirst):
            if (child == 0) == primaryIsFirst { return try room(axis, &judge) }
            return try length(along: axis, offered, judge: &judge)
        case .endless: return nil
        }
    }

    /// How much longer than the box inside a padding is.
    private func inset<J: Judge<Value>>(
        along axis: Axis, _ offered: Offered<J>, judge: inout J
    ) throws(J.Failure) -> Value {
        // No box is shorter than nothing, so that a padding of 0 or more adds all of itself.
        if case .modified(let modifier) = content, case .padding(let padding) = modifier,
            !judge.isLess(padding.total[axis], 0)
        {
            return padding.total[axis]
        }
        let inside = PerAxis { _ in nil as Value? }
        var asked = inside
        for side in Axis.allCases { asked[side] = try offer(to: 0, along: side, offered, judge: &judge) }
        let length = try length(along: axis, offered, judge: &judge)
        return length - (try children[0].length(along: axis, for: asked, judge: &judge))
    }

    /// The length along an axis where the box is offered something.
    package func length<J: Judge<Value>>(
        along axis: Axis, _ offered: Offered<J>, judge: inout J
    ) throws(J.Failure) -> Value {
        var asked = PerAxis { _ in nil as Value? }
        // The length of a separable box hangs on nothing else.
        for side in Axis.allCases where side == axis || !isSeparable { asked[side] = try offered(side, &judge) }
        return try length(along: axis, for: asked, judge: &judge)
    }

    /// Both lengths that the box is offered.
    package func proposal<J: Judge<Value>>(
        _ offered: Offered<J>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value?> {
        try PerAxis { axis throws(J.Failure) in try offered(axis, &judge) }
    }

    /// Whether each of its lengths follows from what is offered along the same axis alone.
    package var isSeparable: Bool { shape.isSeparable }
}
