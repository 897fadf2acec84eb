// KeptBuild.swift: what a view became when it was built last, kept at its place.

/// What a view became when it was built last.
final class KeptBuild {
    /// The nodes of one of several views.
    var list: NodeList?
    /// Appends the nodes of the body of the view, without evaluating it.
    var rebuild: ((BuildContext, inout NodeList) -> Void)?
}

extension ViewIdentity {
    /// What is kept here, made when it is first asked for.
    fileprivate var build: KeptBuild {
        if let kept = kept as? KeptBuild { return kept }
        let build = KeptBuild()
        kept = build
        return build
    }
}

extension BuildContext {
    /// Appends the nodes of the body of a view or a modifier; the body is evaluated where it is new or its state was
    /// written.
    func build<Owner>(_ body: @autoclosure () -> some View, of owner: Owner, into list: inout NodeList) {
        identity.viewType = Owner.self
        let kept = identity.build
        if isKept, identity.writtenBefore != session.build, let rebuild = kept.rebuild {
            identity.relinkHere()
            return rebuild(child(0), &list)
        }
        session.linkProperties(of: owner, in: self)
        let body = body()
        kept.rebuild = { $0.build(body, into: &$1) }
        child(0).anew.build(body, into: &list)
    }

    /// Appends the nodes of one of several views: those of the last build where the view is kept and nothing in it was
    /// written.
    func buildPart(into list: inout NodeList, _ build: (BuildContext, inout NodeList) -> Void) {
        let kept = identity.build
        if isKept, identity.touchedBefore != session.build, let known = kept.list { return list.append(known) }
        var own = NodeList()
        build(self, &own)
        kept.list = own
        list.append(own)
    }
}
