// Color+View.swift: a colour as a view, which takes the room offered, 10 points where nothing is offered.

extension Color: View, NodeView {
    func node(in context: BuildContext) -> Node {
        let paint = Paint.color(self).shown(in: context.environment.colorScheme)
        return FlexibleLeaf(context, "Color", opacity == 0 ? nil : .shape(.rectangle, fill: paint, stroke: nil))
    }
}
