// Shape.swift: outlines that take the room offered, 10 points where nothing is offered.

/// A shape; as a view it takes the room offered and is filled with the surroundings' paint.
public protocol Shape: View {
    /// The shape's outline in any rectangle.
    var outline: Outline { get }
    /// The size under a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape whose border can be drawn inside.
public protocol InsettableShape: Shape {}

extension Shape {
    /// The room offered, 10 points where nothing is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The shape, filled with the surroundings' paint.
    public var body: some View { fill(ForegroundStyle()) }

    /// Fills the shape.
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { PaintedShape(shape: self, fill: style) }

    /// Fills the shape with the surroundings' paint.
    public func fill() -> some View { fill(ForegroundStyle()) }

    /// Draws the shape's line; the width in points, half of it outside.
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line, half of it outside.
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        PaintedShape(shape: self, stroke: content, style: style, isInside: false)
    }

    /// Draws the shape's line, half of it outside, with the surroundings' paint.
    public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

    /// Draws the shape's line with the surroundings' paint.
    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }
}

extension InsettableShape {
    /// Draws the shape's line inside the shape; the width in points.
    public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line inside the shape.
    public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        PaintedShape(shape: self, stroke: content, style: style, isInside: true)
    }

    /// Draws the shape's line inside the shape with the surroundings' paint.
    public func strokeBorder(style: StrokeStyle) -> some View { strokeBorder(ForegroundStyle(), style: style) }

    /// Draws the shape's line inside the shape with the surroundings' paint.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape with its paint.
struct PaintedShape: PrimitiveView {
    let shape: any Shape
    var fill: (any ShapeStyle)?
    var stroke: (any ShapeStyle)?
    var style = StrokeStyle()
    var isInside = false

    func build(in context: BuildContext, into list: inout NodeList) {
        let type = type(of: shape)
        context.identity.viewType = type
        let stroke = stroke.map {
            ViewDrawing.Stroke(paint: $0.paint(in: context.environment), style: style, isInside: isInside)
        }
        let drawing = ViewDrawing.shape(shape.outline, fill: fill?.paint(in: context.environment), stroke: stroke)
        list.nodes.append(FlexibleLeaf(context, context.session.name(of: type), drawing, measure: shape.sizeThatFits))
    }
}
