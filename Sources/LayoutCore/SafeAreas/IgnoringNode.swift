// IgnoringNode.swift: views that reach beyond the safe area.  Lengths in points.

/// A view that reaches the screen's edge on the sides where it reaches the end of what is free.
///
/// The container around sees the size that the view takes of what is free.
final class IgnoringNode: TransparentNode {
    private let edges: Edge.Set

    init(_ context: BuildContext, _ child: Node, _ edges: Edge.Set) {
        self.edges = edges
        super.init(context, child, placesAnew: true)
    }

    override var kind: String { "ignoresSafeArea" }
    /// The view may be longer by what it reaches beyond the free part of the screen.
    override var roomInside: PerAxis<RoomInside> { PerAxis { _ in .padded } }

    override func placeContents(in pass: PlacementPass) {
        guard let area = pass.safeArea else { return super.placeContents(in: pass) }
        placedChildren = [child]
        let grown = area.grown(frame, edges, isRightToLeft: isRightToLeft)
        let isWider = grown.width != frame.width
        let isHigher = grown.height != frame.height
        let proposal = ProposedViewSize(
            width: isWider ? grown.width : placedProposal.width,
            height: isHigher ? grown.height : placedProposal.height)
        let size = child.size(for: proposal)
        let origin = CGPoint(
            x: isWider ? grown.minX + (grown.width - size.width) / 2 : frame.minX,
            y: isHigher ? grown.minY + (grown.height - size.height) / 2 : frame.minY)
        child.place(at: origin, proposal: proposal, in: pass)
    }
}

extension View {
    /// Lets the view reach the edges of the screen beyond what is free, where it reaches the end of that.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified { node, context in
            regions.contains(.container) ? IgnoringNode(context, node, edges) : TransparentNode(context, node)
        }
    }

    /// Lets the view reach the edges of the screen beyond what is free, where it reaches the end of that.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// A ground that reaches the edges of the screen; without a safe area, the view itself.
    func reachingEdges(_ edges: Edge.Set) -> some View {
        modified { node, context in
            context.environment.safeAreaInsets == EdgeInsets() ? node : IgnoringNode(context, node, edges)
        }
    }
}
