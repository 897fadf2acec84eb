// FixedFrame.swift: a frame of fixed lengths, over any number.  Lengths in points.

@usableFromInline package struct FixedFrame<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "frame" }
    @inlinable package static var passesPriority: Bool { false }

    @usableFromInline package let lengths: PerAxis<Child.Value?>
    @usableFromInline package let guides: PerAxis<Child.Guide>

    /// A frame of lengths, in points, `nil` for those of the view, with the guides on which the view stands in it.
    @inlinable package init(_ lengths: PerAxis<Child.Value?>, on guides: PerAxis<Child.Guide>) {
        (self.lengths, self.guides) = (lengths, guides)
    }

    @inlinable package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) -> PerAxis<Child.Value?> {
        PerAxis { lengths[$0] ?? proposal[$0] }
    }

    @inlinable package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        if let width = lengths.horizontal, let height = lengths.vertical {
            return PerAxis(horizontal: width, vertical: height)
        }
        let answer = try child.size(for: offer(to: child, for: proposal, judge: &judge), judge: &judge)
        return PerAxis { lengths[$0] ?? answer[$0] }
    }

    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        let offer = offer(to: child, for: proposal, judge: &judge)
        return MeasuredPlace(
            origin: try child.origin(in: size, on: guides, for: offer, judge: &judge), proposal: offer)
    }

    @inlinable package func roomInside(along axis: Axis) -> RoomInside { lengths[axis] == nil ? .around : .own }

    @inlinable package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> {
        child.framed(lengths.horizontal != nil, lengths.vertical != nil)
    }
}
