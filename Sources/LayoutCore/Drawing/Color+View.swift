// Color+View.swift: a colour as a view, which takes the room offered, 10 points where nothing is offered.

extension Color: View, NodeView {
    func node(in context: BuildContext) -> Node {
        FlexibleLeaf(context, "Color", opacity == 0 ? nil : .shape(.rectangle, fill: .color(self), stroke: nil))
    }
}
