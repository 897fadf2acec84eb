// PrimitiveView.swift: how views become nodes.

/// The nodes that a view becomes, in order: one, several or none.
struct NodeList {
    var nodes: [Node] = []
    /// Whether the number of nodes follows from the type alone; a container of one static node disappears.
    var isStatic = true

    mutating func append(_ list: NodeList) {
        nodes += list.nodes
        isStatic = isStatic && list.isStatic
    }
}

/// A view that makes nodes itself instead of describing itself by other views.
protocol PrimitiveView: View where Body == Never {
    /// Appends the view's nodes.
    func build(in context: BuildContext, into list: inout NodeList)
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
    func build<V: View>(_ view: V, into list: inout NodeList) {
        if session.isTooDeep(identity) { return }
        if V.Body.self == Never.self {
            if let view = view as? any PrimitiveView {
                view.build(in: self, into: &list)
            } else {
                session.report(.viewWithoutBody, at: identity.path + "/" + ViewIdentity.name(of: V.self))
            }
            return
        }
        build(view.body, of: view, into: &list)
    }

    /// Appends a view's nodes, each of them changed.
    func build(_ view: some View, into list: inout NodeList, changed change: (Node) -> Node) {
        let first = list.nodes.count
        build(view, into: &list)
        for index in first..<list.nodes.count { list.nodes[index] = change(list.nodes[index]) }
    }

    /// Appends the nodes of the body of a view or a modifier; the body is evaluated where it is new or its state was written.
    func build<Owner>(_ body: @autoclosure () -> some View, of owner: Owner, into list: inout NodeList) {
        identity.viewType = Owner.self
        if isKept, identity.writtenBefore != session.build, let rebuild = identity.rebuild {
            identity.relinkHere()
            return rebuild(child(0), &list)
        }
        session.linkProperties(of: owner, in: self)
        let body = body()
        identity.rebuild = { $0.build(body, into: &$1) }
        child(0).anew.build(body, into: &list)
    }

    /// Appends the nodes of one of several views: those of the last build where the view is kept and nothing in it was
    /// written.
    func buildPart(into list: inout NodeList, _ build: (BuildContext, inout NodeList) -> Void) {
        if isKept, identity.touchedBefore != session.build, let kept = identity.kept { return list.append(kept) }
        var own = NodeList()
        build(self, &own)
        identity.kept = own
        list.append(own)
    }

    /// A view's nodes.
    func nodes(of view: some View) -> NodeList {
        var list = NodeList()
        build(view, into: &list)
        return list
    }
}
