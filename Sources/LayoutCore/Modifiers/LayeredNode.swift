// LayeredNode.swift: a view with others in front of or behind it.  Lengths in points.

/// A view with another in front of or behind it; everything but the drawing is the first view's.
class LayeredNode: TransparentNode {
    private let secondary: Node?
    let alignment: Alignment
    private let isBehind: Bool

    /// - Parameter secondary: The other view; `nil` for one that `layer` makes when the first is placed.
    init(_ context: BuildContext, _ primary: Node, _ secondary: Node?, _ alignment: Alignment, isBehind: Bool) {
        (self.secondary, self.alignment, self.isBehind) = (secondary, alignment, isBehind)
        super.init(
            context, primary, beside: secondary.map { [$0] } ?? [], placesAnew: secondary == nil)
    }

    override var kind: String { isBehind ? "background" : "overlay" }
    override var roomInside: PerAxis<RoomInside> { PerAxis { _ in .layered(primaryIsFirst: !isBehind) } }

    override func placeContents(in pass: PlacementPass) {
        place(child, Placement(origin: .zero, proposal: placedProposal), in: pass)
        // What depends on the first view's preferences can only be built now.
        guard let secondary = layer() else { return placedChildren = [child] }
        var judge = PlainJudge<Double>()
        let layer = child.place(of: secondary, on: alignment.guides, for: PerAxis(placedProposal), judge: &judge)
        place(secondary, Placement(layer), in: pass)
        placedChildren = isBehind ? [secondary, child] : [child, secondary]
    }

    /// The other view.
    func layer() -> Node? { secondary }
}

extension BuildContext {
    /// The node of a layer of a node: each of several nodes has an identity for its layers.
    func layer(of node: Node, _ view: some View, _ alignment: Alignment) -> Node {
        let identity = identity.child(1).child(id: .number(node.identity.serial), isLabelled: false)
        return with(identity).oriented(nil).node(of: view, severalIn: ZStackLayout(alignment: alignment))
    }
}

/// A view with layers: the view itself is the first child of the identity, its layers are the second.
///
/// The types of the layer and the node are part of the view's type, as in `Modified`.
struct Layered<Content: View, Layer, Result: Node>: PrimitiveView {
    let content: Content
    let modify: (Node, BuildContext) -> Result

    func build(in context: BuildContext, into list: inout NodeList) {
        var bases: Set<ViewKey> = []
        context.child(0).build(content, into: &list) { node in
            bases.insert(.number(node.identity.serial))
            return modify(node, context)
        }
        context.identity.child(1).keep(bases)
    }
}

extension View {
    /// This view with a layer that makes a node of each of its nodes.
    func layered<Layer, Result: Node>(
        by layer: Layer.Type, _ modify: @escaping (Node, BuildContext) -> Result
    ) -> Layered<Self, Layer, Result> {
        Layered(content: self, modify: modify)
    }
}
