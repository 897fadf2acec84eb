// KeptBuild.swift: what a view became when it was built last, kept at its place.

/// What a view became when it was built last.
struct KeptBuild {
    /// The nodes of one of several views; mostly one, which needs no array.
    enum Part {
        case one(Node, isStatic: Bool)
        case several(NodeList)
    }

    var part: Part?
    /// Appends the nodes of the body of the view, without evaluating it.
    var rebuild: ((BuildContext, inout NodeList) -> Void)?
}

extension BuildContext {
    /// Appends the nodes of the body of a view or a modifier; the body is evaluated where it is new or its state was
    /// written.
    func build<Owner>(_ owner: Owner, into list: inout NodeList, body: (Owner) -> some View) {
        (identity.viewType, identity.hasBody) = (Owner.self, true)
        if isKept, identity.writtenBefore != session.build, let rebuild = identity.kept.rebuild {
            identity.relinkHere()
            return rebuild(child(0), &list)
        }
        let rebuild = Self.builder(of: body(session.readied(owner, in: self)))
        identity.kept.rebuild = rebuild
        rebuild(child(0).anew, &list)
    }

    /// What appends the nodes of a view; it owns the view, which is built from where it is kept.
    private static func builder(of view: consuming some View) -> (BuildContext, inout NodeList) -> Void {
        { [view] in $0.build(view, into: &$1) }
    }

    /// Appends the nodes of one of several views: those of the last build where the view is kept and nothing in it was
    /// written.
    func buildPart(into list: inout NodeList, _ build: (BuildContext, inout NodeList) -> Void) {
        if isKept, identity.touchedBefore != session.build, let part = identity.kept.part { return list.append(part) }
        let (first, wasStatic) = (list.nodes.count, list.isStatic)
        list.isStatic = true
        build(self, &list)
        identity.kept.part = list.part(from: first)
        list.isStatic = wasStatic && list.isStatic
    }
}

extension NodeList {
    /// The nodes from a position on.
    fileprivate func part(from first: Int) -> KeptBuild.Part {
        if nodes.count == first + 1 { return .one(nodes[first], isStatic: isStatic) }
        return .several(NodeList(nodes: Array(nodes[first...]), isStatic: isStatic))
    }

    fileprivate mutating func append(_ part: KeptBuild.Part) {
        switch part {
        case .one(let node, let isStatic):
            nodes.append(node)
            self.isStatic = self.isStatic && isStatic
        case .several(let list):
            nodes += list.nodes
            isStatic = isStatic && list.isStatic
        }
    }
}
