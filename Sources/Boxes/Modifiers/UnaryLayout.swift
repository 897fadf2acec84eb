// UnaryLayout.swift: how a modifier lays out the one view inside it, over any number.  Lengths in points.

/// How a modifier lays out the one view inside it.
@usableFromInline package protocol UnaryLayout<Child> {
    /// The view inside.
    associatedtype Child: MeasuredChild

    /// The modifier's name, for trees and paths.
    static var kind: String { get }
    /// What the child is offered.
    func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value?>
    /// The size under a proposal, in points.
    func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value>
    /// Where the child stands when the modifier has a size under a proposal.
    func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value>
    /// What room the child has.
    func roomInside(along axis: Axis) -> RoomInside
    /// The distances that the modified view prefers.
    func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value>
    /// The widths that the modifier takes of offers of them around a child that takes some, ascending; `nil` where it lets
    /// no offers through, and where a length varies.
    func takenWidths(of child: [ClosedRange<Child.Value.Scalar>]) -> [ClosedRange<Child.Value.Scalar>]?
    /// Whether the child's layout priority shows through.
    static var passesPriority: Bool { get }
    /// Whether explicit guides move with the child; an offset only moves what is drawn.
    static var movesGuides: Bool { get }
}

extension UnaryLayout {
    @inlinable package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value?> { proposal }

    @inlinable package func size<J: Judge<Child.Value>>(
        of child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        try child.size(for: try offer(to: child, for: proposal, judge: &judge), judge: &judge)
    }

    @inlinable package func place<J: Judge<Child.Value>>(
        of child: Child, in size: PerAxis<Child.Value>, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Child.Value> {
        MeasuredPlace(
            origin: PerAxis { _ in 0 }, proposal: try offer(to: child, for: proposal, judge: &judge))
    }

    @inlinable package func roomInside(along axis: Axis) -> RoomInside { .around }
    @inlinable package func spacing(of child: PreferredSpacing<Child.Value>) -> PreferredSpacing<Child.Value> { child }
    @inlinable package static var passesPriority: Bool { true }
    @inlinable package static var movesGuides: Bool { true }
}
