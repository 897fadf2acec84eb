// Padding.swift: room around a view, in points.

struct Padding: UnaryLayout {
    static var kind: String { "padding" }
    static var passesPriority: Bool { false }
    /// SwiftUI's amount when none is given, in points; the same on macOS and iOS.
    static var standard: CGFloat { 16 }

    let insets: EdgeInsets

    func offer(to child: Node, for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize { axis in proposal[axis].map { max(0, $0 - insets.total[axis]) } }
    }

    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: offer(to: child, for: proposal))
        return CGSize { max(0, size[$0] + insets.total[$0]) }
    }

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        let origin = CGPoint(x: insets.leading, y: insets.top)
        return Placement(origin: origin, proposal: offer(to: child, for: proposal))
    }

    func spacing(of child: Node) -> ViewSpacing { child.spacing.padded(insets) }
}

extension View {
    /// Adds room around the view, in points; negative insets let it overlap its surroundings.
    public func padding(_ insets: EdgeInsets) -> some View { unary(Padding(insets: insets)) }

    /// Adds the same room on some sides, in points; 16 if no amount is given.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? Padding.standard))
    }

    /// Adds the same room on all sides, in points.
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}
