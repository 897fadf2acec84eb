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

    func build(in context: BuildContext, into list: inout NodeList) {
        content.buildStatically(in: context, into: &list)
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    public var modifier: Modifier

    /// Puts a modifier on a view.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(modifier, into: &list) { $0.body(content: ModifierContent(content: AnyView(content))) }
    }
}

extension View {
    /// Applies a custom modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
