// Stacks.swift: views in a row, in a column and over each other.

/// Views in a row.
public struct HStack<Content: View>: View, PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Puts views in a row, aligned on a guide, with a distance in points between neighbours; `nil` for what they prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.buildStack(.horizontal, StackBox(layout.engine), of: content, named: Self.self, into: &list)
    }
}

/// Views in a column.
public struct VStack<Content: View>: View, PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Puts views in a column, aligned on a guide, with a distance in points between neighbours; `nil` for what they
    /// prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.buildStack(.vertical, StackBox(layout.engine), of: content, named: Self.self, into: &list)
    }
}

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
        context.buildStack(
            nil, LayoutBox.make(for: layout, of: context.identity), of: content, named: Self.self, into: &list)
    }
}
