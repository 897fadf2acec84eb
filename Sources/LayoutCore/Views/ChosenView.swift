// ChosenView.swift: one of several views, by its tag or by the id that a `ForEach` gave it.

/// The one of several views that has a tag or an id; the first where none has.
package struct ChosenView<Content: View>: View, PrimitiveView {
    private let content: Content
    private let choice: AnyHashable?
    private let action: ChoiceAction?

    /// Chooses among views.
    ///
    /// - Parameter action: What choosing another does; `nil` where none can be chosen.
    package init(_ choice: AnyHashable?, choosing action: ChoiceAction? = nil, @ViewBuilder content: () -> Content) {
        (self.choice, self.action, self.content) = (choice, action, content())
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        let nodes = context.child(0).nodes(of: content).nodes
        list.isStatic = false
        guard !nodes.isEmpty else { return }
        let chosen = nodes[nodes.position(of: choice, inside: context.identity) ?? 0]
        guard let action else { return list.nodes.append(chosen) }
        let node = ChosenNode(context, chosen)
        node.traits.own.choosing = OfferedChoices(nodes.map { $0.offeredValues(inside: context.identity) }, action)
        list.nodes.append(node)
    }
}
