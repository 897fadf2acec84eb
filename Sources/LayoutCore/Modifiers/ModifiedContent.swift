// ModifiedContent.swift: a view with a custom modifier.

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Puts a modifier on a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(modifier.body(content: ModifierContent(content: AnyView(content))), of: modifier, into: &list)
    }
}

extension View {
    /// Applies a custom modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
