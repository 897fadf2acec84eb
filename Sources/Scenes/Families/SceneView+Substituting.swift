// SceneView+Substituting.swift: a scene at one of the points of its family.

extension SceneView {
    /// The view with all inside it at some values of the parameters.
    func substituting(_ substitution: SceneSubstitution) -> SceneView {
        var view = self
        view.kind = kind.substituting(substitution)
        view.item = item?.substituting(substitution)
        view.children = children.map { $0.substituting(substitution) }
        return view
    }
}

extension SceneKind {
    /// The kind at some values of the parameters.
    func substituting(_ substitution: SceneSubstitution) -> Self {
        var kind = self
        for field in fields { field.substitute(&kind, substitution) }
        return kind
    }
}
