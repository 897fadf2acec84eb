// TakenWidths.swift: which widths modifiers take around what takes some of them, over any number.  Lengths in points.
//
// What a fixed or a longest width bounds takes one width, or any: whoever has to know asks it.

extension UnaryLayout {
    @inlinable package func takenWidths(
        of child: [ClosedRange<Child.Value.Scalar>]
    ) -> [ClosedRange<Child.Value.Scalar>]? { nil }
}

extension OffsetModifier {
    @inlinable package func takenWidths(
        of child: [ClosedRange<Child.Value.Scalar>]
    ) -> [ClosedRange<Child.Value.Scalar>]? { child }
}

extension Padding {
    @inlinable package func takenWidths(
        of child: [ClosedRange<Child.Value.Scalar>]
    ) -> [ClosedRange<Child.Value.Scalar>]? {
        guard let room = total.horizontal.known, room >= 0 else { return nil }
        return child.map { $0.lowerBound + room...$0.upperBound + room }
    }
}

extension FixedFrame {
    @inlinable package func takenWidths(
        of child: [ClosedRange<Child.Value.Scalar>]
    ) -> [ClosedRange<Child.Value.Scalar>]? { lengths.horizontal == nil ? child : nil }
}

extension FixedSize {
    @inlinable package func takenWidths(
        of child: [ClosedRange<Child.Value.Scalar>]
    ) -> [ClosedRange<Child.Value.Scalar>]? { axes.contains(.horizontal) ? nil : child }
}

extension FlexibleFrame {
    /// Those of the child above the least width of the frame, and that one.
    @inlinable package func takenWidths(
        of child: [ClosedRange<Child.Value.Scalar>]
    ) -> [ClosedRange<Child.Value.Scalar>]? {
        let width = lengths.horizontal
        if width.maximum != nil { return nil }
        guard let minimum = width.minimum else { return child }
        guard let least = minimum.known else { return nil }
        let wider = child.filter { least < $0.upperBound }.map { Swift.max(least, $0.lowerBound)...$0.upperBound }
        return wider.first?.lowerBound == least ? wider : [least...least] + wider
    }
}
