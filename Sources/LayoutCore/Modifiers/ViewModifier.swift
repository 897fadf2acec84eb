// ViewModifier.swift: custom modifiers.

/// A custom modifier.
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent<Self>

    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a `ViewModifier` modifies.
public struct ModifierContent<Modifier>: View, PrimitiveView {
    let content: AnyView

    /// No body: it stands for another view.
    public typealias Body = Never

    func build(in context: BuildContext, into list: inout NodeList) {
        content.buildStatically(in: context, into: &list)
    }
}
