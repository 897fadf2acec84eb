// View.swift: what describes a part of a user interface.

/// A description of a part of a user interface, by other views.
///
/// Views belong to no actor: they can be evaluated and laid out on any thread.
public protocol View {
    /// The type of the view's description.
    associatedtype Body: View

    /// The views that this one consists of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// No body: the view makes its own nodes.
    public typealias Body = Never
}

extension View where Body == Never {
    /// There is none: the package's own views make their nodes themselves.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
}

/// A type that shows views in an editor; here it only groups them.
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}
