// ViewModifier.swift: modifiers of one's own.

/// A modifier of one's own.
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent<Self>

    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a `ViewModifier` modifies.
public struct ModifierContent<Modifier>: View {
    let content: AnyView
}

extension ModifierContent: PrimitiveView {
    /// There is none: it stands for another view.
    public typealias Body = Never

    func build(at site: Site, into list: inout NodeList) { content.buildStatically(at: site, into: &list) }
}

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

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// There is none.
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func build(at site: Site, into list: inout NodeList) {
        site.slot.viewType = Modifier.self
        guard site.slot.depth < Core.deepest else { return site.core.fail(.tooDeep(path: site.slot.path)) }
        site.core.linkProperties(of: modifier, at: site)
        site.child(0).build(modifier.body(content: ModifierContent(content: AnyView(content))), into: &list)
    }
}

extension View {
    /// Applies a modifier of one's own.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
