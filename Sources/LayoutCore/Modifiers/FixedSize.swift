// FixedSize.swift: a view at its ideal size.

package struct FixedSize<Child: MeasuredChild>: UnaryLayout {
    package static var kind: String { "fixedSize" }

    private let axes: Axis.Set

    /// The ideal length along some axes.
    package init(horizontal: Bool, vertical: Bool) {
        axes = Axis.Set(horizontal ? [.horizontal] : []).union(vertical ? .vertical : [])
    }

    package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) -> PerAxis<Child.Value?> {
        PerAxis { axes.contains($0.only) ? nil : proposal[$0] }
    }
}

extension View {
    /// Keeps the view at its ideal length along the given directions, whatever is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        unary(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps the view at its ideal size, whatever is offered.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
