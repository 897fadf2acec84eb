// StrokedShape.swift: the line of a shape as a shape.

/// What a shape's line covers, half of it outside the shape.
public struct StrokedShape<Content: Shape>: Shape {
    public var shape: Content
    /// How the line is drawn.
    public var style: StrokeStyle

    /// The lines around the shape's line.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// The shape's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// As that of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// The line, with the surroundings' paint.
    public var body: some View { fill(ForegroundStyle()) }

    /// Draws the line.
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> PaintedShape<Content> {
        shape.stroke(content, style: self.style)
    }
}
