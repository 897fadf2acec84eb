// FlexibleFrame.swift: a frame that follows the room offered within limits, over any number.
// Source: OpenSwiftUI's FrameLayout and its tests of SwiftUI's own initialiser.  Lengths in points.

/// The three lengths of a flexible frame along one axis, raised so that they are in order where an ideal is given.
@usableFromInline package struct FlexibleLengthOver<Value: Number>: Sendable, Equatable {
    @usableFromInline package let minimum: Value?
    @usableFromInline package let ideal: Value?
    @usableFromInline package let maximum: Value?

    /// Lengths in points; `nil` where the frame sets none.
    @inlinable package init<J: Judge<Value>>(_ minimum: Value?, _ ideal: Value?, _ maximum: Value?, judge: inout J) {
        let minimum = minimum.map { judge.greater($0, 0) }
        let ideal = ideal.map { judge.greater($0, minimum ?? 0) }
        (self.minimum, self.ideal) = (minimum, ideal)
        self.maximum = maximum.map { judge.greater($0, ideal ?? 0) }
    }

    /// Known lengths that are in order already, in points.
    @inlinable package init(ordered minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
        func length(_ points: Double) -> Value { Value(Value.Scalar(decimal: points)) }
        (self.minimum, self.ideal, self.maximum) = (minimum.map(length), ideal.map(length), maximum.map(length))
    }

    /// Lengths that are in order already wherever they are used, in points.
    @inlinable package init(inOrder minimum: Value?, _ ideal: Value?, _ maximum: Value?) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    @inlinable package var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// What the child is offered.
    @inlinable func offer<J: Judge<Value>>(_ proposal: Value?, judge: inout J) -> Value? {
        (proposal ?? ideal).map { clamped($0, judge: &judge) }
    }

    @inlinable func clamped<J: Judge<Value>>(_ length: Value, judge: inout J) -> Value {
        var length = length
        if let maximum { length = judge.lesser(length, maximum) }
        if let minimum { length = judge.greater(length, minimum) }
        return length
    }

    /// The frame's length when the child answers with one.
    @inlinable package func length<J: Judge<Value>>(_ proposal: Value?, child: Value, judge: inout J) -> Value {
        if proposal == nil, let ideal { return ideal }
        switch (minimum, maximum) {
        case (let minimum?, let maximum?):
            // A minimum above the maximum is ignored.
            return judge.isLess(maximum, minimum) ? child : clamped(proposal ?? child, judge: &judge)
        case (let minimum?, nil):
            let length = offer(proposal, judge: &judge).map { judge.lesser($0, child) } ?? child
            return judge.greater(length, minimum)
        case (nil, let maximum?):
            let length = offer(proposal, judge: &judge).map { judge.greater($0, child) } ?? child
            return judge.lesser(length, maximum)
        case (nil, nil): return child
        }
    }

    /// The frame's length where that of the child does not matter; `nil` where it does.
    @inline(__always)
    func lengthAlone<J: Judge<Value>>(_ proposal: Value?, judge: inout J) -> Value? {
        guard let proposal else { return ideal }
        guard let minimum, let maximum, !judge.isLess(maximum, minimum) else { return nil }
        return clamped(proposal, judge: &judge)
    }

    /// What the child is offered in the end: the frame's own length, or nothing where none is fixed.
    @inlinable func finalOffer<J: Judge<Value>>(_ proposal: Value?, length: Value, judge: inout J) -> Value? {
        guard ideal == nil, proposal == nil else { return length }
        if let minimum, !judge.isLess(minimum, length) { return length }
        return judge.isLess(length, maximum ?? .infinity) ? nil : length
    }
}

/// The lengths of a flexible frame in doubles.
@usableFromInline package typealias FlexibleLength = FlexibleLengthOver<Double>

extension FlexibleLength {
    /// Lengths in points; `nil` where the frame sets none.
    @inlinable package init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
        var judge = PlainJudge<Double>()
        self.init(minimum, ideal, maximum, judge: &judge)
    }

    /// The frame's length when the child answers with one.
    @inlinable package func length(_ proposal: Double?, child: Double) -> Double {
        var judge = PlainJudge<Double>()
        return length(proposal, child: child, judge: &judge)
    }
}

@usableFromInline package struct FlexibleFrame<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "flexibleFrame" }
    @inlinable package static var passesPriority: Bool { false }

    @usableFromInline package let lengths: PerAxis<FlexibleLengthOver<Child.Value>>
    @usableFromInline package let guides: PerAxis<Child.Guide>

    /// A frame of lengths along each axis, with the guides on which the view stands in it.
    @inlinable package init(_ lengths: PerAxis<FlexibleLengthOver<Child.Value>>, on guides: PerAxis<Child.Guide>) {
        (self.lengths, self.guides) = (lengths, guides)
    }

    @inlinable package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        let offer = PerAxis { lengths[$0].offer(proposal[$0], judge: &judge) }
        let answer = try child.size(for: offer, judge: &judge)
        return PerAxis { lengths[$0].length(proposal[$0], child: answer[$0], judge: &judge) }
    }

    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        let offer = PerAxis { lengths[$0].finalOffer(proposal[$0], length: size[$0], judge: &judge) }
        return MeasuredPlace(
            origin: try child.origin(in: size, on: guides, for: offer, judge: &judge), proposal: offer)
    }

    @inlinable package func roomInside(along axis: Axis) -> RoomInside { lengths[axis].isConstrained ? .own : .around }

    @inlinable package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> {
        child.framed(lengths.horizontal.isConstrained, lengths.vertical.isConstrained)
    }
}
