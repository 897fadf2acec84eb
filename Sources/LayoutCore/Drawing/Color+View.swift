// Color+View.swift: a colour as a view, which takes the room offered, 10 points where nothing is offered.

extension Color: View, PrimitiveView {
    func build(in context: BuildContext, into list: inout NodeList) {
        context.identity.viewType = Color.self
        let drawing = ViewDrawing.shape(.rectangle, fill: .color(self), stroke: nil)
        list.nodes.append(FlexibleLeaf(context, "Color", opacity == 0 ? nil : drawing))
    }
}
