// Shape.swift: outlines that take the room offered, 10 points where nothing is offered.

/// A shape; as a view it takes the room offered and is filled with the surroundings' paint.
public protocol Shape: View {
    /// The shape's lines in a rectangle, in points.
    func path(in rect: CGRect) -> Path
    /// The size under a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Where the lines are drawn as in a mirror: by default where lines of text run right to left, as since iOS 17.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// A shape whose border can be drawn inside.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller on each side by a length in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    /// The room offered, 10 points where nothing is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// In a mirror where lines of text run right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape's outline in a frame of a size, where lines of text run one way.
    func outline(in size: CGSize, along direction: LayoutDirection) -> Outline {
        if let named = self as? any NamedShape { return named.outline }
        guard size.width.isFinite, size.height.isFinite else { return .rectangle }
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior.direction == direction else { return .path(path) }
        return .path(path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)))
    }

    /// The shape, filled with the surroundings' paint.
    public var body: some View { fill(ForegroundStyle()) }

    /// Fills the shape; what lines surround an even number of times only where the style does not leave it out.
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, fill: content, fillStyle: style)
    }

    /// Fills the shape with the surroundings' paint.
    public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> { fill(ForegroundStyle(), style: style) }

    /// Draws the shape's line; the width in points, half of it outside.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line, half of it outside.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        PaintedShape(shape: self, stroke: content, style: style, isInside: false)
    }

    /// The shape's line as a shape, half of it outside.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }

    /// The shape's line as a shape; the width in points, half of it outside.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws the shape's line inside the shape; the width in points.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line inside the shape.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        PaintedShape(shape: self, stroke: content, style: style, isInside: true)
    }

    /// Draws the shape's line inside the shape with the surroundings' paint.
    public func strokeBorder(style: StrokeStyle) -> PaintedShape<Self> { strokeBorder(ForegroundStyle(), style: style) }

    /// Draws the shape's line inside the shape with the surroundings' paint.
    public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape that pictures know by a name, so that it needs no path; its left is as its right.
protocol NamedShape: Shape {
    /// Its outline in any rectangle.
    var outline: Outline { get }
}

extension NamedShape {
    /// The lines of the outline.
    public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}
