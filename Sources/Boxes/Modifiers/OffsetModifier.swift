// OffsetModifier.swift: a box drawn away from its place, over any number.  Lengths in points.

@usableFromInline package struct OffsetModifier<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "offset" }
    @inlinable package static var movesGuides: Bool { false }

    @usableFromInline let offset: PerAxis<Child.Value>

    /// How far the view is drawn from its place, in points.
    @inlinable package init(_ offset: PerAxis<Child.Value>) { self.offset = offset }

    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        MeasuredPlace(origin: offset, proposal: proposal)
    }
}
