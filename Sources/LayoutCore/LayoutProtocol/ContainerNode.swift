// ContainerNode.swift: the node of every container that a `Layout` lays out, the stacks included.

internal import Foundation

/// A container that a `Layout` lays out.
final class ContainerNode: Node {
    private let viewType: Any.Type
    private let box: LayoutBox
    private let subviews: LayoutSubviews

    init(_ site: Site, _ viewType: Any.Type, box: LayoutBox, children: [Node]) {
        self.viewType = viewType
        self.box = box
        subviews = LayoutSubviews(children, site.environment.layoutDirection, site.environment.stackRule)
        super.init(site, children: children, guideMask: Self.mask(of: box, children))
    }

    /// A custom layout may export any guide; the package's own export what the children combine to.
    private static func mask(of box: LayoutBox, _ children: [Node]) -> GuideMask {
        guard box is any CombiningLayoutBox else { return .all }
        return children.reduce(into: GuideMask()) { $0.formUnion($1.guideMask) }.subtracting(.kept)
    }

    override var kind: String { core.name(of: viewType) }
    override var naturalPriority: Double { children.isEmpty ? -.infinity : 0 }
    override var spacing: ViewSpacing { knownSpacing }
    private lazy var knownSpacing = children.isEmpty ? .zero : box.spacing(subviews)

    override var alignmentKeys: [AlignmentKey] { box.alignmentKeys }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal, subviews) }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        let bounds = CGRect(origin: .zero, size: size)
        return subviews.placements(within: bounds, proposal) { box.place(bounds, proposal, subviews) }
    }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        box.guide(key, CGRect(origin: .zero, size: size(for: proposal)), proposal, subviews)
    }
}

/// The box of a layout of the package's own, which exports only what its children's guides combine to.
protocol CombiningLayoutBox {}

/// A layout of the package's own, which exports only what its children's guides combine to.
protocol CombiningLayout: Layout {}

extension TypedLayoutBox: CombiningLayoutBox where L: CombiningLayout {}
