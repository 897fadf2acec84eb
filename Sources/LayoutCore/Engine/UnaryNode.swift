// UnaryNode.swift: modifiers that put one view into another: one node, and one small type for each modifier.

/// A modifier as nodes ask it: in doubles.
///
/// A modifier conforms where its child is a node, so that its lines are compiled for doubles.
protocol NodeLayout: UnaryLayout where Child == Node {
    /// The size under a proposal, in points.
    func nodeSize(of child: Node, for proposal: ProposedViewSize) -> CGSize
    /// Where the child stands when the modifier has a size under a proposal.
    func nodePlacement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement
    /// What room the child has along each axis.
    var nodeRoomInside: PerAxis<RoomInside> { get }
    /// What the least heights of the child become; `nil` where offers do not pass through.
    func staircase(of child: Staircase<Double>) -> Staircase<Double>?
}

extension NodeLayout {
    func staircase(of child: Staircase<Double>) -> Staircase<Double>? { nil }

    var nodeRoomInside: PerAxis<RoomInside> { PerAxis { roomInside(along: $0) } }

    func nodeSize(of child: Node, for proposal: ProposedViewSize) -> CGSize {
        var judge = PlainJudge<Double>()
        return CGSize(size(of: child, for: PerAxis(proposal), judge: &judge))
    }

    func nodePlacement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        var judge = PlainJudge<Double>()
        return Placement(place(of: child, in: PerAxis(size), for: PerAxis(proposal), judge: &judge))
    }
}

extension AspectRatio: NodeLayout where Child == Node {}
extension FixedFrame: NodeLayout where Child == Node {}
extension FixedSize: NodeLayout where Child == Node {}
extension FlexibleFrame: NodeLayout where Child == Node {}
extension OffsetModifier: NodeLayout where Child == Node {
    func staircase(of child: Staircase<Double>) -> Staircase<Double>? { child }
}
extension Padding: NodeLayout where Child == Node {
    func staircase(of child: Staircase<Double>) -> Staircase<Double>? { child.padded(by: total) }
}
extension PositionModifier: NodeLayout where Child == Node {}

/// A modifier around one view.
final class UnaryNode<Modifier: NodeLayout>: Node {
    private let modifier: Modifier
    private let child: Node

    init(_ context: BuildContext, _ modifier: Modifier, _ child: Node) {
        (self.modifier, self.child) = (modifier, child)
        super.init(context, children: [child], guideMask: child.guideMask)
    }

    override var kind: String { Modifier.kind }
    override var traitSource: Node? { child }
    override var spacing: ViewSpacing { ViewSpacing(modifier.spacing(of: child.spacing.preferred)) }
    override var naturalPriority: Double { Modifier.passesPriority ? child.priority : 0 }
    override var staircase: Staircase<Double>? { child.staircase.flatMap(modifier.staircase) }
    override var takenWidths: [ClosedRange<Double>]? { child.takenWidths.flatMap(modifier.takenWidths) }
    override var roomInside: PerAxis<RoomInside> { modifier.nodeRoomInside }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.nodeSize(of: child, for: proposal) }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        [modifier.nodePlacement(of: child, in: size, for: proposal)]
    }

    override func placeContents(in pass: PlacementPass) {
        placedChildren = children
        place(child, modifier.nodePlacement(of: child, in: frame.size, for: placedProposal), in: pass)
    }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let placement = arrangement(for: proposal)[0]
        let origin = Modifier.movesGuides ? placement.origin[key.axis] : 0
        guard origin.isFinite else { return nil }
        return child.explicitGuide(key, for: placement.proposal).map { $0 + origin }
    }
}
