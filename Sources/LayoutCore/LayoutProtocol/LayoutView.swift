// LayoutView.swift: a layout called as a function makes a container.

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
        let box = LayoutBox.make(for: layout, of: context.identity)
        list.nodes.append(ContainerNode(context, L.self, box: box, children: inner.nodes))
    }
}
