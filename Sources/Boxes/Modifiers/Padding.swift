// Padding.swift: room around a box, over any number.  Lengths in points.

@usableFromInline package struct Padding<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "padding" }
    @inlinable package static var passesPriority: Bool { false }

    /// The inset before what is inside, and the insets of both sides.
    @usableFromInline package let before, total: PerAxis<Child.Value>
    /// The sides that have room.
    @usableFromInline let sides: Edge.Set

    /// Room of lengths, in points.
    @inlinable package init(top: Child.Value, leading: Child.Value, bottom: Child.Value, trailing: Child.Value) {
        before = PerAxis(horizontal: leading, vertical: top)
        total = PerAxis(horizontal: leading + trailing, vertical: top + bottom)
        var sides: Edge.Set = []
        if top != 0 { sides.insert(.top) }
        if leading != 0 { sides.insert(.leading) }
        if bottom != 0 { sides.insert(.bottom) }
        if trailing != 0 { sides.insert(.trailing) }
        self.sides = sides
    }

    @inlinable package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) -> PerAxis<Child.Value?> {
        PerAxis { axis in proposal[axis].map { judge.greater(0, $0 - total[axis]) } }
    }

    @inlinable package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        let size = try child.size(for: offer(to: child, for: proposal, judge: &judge), judge: &judge)
        return PerAxis { judge.greater(0, size[$0] + total[$0]) }
    }

    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        MeasuredPlace(origin: before, proposal: offer(to: child, for: proposal, judge: &judge))
    }

    @inlinable package func roomInside(along axis: Axis) -> RoomInside { .padded }

    @inlinable package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> {
        child.padded(sides)
    }
}
