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
        let chosen = nodes[nodes.chosen(by: choice)]
        if let action {
            chosen.traits.own.choosing = OfferedChoices(
                nodes.map { $0.choiceValues(inside: context.identity) }, action)
        }
        list.nodes.append(chosen)
    }
}

extension [Node] {
    /// The position of the one with a tag or an id; 0 where none has.
    func chosen(by choice: AnyHashable?) -> Int {
        firstIndex { $0.trait(\.tag) == choice } ?? firstIndex { $0.hasID(choice) } ?? 0
    }
}

extension Node {
    /// Whether a `ForEach` around the view gave it an id.
    fileprivate func hasID(_ id: AnyHashable?) -> Bool {
        guard let id, trait(\.tag) == nil else { return false }
        return identity.labels.contains { $0.erased == id }
    }
}
