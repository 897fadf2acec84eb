// Box+Lengths.swift: lengths in doubles of boxes whose axes keep apart, along one axis at a time.  Lengths in points.
//
// A stack asks those inside for the least, the greatest and the final length along itself, while nothing changes across it: where
// the axes keep apart, half of every answer would be there already.  Numbers that vary are asked both ways, since every
// comparison that a sweep makes may end a piece of it.

extension Box {
    /// The size in doubles, each length by itself; `nil` in other numbers.
    @inline(__always)
    func lengths(for proposal: PerAxis<Value?>) -> PerAxis<Value>? {
        guard Value.self == Double.self, let box = self as? Box<Double>, let proposal = proposal as? PerAxis<Double?>
        else { return nil }
        return PerAxis { box.length(along: $0, for: proposal[$0]) } as? PerAxis<Value>
    }

    /// The length along an axis under offers along it and across it.
    func length<J: Judge<Value>>(
        along axis: Axis, for offer: Value?, across: Value?, judge: inout J
    ) throws(J.Failure) -> Value {
        if Value.self == Double.self, shape.isSeparable, let box = self as? Box<Double>, let offer = offer as? Double?,
            let length = box.length(along: axis, for: offer) as? Value
        {
            return length
        }
        let proposal = PerAxis<Value?> { $0 == axis ? offer : across }
        return try size(for: proposal, judge: &judge)[axis]
    }
}

extension Box<Double> {
    /// The length along an axis under an offer along it.
    ///
    /// - Precondition: Each length of the box follows from what is offered along the same axis alone.
    /// - Returns: At least 0, as a part of `size(for:judge:)`.
    func length(along axis: Axis, for offer: Double?) -> Double {
        let offer = offer.flatMap { $0.isNaN ? nil : $0 }
        // In doubles asking anew is cheaper than remembering.
        if shape.isCheap { return atLeastNothing(ownLength(along: axis, for: offer)) }
        if axis == .horizontal {
            if let length = memory.along.horizontal.length(for: offer) { return length }
            let length = atLeastNothing(ownLength(along: .horizontal, for: offer))
            memory.along.horizontal.remember(length, for: offer)
            return length
        }
        if let length = memory.along.vertical.length(for: offer) { return length }
        let length = atLeastNothing(ownLength(along: .vertical, for: offer))
        memory.along.vertical.remember(length, for: offer)
        return length
    }

    /// What would be smaller than nothing counts as nothing, and so does what is no length.
    private func atLeastNothing(_ length: Double) -> Double { length.isNaN || length < 0 ? 0 : length }

    private func ownLength(along axis: Axis, for offer: Double?) -> Double {
        var judge = PlainJudge<Double>()
        switch content {
        case .modified(let modifier):
            return modifier.laws[axis].length(for: offer, judge: &judge) { children[0].length(along: axis, for: $0) }
        case .ranges(let ranges): return ranges[axis].length(for: offer, judge: &judge)
        case .fixed(let size): return size[axis]
        case .room: return offer ?? 10
        case .guided, .wrapped, .layered, .spanning: return children[0].length(along: axis, for: offer)
        case .stack(let stack, let gaps, let guide) where guide.known != nil && guide.axis == stack.axis.across:
            if children.isEmpty { return 0 }
            if axis != stack.axis { return extent(across: axis, for: offer, on: guide, countsLine: stack.countsLine) }
            let offers = offers(in: offer, along: axis, gaps, across: nil, judge: &judge)
            var length = gaps.reduce(0, +)
            for (child, offer) in zip(children, offers) { length += child.length(along: axis, for: offer) }
            if let longest, offer == .infinity { length = judge.lesser(length, longest) }
            return length
        default: return measure(PerAxis { $0 == axis ? offer : nil }, judge: &judge)[axis]
        }
    }

    /// The extent of a stack across it, as `StackMeasure.extent(of:judge:)` has it of members.
    private func extent(across axis: Axis, for offer: Double?, on guide: GuideKey, countsLine: Bool) -> Double {
        var judge = PlainJudge<Double>()
        var (first, last) = (0.0, 0.0)
        var isFirst = !countsLine
        for child in children {
            let length = child.length(along: axis, for: offer)
            let place = guide.standard(in: length) ?? 0
            let start = 0 - (place.isNaN ? .infinity : place)
            let end = start + length
            if start == .infinity { continue }
            let reach = end.isNaN ? .infinity : end
            first = isFirst ? start : judge.lesser(first, start)
            last = isFirst ? reach : judge.greater(last, reach)
            isFirst = false
        }
        return last - first
    }
}
