// ScrollWindow.swift: a window onto a view that has its ideal length along some axes, over any number.  Lengths in points.
// Source: frames of SwiftUI's ScrollView as observed by Expo's layout tests.

/// A window onto a view: along its axes it takes the room offered, across them it is as large as its content.
@usableFromInline package struct ScrollWindow<Child: MeasuredChild> {
    /// The axes along which the view may be longer than the window.
    @usableFromInline let axes: Axis.Set

    /// A window that scrolls along some axes.
    @inlinable package init(_ axes: Axis.Set) { self.axes = axes }

    /// What room the view has.
    @inlinable package func roomInside(along axis: Axis) -> RoomInside { axes.contains(axis.only) ? .endless : .around }

    @inlinable func offer(_ proposal: PerAxis<Child.Value?>) -> PerAxis<Child.Value?> {
        PerAxis { axes.contains($0.only) ? nil : proposal[$0] }
    }

    /// The size under a proposal.
    @inlinable package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        let size = try child.size(for: offer(proposal), judge: &judge)
        return PerAxis { axes.contains($0.only) ? proposal[$0] ?? size[$0] : size[$0] }
    }

    /// Where the view stands: at the beginning along the axes, in the middle across them.
    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        let offer = offer(proposal)
        let inner = try child.size(for: offer, judge: &judge)
        let origin = PerAxis { axes.contains($0.only) ? 0 : size[$0].difference(inner[$0]) / 2 }
        return MeasuredPlace(origin: origin, proposal: offer)
    }
}
