// Site+Stack.swift: how the stacks become nodes.

extension Site {
    /// Appends a stack's node.  A stack of exactly one static view disappears: the view shows through with its
    /// priority, spacing and guides, and only the orientation remains (OpenSwiftUI's LayoutView).
    func buildStack(
        _ layout: some Layout, of content: some View, named viewType: Any.Type, orientation: Axis?,
        into list: inout NodeList
    ) {
        slot.viewType = viewType
        let inner = child(0).oriented(orientation).nodes(of: content)
        if inner.isStatic, inner.nodes.count == 1 { return list.nodes.append(inner.nodes[0]) }
        let box = LayoutBox.make(for: layout, at: slot)
        list.nodes.append(ContainerNode(self, viewType, box: box, children: inner.nodes))
    }
}
