// BuildContext.swift: what a view is given to become nodes.

/// What a view is given to become nodes: its identity, what its host shares, and what the views around hand down.
public struct BuildContext {
    private(set) var identity: ViewIdentity
    let session: LayoutSession
    private var surroundings: Surroundings
    /// The direction of the stack around, by which a `Spacer` and a `Divider` orient themselves.
    var orientation: Axis?
    /// Whether the view that stands here is the one of the last build, in the same environment: what it became may be
    /// kept where no state in it was written.
    var isKept = false

    /// An environment that contexts share, since they are copied for every view.
    private final class Surroundings {
        let environment: EnvironmentValues
        init(_ environment: EnvironmentValues) { self.environment = environment }
    }

    init(
        identity: ViewIdentity, session: LayoutSession, environment: EnvironmentValues, orientation: Axis? = nil,
        isKept: Bool = false
    ) {
        (self.identity, self.session, surroundings) = (identity, session, Surroundings(environment))
        (self.orientation, self.isKept) = (orientation, isKept)
    }

    /// What the views around hand down.
    var environment: EnvironmentValues {
        get { surroundings.environment }
        set { surroundings = Surroundings(newValue) }
    }

    /// The context of the n-th child.
    func child(_ index: Int, isLabelled: Bool = false) -> BuildContext {
        with(identity.child(index, isLabelled: isLabelled))
    }

    /// The same context for another identity.
    func with(_ identity: ViewIdentity) -> BuildContext {
        var context = self
        context.identity = identity
        return context
    }

    /// The same context for a view that is made anew.
    var anew: BuildContext {
        var context = self
        context.isKept = false
        return context
    }

    /// The same context with another stack around, or none.
    func oriented(_ orientation: Axis?) -> BuildContext {
        var context = self
        context.orientation = orientation
        return context
    }
}
