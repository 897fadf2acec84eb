// FixedSize.swift: a box at its ideal length along some axes, over any number.

@usableFromInline package struct FixedSize<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "fixedSize" }

    @usableFromInline let axes: Axis.Set

    /// The ideal length along some axes.
    @inlinable package init(horizontal: Bool, vertical: Bool) {
        axes = Axis.Set(horizontal ? [.horizontal] : []).union(vertical ? .vertical : [])
    }

    @inlinable package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) -> PerAxis<Child.Value?> {
        PerAxis { axes.contains($0.only) ? nil : proposal[$0] }
    }
}
