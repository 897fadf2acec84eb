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

    func build(at site: Site, into list: inout NodeList) {
        site.slot.viewType = L.self
        let orientation = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
        let inner = site.child(0).oriented(orientation).nodes(of: content)
        let box = LayoutBox.make(for: layout, at: site.slot)
        list.nodes.append(ContainerNode(site, L.self, box: box, children: inner.nodes))
    }
}
