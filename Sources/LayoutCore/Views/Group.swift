// Group.swift: views that share modifiers.

/// Views that share modifiers: each gets them for itself, and the container around sees the views.
public struct Group<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func build(in context: BuildContext, into list: inout NodeList) { context.child(0).build(content, into: &list) }
}
