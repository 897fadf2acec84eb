// PlacementPass+SafeArea.swift: where the root stands on a screen with covered sides.  Lengths in points.

extension PlacementPass {
    /// Where the root begins and what it is offered: what is free of the screen, or all of it.
    func start(for proposal: ProposedViewSize, insets: EdgeInsets, of node: Node) -> Placement {
        guard insets != EdgeInsets() else { return Placement(origin: .zero, proposal: proposal) }
        let total = insets.total
        let offer = ProposedViewSize { axis in proposal[axis].map { max(0, $0 - total[axis]) } }
        let size = node.size(for: offer)
        let free = CGSize { offer[$0] ?? size[$0] }
        let origin = CGPoint(x: node.isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
        let screen = CGSize { free[$0] + total[$0] }
        safeArea = SafeArea(
            screen: CGRect(origin: .zero, size: screen), free: CGRect(origin: origin, size: free))
        // A root that does not fill what is free stands in its middle.
        let inner = CGPoint { origin[$0] + (free[$0] - size[$0]) / 2 }
        return Placement(origin: inner, proposal: offer)
    }
}
