// PaintedShape.swift: a shape that is filled or has a line, and further paints over it.

/// A view that paints a shape.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    var shape: Content { get }
}

extension ShapeView {
    /// Fills the same shape over what is painted.
    public func fill<Style: ShapeStyle>(
        _ content: Style, style: FillStyle = FillStyle()
    ) -> RepaintedShape<Content, Self> {
        RepaintedShape(base: self, paint: shape.fill(content, style: style))
    }

    /// Draws the line of the same shape over what is painted; the width in points, half of it outside.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> RepaintedShape<Content, Self> {
        RepaintedShape(base: self, paint: shape.stroke(content, lineWidth: lineWidth))
    }

    /// Draws the line of the same shape over what is painted, half of it outside.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> RepaintedShape<Content, Self> {
        RepaintedShape(base: self, paint: shape.stroke(content, style: style))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the line of the same shape over what is painted, inside the shape; the width in points.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> RepaintedShape<Content, Self> {
        RepaintedShape(base: self, paint: shape.strokeBorder(content, lineWidth: lineWidth))
    }

    /// Draws the line of the same shape over what is painted, inside the shape.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> RepaintedShape<Content, Self> {
        RepaintedShape(base: self, paint: shape.strokeBorder(content, style: style))
    }
}

/// A painted shape with another paint of the same shape over it.
public struct RepaintedShape<Content: Shape, Base: View>: ShapeView {
    fileprivate let base: Base
    fileprivate let paint: PaintedShape<Content>

    public var shape: Content { paint.shape }
    /// The new paint over the others.
    public var body: some View { base.overlay { paint } }
}

/// A shape with its paint.
public struct PaintedShape<Content: Shape>: ShapeView, PrimitiveView {
    public let shape: Content
    var fill: (any ShapeStyle)?
    var stroke: (any ShapeStyle)?
    var style = StrokeStyle()
    var isInside = false
    /// What is inside where lines cross.
    var fillStyle = FillStyle()

    func build(in context: BuildContext, into list: inout NodeList) {
        let type = Content.self
        context.identity.viewType = type
        let environment = context.environment
        func paint(_ style: any ShapeStyle) -> Paint { style.paint(in: environment).shown(in: environment.colorScheme) }
        let stroke = stroke.map { ViewDrawing.Stroke(paint: paint($0), style: style, isInside: isInside) }
        let fill = fill.map(paint)
        let leaf = FlexibleLeaf(
            context, context.session.name(of: type),
            picture: shape.picture(fill: fill, fillStyle, stroke: stroke, along: environment.layoutDirection),
            measure: shape.sizeThatFits)
        for case let style? in [self.fill, self.stroke] { leaf.shade(by: style) }
        if environment.hasContainerShape, shape is ContainerRelativeShape {
            leaf.traits.own.leftOut.append("containerShape")
        }
        list.nodes.append(leaf)
    }
}

extension Node {
    /// Draws the shadow of a paint, or says that it is left out.
    fileprivate func shade(by style: any ShapeStyle) {
        guard let style = style.shadowed else { return }
        if let shadow = style.shadow {
            traits.own.effects.planned.append(.fixed(shadow))
        } else {
            traits.own.leftOut.append("shadow")
        }
    }
}

extension Shape {
    /// The shape with its paints; a shape without a name is drawn for its frame.
    fileprivate func picture(
        fill: Paint?, _ style: FillStyle, stroke: ViewDrawing.Stroke?, along direction: LayoutDirection
    ) -> Picture {
        if let named = self as? any NamedShape { return .fixed(.shape(named.outline, fill: fill, stroke: stroke)) }
        return .framed { size in
            .shape(outline(in: size, along: direction).filled(style), fill: fill, stroke: stroke)
        }
    }
}
