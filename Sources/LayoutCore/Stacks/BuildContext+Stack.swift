// BuildContext+Stack.swift: how the stacks become nodes.

extension BuildContext {
    /// Appends a stack's node.  A stack of exactly one static view disappears: the view shows through with its
    /// priority, spacing and guides, and only the orientation remains (OpenSwiftUI's LayoutView).
    func buildStack(
        _ layout: some Layout, of content: some View, named viewType: Any.Type, orientation: Axis?,
        into list: inout NodeList
    ) {
        identity.viewType = viewType
        let inner = child(0).oriented(orientation).nodes(of: content)
        if inner.isStatic, inner.nodes.count == 1 { return list.nodes.append(inner.nodes[0]) }
        let box = LayoutBox.make(for: layout, of: identity)
        list.nodes.append(ContainerNode(self, viewType, box: box, children: inner.nodes))
    }

    /// The one node that a view becomes; several are put into a container of a layout.
    func node<L: Layout>(of view: some View, severalIn layout: L) -> Node {
        let list = child(0).nodes(of: view)
        if list.nodes.count == 1 { return list.nodes[0] }
        return ContainerNode(self, L.self, box: LayoutBox.make(for: layout, of: identity), children: list.nodes)
    }
}
