// ContainerNode.swift: the node of every container that a `Layout` lays out, the stacks included.

/// A container that a `Layout` lays out.
final class ContainerNode: Node {
    private let viewType: Any.Type
    private let box: LayoutBox
    private let subviews: LayoutSubviews
    /// Whether the layout may export guides that its children do not have.
    private let exportsAny: Bool
    private let isLazy: Bool

    convenience init<L: Layout>(_ context: BuildContext, _ viewType: Any.Type = L.self, layout: L, children: [Node]) {
        self.init(context, viewType, LayoutBox.make(for: layout, of: context.identity), children)
    }

    init(_ context: BuildContext, _ viewType: Any.Type, _ box: LayoutBox, _ children: [Node]) {
        (self.viewType, self.box) = (viewType, box)
        subviews = LayoutSubviews(children, context.environment.layoutDirection, context.environment.stackRule)
        (exportsAny, isLazy) = (!box.combinesGuides, box.isLazy)
        let mask = children.reduce(into: GuideMask()) { $0.formUnion($1.guideMask) }.subtracting(.kept)
        super.init(
            context, children: children, guideMask: exportsAny ? .all : mask,
            takesParts: box.mayTakeParts)
    }

    override var kind: String { session.name(of: viewType) }
    override var naturalPriority: Double { children.isEmpty ? -.infinity : 0 }
    override var spacing: ViewSpacing { knownSpacing }
    private lazy var knownSpacing = children.isEmpty ? .zero : box.spacing(subviews)

    /// The row or column that the container is, with the gaps between its children, if it is one.
    var stack: (engine: StackEngine, gaps: [CGFloat])? { box.stack(subviews) }

    override var isContainer: Bool { true }
    override var roomInside: PerAxis<RoomInside> { PerAxis { _ in box.combinesGuides ? .around : .own } }
    override var isForeign: Bool { exportsAny }
    override var isLayered: Bool { box.isLayered }
    override var alignmentKeys: [AlignmentKey] { box.alignmentKeys }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal, subviews) }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        let bounds = CGRect(origin: .zero, size: size)
        let placements = subviews.placements(within: bounds, proposal) { box.place(bounds, proposal, subviews) }
        return isForeign && size.width.isFinite && size.height.isFinite
            ? subviews.finite(placements, within: bounds, at: path) : placements
    }

    override func placeContents(in pass: PlacementPass) {
        guard isLazy, let window = pass.window else { return placeArranged(in: pass) }
        placedChildren = children
        let isInSight = pass.isInSight
        let placements = arrangement(for: placedProposal)
        var frames = zip(children, placements).map { child, placement in
            CGRect(origin: origin(of: child, placement), size: child.size(for: placement.proposal))
        }
        if let pins = box.pins {
            frames = pins.frames(of: children, at: frames, in: window, isMirrored: isRightToLeft)
            pins.raise(children)
        }
        for ((child, placement), frame) in zip(zip(children, placements), frames) {
            pass.isInSight = isInSight && window.shows(frame)
            child.place(at: frame.origin, proposal: placement.proposal, in: pass)
        }
        pass.isInSight = isInSight
    }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let size = size(for: proposal)
        if exportsAny { return box.guide(key, CGRect(origin: .zero, size: size), proposal, subviews) }
        // What a custom layout would answer by default, from the arrangement that is known already.
        guard size.width.isFinite, size.height.isFinite else { return nil }
        return subviews.combined(key, arrangement(for: proposal))
    }
}
