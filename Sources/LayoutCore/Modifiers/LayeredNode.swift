// LayeredNode.swift: a view with others in front of or behind it.  Lengths in points.

internal import Foundation

/// A view with another in front of or behind it; everything but the drawing is the first view's.
class LayeredNode: Node {
    let primary: Node
    let secondary: Node?
    let alignment: Alignment
    let isBehind: Bool

    init(_ context: BuildContext, _ primary: Node, _ secondary: Node?, _ alignment: Alignment, isBehind: Bool) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(context, children: [primary] + (secondary.map { [$0] } ?? []), guideMask: primary.guideMask)
    }

    override var kind: String { isBehind ? "background" : "overlay" }
    override var traitSource: Node? { primary }
    override var spacing: ViewSpacing { primary.spacing }
    override var naturalPriority: Double { primary.priority }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitGuide(key, for: proposal)
    }

    override func placeContents(in pass: PlacementPass) {
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

    func modify(_ node: Node, in context: BuildContext) -> Node {
        let secondary = context.layerContext(of: node).node(of: layer, severalIn: ZStackLayout(alignment: alignment))
        return LayeredNode(context, node, secondary, alignment, isBehind: isBehind)
    }
}

extension BuildContext {
    /// The context in which the layers of a node are built: each of several nodes has an identity for them.
    func layerContext(of node: Node) -> BuildContext {
        with(identity.child(1).child(id: node.identity.serial, isLabelled: false)).oriented(nil)
    }
}

/// A view with layers: the view itself is the first child of the identity, its layers are the second.
struct Layered<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func build(in context: BuildContext, into list: inout NodeList) {
        let first = list.nodes.count
        context.child(0).build(content, into: &list)
        let bases = Set(list.nodes[first...].map { AnyHashable($0.identity.serial) })
        for index in first..<list.nodes.count { list.nodes[index] = modifier.modify(list.nodes[index], in: context) }
        context.identity.child(1).keep(bases)
    }
}
