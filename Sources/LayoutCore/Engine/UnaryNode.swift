// UnaryNode.swift: modifiers that put one view into another: one node, and one small type for each modifier.

/// How a modifier lays out the one view inside it.
protocol UnaryLayout {
    /// The modifier's name, for trees and paths.
    static var kind: String { get }
    /// What the child is offered.
    func offer(to child: Node, for proposal: ProposedViewSize) -> ProposedViewSize
    /// The size under a proposal, in points.
    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize
    /// Where the child stands when the modifier has a size under a proposal.
    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement
    /// The distances that the modified view prefers.
    func spacing(of child: Node) -> ViewSpacing
    /// Whether the child's layout priority shows through.
    static var passesPriority: Bool { get }
    /// Whether explicit guides move with the child; an offset only moves what is drawn.
    static var movesGuides: Bool { get }
}

extension UnaryLayout {
    func offer(to child: Node, for proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize {
        child.size(for: offer(to: child, for: proposal))
    }
    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        Placement(origin: .zero, proposal: offer(to: child, for: proposal))
    }
    func spacing(of child: Node) -> ViewSpacing { child.spacing }
    static var passesPriority: Bool { true }
    static var movesGuides: Bool { true }
}

/// A modifier around one view.
final class UnaryNode<Modifier: UnaryLayout>: Node {
    private let modifier: Modifier
    private let child: Node

    init(_ context: BuildContext, _ modifier: Modifier, _ child: Node) {
        (self.modifier, self.child) = (modifier, child)
        super.init(context, children: [child], guideMask: child.guideMask)
    }

    override var kind: String { Modifier.kind }
    override var traitSource: Node? { child }
    override var spacing: ViewSpacing { modifier.spacing(of: child) }
    override var naturalPriority: Double { Modifier.passesPriority ? child.priority : 0 }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size(of: child, for: proposal) }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        [modifier.placement(of: child, in: size, for: proposal)]
    }

    override func placeContents(in pass: PlacementPass) {
        placedChildren = children
        place(child, modifier.placement(of: child, in: frame.size, for: placedProposal), in: pass)
    }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let placement = arrangement(for: proposal)[0]
        let origin = Modifier.movesGuides ? placement.origin[key.axis] : 0
        guard origin.isFinite else { return nil }
        return child.explicitGuide(key, for: placement.proposal).map { $0 + origin }
    }
}
