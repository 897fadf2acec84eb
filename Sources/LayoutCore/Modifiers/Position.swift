// Position.swift: a view whose centre lies at a given point, or that is drawn away from its place.

package struct PositionModifier<Child: MeasuredChild>: UnaryLayout {
    package static var kind: String { "position" }
    package static var passesPriority: Bool { false }

    private let point: PerAxis<Child.Value>

    /// The place of the view's centre, in points.
    package init(_ point: PerAxis<Child.Value>) { self.point = point }

    package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        if let width = proposal.horizontal, let height = proposal.vertical {
            return PerAxis(horizontal: width, vertical: height)
        }
        let answer = try child.size(for: proposal, judge: &judge)
        return PerAxis { proposal[$0] ?? answer[$0] }
    }

    package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        let offer = PerAxis<Child.Value?> { size[$0] }
        let answer = try child.size(for: offer, judge: &judge)
        return MeasuredPlace(origin: PerAxis { point[$0] - answer[$0] / 2 }, proposal: offer)
    }

    package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> { child.reset(.all) }
}

extension View {
    /// Takes the room offered and puts the view's centre at a point of it, in points.
    public func position(_ position: CGPoint) -> some View {
        unary(PositionModifier(PerAxis(horizontal: position.x, vertical: position.y)))
    }

    /// Takes the room offered and puts the view's centre at a point of it, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(_ offset: CGSize) -> some View { unary(OffsetModifier(PerAxis(offset))) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

package struct OffsetModifier<Child: MeasuredChild>: UnaryLayout {
    package static var kind: String { "offset" }
    package static var movesGuides: Bool { false }

    private let offset: PerAxis<Child.Value>

    /// How far the view is drawn from its place, in points.
    package init(_ offset: PerAxis<Child.Value>) { self.offset = offset }

    package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        MeasuredPlace(origin: offset, proposal: proposal)
    }
}
