// LayoutView.swift: how layouts and stacks become nodes; a layout called as a function makes a container.

extension Layout {
    /// A container of views that this layout lays out.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A container of views that a layout lays out.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    func build(in context: BuildContext, into list: inout NodeList) {
        context.identity.viewType = L.self
        let orientation = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
        let inner = context.child(0).oriented(orientation).nodes(of: content)
        list.nodes.append(ContainerNode(context, layout: layout, children: inner.nodes))
    }
}

extension BuildContext {
    /// Appends a stack's node.  A stack of exactly one static view disappears: the view shows through with its
    /// priority, spacing and guides, and only the orientation remains (OpenSwiftUI's LayoutView).
    ///
    /// - Parameters:
    ///   - orientation: The direction of the stack, `nil` for views over each other.
    ///   - box: Makes its layout.
    func buildStack(
        _ orientation: Axis?, _ box: @autoclosure () -> LayoutBox, of content: some View, named type: Any.Type,
        into list: inout NodeList
    ) {
        identity.viewType = type
        let inner = child(0).oriented(orientation).nodes(of: content)
        if inner.isStatic, inner.nodes.count == 1 { return list.nodes.append(inner.nodes[0]) }
        list.nodes.append(ContainerNode(self, type, box(), inner.nodes))
    }

    /// The one node that a view becomes; several are put into a container of a layout.
    func node<L: Layout>(of view: some View, severalIn layout: L, named type: Any.Type = L.self) -> Node {
        let nodes = child(0).nodes(of: view).nodes
        return nodes.count == 1 ? nodes[0] : ContainerNode(self, type, layout: layout, children: nodes)
    }
}
