// Box+Length.swift: one length of a box, so that a proof compares nothing that only the other one hangs on.
// Lengths in points.
//
// These are the lengths of `size(for:judge:)`, which asks for both.  What is not taken apart here is asked for both.

extension Box {
    /// The length along an axis under a proposal, in points: at least 0.
    @inline(__always)
    package func length<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value {
        try J.rethrowing { try compiledLength(along: axis, for: proposal, judge: &judge) }
    }

    /// The length, compiled for proofs.
    @_specialize(where Value == LinearForm, J == FormJudge)
    @inline(never)
    private func compiledLength<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> Value {
        let proposal = PerAxis { axis in proposal[axis].flatMap { $0.isDefined ? $0 : nil } }
        if let known = memory.lengthsAsked[axis].answer(to: proposal) { return known }
        var length = try response?.length(along: axis, for: proposal, judge: &judge)
        if length == nil { length = try ownLength(along: axis, for: proposal, judge: &judge) }
        guard let length, length.isDefined else { return 0 }
        // In place: through the axis all of it would be copied.
        if axis == .horizontal {
            memory.lengthsAsked.horizontal.remember(length, to: proposal)
        } else {
            memory.lengthsAsked.vertical.remember(length, to: proposal)
        }
        return length
    }

    private func ownLength<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value {
        var length: Value
        switch content {
        case .guided, .wrapped, .layered, .spanning:
            return try children[0].length(along: axis, for: proposal, judge: &judge)
        case .modified(let modifier):
            length = try modifier.length(along: axis, of: children[0], for: proposal, judge: &judge)
        case .stack(let stack, let gaps, let guide) where !children.isEmpty && longest == nil:
            let across = proposal[stack.axis.across]
            let offers = try offers(in: proposal[stack.axis], along: stack.axis, gaps, across: across, judge: &judge)
            if axis == stack.axis {
                length = gaps.reduce(0, +)
                for (child, offer) in zip(children, offers) {
                    let asked = PerAxis { $0 == axis ? offer : across }
                    length = length + (try child.length(along: axis, for: asked, judge: &judge))
                }
            } else {
                length = try self.length(across: stack, offers, across, on: guide, judge: &judge)
            }
        case .window(let window):
            if window.axes.contains(axis.only), let offered = proposal[axis] {
                length = offered
            } else {
                length = try children[0].length(along: axis, for: window.offer(proposal), judge: &judge)
            }
        default: return try size(for: proposal, judge: &judge)[axis]
        }
        return length.isDefined ? judge.greater(length, 0) : 0
    }

    private func length<J: Judge<Value>>(
        across stack: StackMeasure<Value>, _ offers: [Value?], _ across: Value?, on guide: GuideKey, judge: inout J
    ) throws(J.Failure) -> Value {
        var members: [StackMeasure<Value>.Member] = []
        for (child, offer) in zip(children, offers) {
            let asked = PerAxis { $0 == stack.axis ? offer : across }
            let length = try child.length(along: stack.axis.across, for: asked, judge: &judge)
            let start = 0 - (try child.guide(guide, for: asked, length: length, judge: &judge))
            let end = start + length
            members.append(
                StackMeasure.Member(
                    proposal: asked, length: 0, start: start, end: end.isDefined ? end : .infinity))
        }
        return stack.extent(of: members, judge: &judge).length
    }
}

extension BoxModifier {
    /// The length along an axis, which may be below 0 here.
    fileprivate func length<J: Judge<Value>>(
        along axis: Axis, of child: Box<Value>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value {
        switch self {
        case .frame(let frame):
            if let length = frame.lengths[axis] { return length }
            let offer = frame.offer(to: child, for: proposal, judge: &judge)
            return try child.length(along: axis, for: offer, judge: &judge)
        case .flexible(let frame):
            let offer = PerAxis { frame.lengths[$0].offer(proposal[$0], judge: &judge) }
            let length = try child.length(along: axis, for: offer, judge: &judge)
            return frame.lengths[axis].length(proposal[axis], child: length, judge: &judge)
        case .padding(let padding):
            let offer = padding.offer(to: child, for: proposal, judge: &judge)
            return judge.greater(0, try child.length(along: axis, for: offer, judge: &judge) + padding.total[axis])
        case .fixedSize(let fixed):
            let offer = fixed.offer(to: child, for: proposal, judge: &judge)
            return try child.length(along: axis, for: offer, judge: &judge)
        case .aspectRatio(let ratio):
            let offer = try ratio.offer(to: child, for: proposal, judge: &judge)
            return try child.length(along: axis, for: offer, judge: &judge)
        case .offset: return try child.length(along: axis, for: proposal, judge: &judge)
        case .position:
            if let length = proposal[axis] { return length }
            return try child.length(along: axis, for: proposal, judge: &judge)
        }
    }
}
