// ScrollView.swift: a window onto views of any length, at the beginning of its content.  Lengths in points.
// Source: frames of SwiftUI's ScrollView as observed by Expo's layout tests.

/// A window onto views that have their ideal length along its axes; it shows their beginning.
///
/// Several views stand in a column.  Along its axes the window takes the room offered, across them it is as large as
/// its content.
public struct ScrollView<Content: View>: View, NodeView {
    private let axes: Axis.Set
    private let content: Content

    /// Makes a window onto views.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func node(in context: BuildContext) -> Node {
        var column = NodeList()
        context.child(0).buildStack(VStackLayout(), of: content, named: VStack<Content>.self, into: &column)
        return ScrollNode(context, axes, column.nodes[0])
    }
}

private final class ScrollNode: Node {
    private let axes: Axis.Set
    private let content: Node

    init(_ context: BuildContext, _ axes: Axis.Set, _ content: Node) {
        (self.axes, self.content) = (axes, content)
        super.init(context, children: [content])
        traits.own.effects.isClipped = true
    }

    override var kind: String { "ScrollView" }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize { axes.contains($0.only) ? nil : proposal[$0] }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: offer(proposal))
        return CGSize { axes.contains($0.only) ? proposal[$0] ?? size[$0] : size[$0] }
    }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        let offer = offer(proposal)
        let inner = content.size(for: offer)
        let origin = CGPoint { axes.contains($0.only) ? 0 : Alignment.difference(size[$0], inner[$0]) / 2 }
        return [Placement(origin: origin, proposal: offer)]
    }
}
