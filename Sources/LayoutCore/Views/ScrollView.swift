// ScrollView.swift: a window onto views of any length, at the beginning of its content.  Lengths in points.

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
        context.child(0).buildStack(
            .vertical, StackBox(VStackLayout().engine), of: content, named: VStack<Content>.self, into: &column)
        return ScrollNode(context, axes, column.nodes[0])
    }
}

private final class ScrollNode: Node {
    private let window: ScrollWindow<Node>
    private let content: Node

    init(_ context: BuildContext, _ axes: Axis.Set, _ content: Node) {
        (window, self.content) = (ScrollWindow(axes), content)
        super.init(context, children: [content])
        traits.own.effects.isClipped = true
    }

    override var kind: String { "ScrollView" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var judge = PlainJudge<Double>()
        return CGSize(window.size(of: content, for: PerAxis(proposal), judge: &judge))
    }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        var judge = PlainJudge<Double>()
        return [Placement(window.place(of: content, in: PerAxis(size), for: PerAxis(proposal), judge: &judge))]
    }
}
