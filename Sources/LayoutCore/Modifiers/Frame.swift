// Frame.swift: `frame(width:height:alignment:)`.  Lengths in points.

package struct FixedFrame<Child: MeasuredChild>: UnaryLayout {
    package static var kind: String { "frame" }
    package static var passesPriority: Bool { false }

    private let lengths: PerAxis<Child.Value?>
    private let guides: PerAxis<Child.Guide>

    /// A frame of lengths, in points, `nil` for those of the view, with the guides on which the view stands in it.
    package init(_ lengths: PerAxis<Child.Value?>, on guides: PerAxis<Child.Guide>) {
        (self.lengths, self.guides) = (lengths, guides)
    }

    package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) -> PerAxis<Child.Value?> {
        PerAxis { lengths[$0] ?? proposal[$0] }
    }

    package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        if let width = lengths.horizontal, let height = lengths.vertical {
            return PerAxis(horizontal: width, vertical: height)
        }
        let answer = try child.size(for: offer(to: child, for: proposal, judge: &judge), judge: &judge)
        return PerAxis { lengths[$0] ?? answer[$0] }
    }

    package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        let offer = offer(to: child, for: proposal, judge: &judge)
        return MeasuredPlace(
            origin: try child.origin(in: size, on: guides, for: offer, judge: &judge), proposal: offer)
    }

    package func roomInside(along axis: Axis) -> RoomInside { lengths[axis] == nil ? .around : .own }

    package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> {
        child.framed(lengths.horizontal != nil, lengths.vertical != nil)
    }
}

extension View {
    /// Gives the view a box of fixed lengths, in points, and aligns it there; the view may be larger than the box.
    ///
    /// A length that is negative or not finite is ignored and reported among the diagnostics.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified { node, context in
            // SwiftUI logs a negative or infinite length, and the frame ignores it.  Without a length there is no frame.
            func checked(_ length: CGFloat?) -> CGFloat? {
                guard let length, !(length.isFinite && length >= 0) else { return length }
                context.session.report(.badFrameLength("\(length)"), at: node.path + "/frame")
                return nil
            }
            let (width, height) = (checked(width), checked(height))
            if width == nil, height == nil { return node }
            let lengths = PerAxis(horizontal: width.map { Double($0) }, vertical: height.map { Double($0) })
            return UnaryNode(context, FixedFrame(lengths, on: alignment.guides), node)
        }
    }

    /// Does nothing; a frame has to have a length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }
}
