// Modified.swift: how the package's own modifiers reach the nodes of the views they modify.

/// A modifier that wraps or marks nodes.
protocol NodeModifier {
    /// The node that stands for the modified view.
    func modify(_ node: Node, in context: BuildContext) -> Node
}

/// A view with one of the package's own modifiers.  Each of several views (a `Group`'s) gets the modifier for itself.
struct Modified<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func build(in context: BuildContext, into list: inout NodeList) {
        let first = list.nodes.count
        context.build(content, into: &list)
        for index in first..<list.nodes.count { list.nodes[index] = modifier.modify(list.nodes[index], in: context) }
    }
}

/// A modifier that lays one view out inside another.
struct UnaryModifier<Modifier: UnaryLayout>: NodeModifier {
    let layout: Modifier

    func modify(_ node: Node, in context: BuildContext) -> Node { UnaryNode(context, layout, node) }
}

/// A modifier that only marks nodes.
struct TraitModifier: NodeModifier {
    let mark: (inout Traits) -> Void

    func modify(_ node: Node, in context: BuildContext) -> Node {
        mark(&node.traits)
        return node
    }
}

extension View {
    /// This view with a modifier that lays it out.
    func unary<Modifier: UnaryLayout>(_ layout: Modifier) -> Modified<Self, UnaryModifier<Modifier>> {
        Modified(content: self, modifier: UnaryModifier(layout: layout))
    }

    /// This view with marks on its nodes.
    func marked(_ mark: @escaping (inout Traits) -> Void) -> Modified<Self, TraitModifier> {
        Modified(content: self, modifier: TraitModifier(mark: mark))
    }
}
