// Glass.swift: how bars and glass would look.

extension View {
    /// Would name a view on glass, so that it flows into another.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self { self }
    /// Would let views on glass be one.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> Self { self }
    /// Would soften what scrolls under bars.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }
    /// Would draw the view on beneath bars.
    public func backgroundExtensionEffect() -> Self { self }
    /// Would make the tab bar smaller while people scroll.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
    /// Would say how wide the column of an inspector is, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    /// Would say how wide the column of an inspector is, in points.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
    /// Adds a bar of the view's own at its upper or lower side.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// How what scrolls under bars is softened; without effect here.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }
/// When the tab bar becomes smaller; without effect here.
public enum TabBarMinimizeBehavior: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button on glass, with the room of one with a border.
    public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button on coloured glass, with the room of one with a border.
    public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
