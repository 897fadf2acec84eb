// AnyView.swift: a view of any type.

/// A view of any type.  When the type inside changes, its state starts again.
public struct AnyView: View, PrimitiveView {
    private let type: Any.Type
    private let builder: (BuildContext, inout NodeList) -> Void

    /// Hides a view's type.
    public init<Content: View>(_ view: Content) {
        type = Content.self
        builder = { $0.build(view, into: &$1) }
    }

    /// Hides a view's type.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        builder(context.with(context.identity.child(of: type)), &list)
    }

    /// Appends the nodes of a view whose type cannot change after all.
    func buildStatically(in context: BuildContext, into list: inout NodeList) { builder(context.child(0), &list) }
}

extension ViewBuilder {
    /// The views of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
