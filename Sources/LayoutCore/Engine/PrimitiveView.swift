// PrimitiveView.swift: how views become nodes.

/// A view that makes nodes itself instead of describing itself by other views.
protocol PrimitiveView: View where Body == Never {
    /// Appends the view's nodes.
    func build(in context: BuildContext, into list: inout NodeList)
}

extension PrimitiveView {
    /// Appends the view's nodes.
    public func _build(in context: BuildContext, into list: inout NodeList) { build(in: context, into: &list) }
}

/// A view that makes one node.
protocol NodeView: PrimitiveView {
    /// The view's node.
    func node(in context: BuildContext) -> Node
}

extension NodeView {
    func build(in context: BuildContext, into list: inout NodeList) {
        context.identity.viewType = Self.self
        list.nodes.append(node(in: context))
    }
}

extension BuildContext {
    /// Appends a view's nodes.
    func build(_ view: some View, into list: inout NodeList) {
        if !session.isTooDeep(identity) { session.run(identity) { view._build(in: self, into: &list) } }
    }

    /// Appends a view's nodes, each of them changed.
    func build(_ view: some View, into list: inout NodeList, changed change: (Node) -> Node) {
        let first = list.nodes.count
        build(view, into: &list)
        for index in first..<list.nodes.count { list.nodes[index] = change(list.nodes[index]) }
    }

    /// A view's nodes.
    func nodes(of view: some View) -> NodeList {
        var list = NodeList()
        build(view, into: &list)
        return list
    }
}
