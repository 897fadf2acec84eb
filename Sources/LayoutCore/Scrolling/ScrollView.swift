// ScrollView.swift: a window onto views of any length, at their beginning until something scrolls it.  Lengths in points.

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
        let container = context.identity.layoutBox as? ContainerSize ?? ContainerSize()
        context.identity.layoutBox = container
        let margins = context.environment.scrollMargins
        var inner = context.child(0)
        inner.environment.containerSize = container
        if margins != EdgeInsets() { inner.environment.scrollMargins = EdgeInsets() }
        let starts = context.environment.scrollStarts
        if starts != ScrollStarts() { inner.environment.scrollStarts = ScrollStarts() }
        let watchers = context.environment.scrollWatchers
        if !watchers.isEmpty { inner.environment.scrollWatchers = [] }
        var column = NodeList()
        inner.buildStack(
            .vertical, StackBox(VStackLayout().engine), of: content, named: VStack<Content>.self, into: &column)
        let shown = margins == EdgeInsets() ? column.nodes[0] : UnaryNode(inner, Padding(margins), column.nodes[0])
        return ScrollNode(context, axes, shown, container, margins, starts, watchers)
    }
}
