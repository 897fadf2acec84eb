// BuildContext.swift: what a view is given to become nodes.

/// What a view is given to become nodes: its identity, what its host shares, and what the views around hand down.
struct BuildContext {
    let identity: ViewIdentity
    let session: LayoutSession
    var environment: EnvironmentValues
    /// The direction of the stack around, by which a `Spacer` and a `Divider` orient themselves.
    var orientation: Axis?

    /// The context of the n-th child.
    func child(_ index: Int, isLabelled: Bool = false) -> BuildContext {
        with(identity.child(index, isLabelled: isLabelled))
    }

    /// The same context for another identity.
    func with(_ identity: ViewIdentity) -> BuildContext {
        BuildContext(identity: identity, session: session, environment: environment, orientation: orientation)
    }

    /// The same context with another stack around, or none.
    func oriented(_ orientation: Axis?) -> BuildContext {
        var context = self
        context.orientation = orientation
        return context
    }
}
