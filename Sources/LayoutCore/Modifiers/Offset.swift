// Offset.swift: a view drawn away from its place.

public import Foundation

struct OffsetModifier: UnaryLayout {
    static var kind: String { "offset" }
    static var movesGuides: Bool { false }

    let offset: CGSize

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}

extension View {
    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(_ offset: CGSize) -> some View { unary(OffsetModifier(offset: offset)) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
