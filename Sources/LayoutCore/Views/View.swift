// View.swift: what describes a part of a user interface.

/// A description of a part of a user interface, by other views.
///
/// Views belong to no actor: they can be evaluated and laid out on any thread.
public protocol View {
    /// The type of the view's description.
    associatedtype Body: View

    /// The views that this one consists of.
    @ViewBuilder var body: Body { get }

    /// Appends the nodes that the view becomes: those of its body.  Only the package's own views have another way.
    func _build(in context: BuildContext, into list: inout NodeList)
}

extension View {
    /// Appends the nodes of the body.
    public func _build(in context: BuildContext, into list: inout NodeList) {
        context.build(self, into: &list) { $0.body }
    }
}

extension Never: View {
    /// No body: nobody has such a view.
    public var body: Never { self }
}

extension View where Body == Never {
    /// There is none: the package's own views make their nodes themselves.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }

    /// Reports a view that has neither a body nor nodes of its own.
    public func _build(in context: BuildContext, into list: inout NodeList) {
        let path = context.identity.path + "/" + ViewIdentity.name(of: Self.self)
        context.session.report(.viewWithoutBody, at: path)
    }
}

/// A type that shows views in an editor; here it only groups them.
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
    /// The system for which they are shown; without effect here.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any.
    public static var platform: PreviewPlatform? { nil }
}

/// A system for which views are shown.
public enum PreviewPlatform: Sendable {
    /// The systems by their names.
    case iOS, macOS, tvOS, watchOS
}
