// LayeredNode.swift: a view with others in front of or behind it.  Lengths in points.

internal import Foundation

/// A view with another in front of or behind it; everything but the drawing is the first view's.
class LayeredNode: Node {
    let primary: Node
    let secondary: Node?
    let alignment: Alignment
    let isBehind: Bool

    init(_ site: Site, _ primary: Node, _ secondary: Node?, _ alignment: Alignment, isBehind: Bool) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(site, children: [primary] + (secondary.map { [$0] } ?? []), guideMask: primary.guideMask)
    }

    override var kind: String { isBehind ? "background" : "overlay" }
    override var traitSource: Node? { primary }
    override var spacing: ViewSpacing { primary.spacing }
    override var naturalPriority: Double { primary.priority }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitGuide(key, for: proposal)
    }

    override func placeContents(in pass: PlacePass) {
        place(primary, Placement(origin: .zero, proposal: placedProposal), in: pass)
        // What depends on the primary's preferences can only be built now.
        guard let secondary = layer() else { return placedChildren = [primary] }
        let offer = ProposedViewSize(frame.size)
        let (first, second) = (primary.dimensions(in: placedProposal), secondary.dimensions(in: offer))
        let origin = CGPoint(
            x: Alignment.difference(first[alignment.horizontal], second[alignment.horizontal]),
            y: Alignment.difference(first[alignment.vertical], second[alignment.vertical]))
        place(secondary, Placement(origin: origin, proposal: offer), in: pass)
        placedChildren = isBehind ? [secondary, primary] : [primary, secondary]
    }

    /// The other view.
    func layer() -> Node? { secondary }
}

/// Puts a view in front of or behind another.
struct LayerModifier<Layer: View>: NodeModifier {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    func modify(_ node: Node, at site: Site) -> Node {
        let secondary = site.layerSite(of: node).node(of: layer, severalIn: ZStackLayout(alignment: alignment))
        return LayeredNode(site, node, secondary, alignment, isBehind: isBehind)
    }
}

extension Site {
    /// Where the layers of a node are built: of each of several nodes at a slot of its own.
    func layerSite(of node: Node) -> Site {
        at(slot.child(1).child(id: node.slot.serial, isLabelled: false)).oriented(nil)
    }
}

/// A view with layers: the view itself stands at the first slot, its layers at the second.
struct Layered<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func build(at site: Site, into list: inout NodeList) {
        let first = list.nodes.count
        site.child(0).build(content, into: &list)
        let bases = Set(list.nodes[first...].map { AnyHashable($0.slot.serial) })
        for index in first..<list.nodes.count { list.nodes[index] = modifier.modify(list.nodes[index], at: site) }
        site.slot.child(1).keep(bases)
    }
}
