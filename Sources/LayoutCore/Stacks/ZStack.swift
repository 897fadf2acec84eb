// ZStack.swift: views over each other.

/// Views over each other, the later ones in front.
public struct ZStack<Content: View>: View, PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Puts views over each other, aligned on their guides.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.buildStack(layout, of: content, named: Self.self, orientation: nil, into: &list)
    }
}
