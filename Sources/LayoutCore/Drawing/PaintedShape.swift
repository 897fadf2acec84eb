// PaintedShape.swift: a shape as a view, with what fills it and what its line is drawn with.

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
