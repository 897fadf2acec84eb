// TransparentNode.swift: modifiers that leave the layout of their view alone.

/// A node that lays out exactly as the one inside it.
class TransparentNode: Node {
    final let child: Node

    /// - Parameters:
    ///   - others: What is placed inside beside the child.
    ///   - guideMask: The guides that may have a value here beside the child's.
    ///   - placesAnew: Whether placing does more than to repeat where everything stands.
    init(
        _ context: BuildContext, _ child: Node, beside others: [Node] = [], guideMask: GuideMask = [],
        placesAnew: Bool = false
    ) {
        self.child = child
        super.init(
            context, children: [child] + others, measured: [child], guideMask: child.guideMask.union(guideMask),
            placesAnew: placesAnew)
    }

    override var traitSource: Node? { child }
    override var spacing: ViewSpacing { child.spacing }
    override var naturalPriority: Double { child.priority }
    override var staircase: Staircase<Double>? { child.staircase }
    override var takenWidths: [ClosedRange<Double>]? { child.takenWidths }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        [Placement(origin: .zero, proposal: proposal)]
    }

    override func placeContents(in pass: PlacementPass) {
        placedChildren = [child]
        place(child, Placement(origin: .zero, proposal: placedProposal), in: pass)
    }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, for: proposal)
    }
}
