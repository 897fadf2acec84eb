// PositionModifier.swift: a box whose centre lies at a given point, over any number.  Lengths in points.

@usableFromInline package struct PositionModifier<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "position" }
    @inlinable package static var passesPriority: Bool { false }

    @usableFromInline let point: PerAxis<Child.Value>

    /// The place of the view's centre, in points.
    @inlinable package init(_ point: PerAxis<Child.Value>) { self.point = point }

    @inlinable package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        if let width = proposal.horizontal, let height = proposal.vertical {
            return PerAxis(horizontal: width, vertical: height)
        }
        let answer = try child.size(for: proposal, judge: &judge)
        return PerAxis { proposal[$0] ?? answer[$0] }
    }

    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        let offer = PerAxis<Child.Value?> { size[$0] }
        let answer = try child.size(for: offer, judge: &judge)
        return MeasuredPlace(origin: PerAxis { point[$0] - answer[$0] / 2 }, proposal: offer)
    }

    @inlinable package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> {
        child.reset(.all)
    }
}
