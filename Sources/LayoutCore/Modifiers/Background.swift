// Background.swift: views in front of and behind a view, offered that view's size.

extension View {
    private func layer<Layer: View>(_ layer: Layer, _ alignment: Alignment, isBehind: Bool) -> some View {
        layered(by: Layer.self) { node, context in
            LayeredNode(context, node, context.layer(of: node, layer, alignment), alignment, isBehind: isBehind)
        }
    }

    /// Puts views behind this one; several form a `ZStack`.
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        layer(content(), alignment, isBehind: true)
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layer(background, alignment, isBehind: true)
    }

    /// Paints the view's rectangle behind it.
    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        layer(Rectangle().fill(style).reachingEdges(edges), .center, isBehind: true)
    }

    /// Paints a shape behind the view.
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), .center, isBehind: true)
    }

    /// Puts views in front of this one; several form a `ZStack`.
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        layer(content(), alignment, isBehind: false)
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layer(overlay, alignment, isBehind: false)
    }

    /// Paints the view's rectangle in front of it.
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layer(Rectangle().fill(style).reachingEdges(edges), .center, isBehind: false)
    }

    /// Paints a shape in front of the view.
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), .center, isBehind: false)
    }

    /// Draws a line along the inside of the view's rectangle; the width in points.
    public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        layer(Rectangle().strokeBorder(content, lineWidth: width), .center, isBehind: false)
    }
}
