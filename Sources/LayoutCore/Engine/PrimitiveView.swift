// PrimitiveView.swift: how views become nodes.

/// A view that makes nodes itself instead of describing itself by other views.
protocol PrimitiveView: View where Body == Never {
    /// Appends the view's nodes.
    func build(at site: Site, into list: inout NodeList)
}

extension Site {
    /// Appends the nodes of a view at this site.
    func build<V: View>(_ view: V, into list: inout NodeList) {
        if V.Body.self == Never.self {
            if let view = view as? any PrimitiveView {
                view.build(at: self, into: &list)
            } else {
                core.report(.viewWithoutBody, at: slot.path + "/" + Slot.name(of: V.self))
            }
            return
        }
        slot.viewType = V.self
        guard slot.depth < Core.deepest else { return core.fail(.tooDeep(path: slot.path)) }
        core.linkProperties(of: view, at: self)
        child(0).build(view.body, into: &list)
    }

    /// The nodes of a view at this site.
    func nodes(of view: some View) -> NodeList {
        var list = NodeList()
        build(view, into: &list)
        return list
    }
}
