// Padding.swift: room around a view, in points.

package struct Padding<Child: MeasuredChild>: UnaryLayout {
    package static var kind: String { "padding" }
    package static var passesPriority: Bool { false }

    /// The inset before what is inside, and the insets of both sides.
    private let before, total: PerAxis<Child.Value>
    /// The sides that have room.
    private let sides: Edge.Set

    /// Room of lengths, in points.
    package init(top: Child.Value, leading: Child.Value, bottom: Child.Value, trailing: Child.Value) {
        before = PerAxis(horizontal: leading, vertical: top)
        total = PerAxis(horizontal: leading + trailing, vertical: top + bottom)
        var sides: Edge.Set = []
        if top != 0 { sides.insert(.top) }
        if leading != 0 { sides.insert(.leading) }
        if bottom != 0 { sides.insert(.bottom) }
        if trailing != 0 { sides.insert(.trailing) }
        self.sides = sides
    }

    /// Room of insets, in points.
    package init(_ insets: EdgeInsets) {
        func exact(_ length: CGFloat) -> Child.Value { Child.Value(Child.Value.Scalar(decimal: Double(length))) }
        self.init(
            top: exact(insets.top), leading: exact(insets.leading), bottom: exact(insets.bottom),
            trailing: exact(insets.trailing))
    }

    package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) -> PerAxis<Child.Value?> {
        PerAxis { axis in proposal[axis].map { judge.greater(0, $0 - total[axis]) } }
    }

    package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        let size = try child.size(for: offer(to: child, for: proposal, judge: &judge), judge: &judge)
        return PerAxis { judge.greater(0, size[$0] + total[$0]) }
    }

    package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        MeasuredPlace(origin: before, proposal: offer(to: child, for: proposal, judge: &judge))
    }

    package func roomInside(along axis: Axis) -> RoomInside { .padded }

    package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> {
        child.padded(sides)
    }
}

extension EdgeInsets {
    /// SwiftUI's amount when none is given, in points; the same on macOS and iOS.
    package static var standard: CGFloat { 16 }
}

extension View {
    /// Adds room around the view, in points; negative insets let it overlap its surroundings.
    public func padding(_ insets: EdgeInsets) -> some View { unary(Padding(insets)) }

    /// Adds the same room on some sides, in points; 16 if no amount is given.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? EdgeInsets.standard))
    }

    /// Adds the same room on all sides, in points.
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}
