// WindowNode.swift: views that stand on a screen of their own, as those of a sheet do.  Lengths in points.

/// A view for whose inside its frame is the screen, of which some is covered at the sides.
private final class WindowNode: Node {
    private let content: Node
    private let insets: EdgeInsets

    init(_ context: BuildContext, _ content: Node, _ insets: EdgeInsets) {
        (self.content, self.insets) = (content, insets)
        super.init(context, children: [content], placesAnew: true)
    }

    override var kind: String { "window" }
    override var traitSource: Node? { content }

    private func free(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize { axis in proposal[axis].map { max(0, $0 - insets.total[axis]) } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: free(proposal))
        return CGSize { proposal[$0] ?? size[$0] + insets.total[$0] }
    }

    override func placeContents(in pass: PlacementPass) {
        placedChildren = children
        // Where nothing is offered, nothing is handed down: what follows from the content is no offer.
        let offer = free(ProposedViewSize { axis in placedProposal[axis] == nil ? nil : frame.size[axis] })
        let size = content.size(for: offer)
        let room = CGSize { offer[$0] ?? size[$0] }
        let start = CGPoint(x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
        let outer = pass.safeArea
        pass.safeArea = SafeArea(
            screen: frame,
            free: CGRect(
                x: frame.minX + start.x, y: frame.minY + start.y, width: room.width, height: room.height))
        // A view that does not fill what is free stands in its middle.
        let origin = CGPoint(
            x: insets.leading + (room.width - size.width) / 2, y: insets.top + (room.height - size.height) / 2)
        place(content, Placement(origin: origin, proposal: offer), in: pass)
        pass.safeArea = outer
    }
}

extension View {
    /// The view on a screen of its own, of which some is covered at the sides; it fills what it is offered.
    package func onOwnScreen(covered insets: EdgeInsets) -> some View { modified { WindowNode($1, $0, insets) } }
}
