// FixedSize.swift: a view at its ideal size.

struct FixedSize: UnaryLayout {
    static var kind: String { "fixedSize" }

    let horizontal: Bool
    let vertical: Bool

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize { child.size(for: offer(proposal)) }

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        Placement(origin: .zero, proposal: offer(proposal))
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
