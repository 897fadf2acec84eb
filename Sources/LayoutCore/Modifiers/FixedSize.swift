// FixedSize.swift: a view at its ideal size.

extension View {
    /// Keeps the view at its ideal length along the given directions, whatever is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        unary(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps the view at its ideal size, whatever is offered.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
