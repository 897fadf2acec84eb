// Modified.swift: how the package's own modifiers reach the nodes of the views they modify.

/// A view with one of the package's own modifiers.  Each of several views (a `Group`'s) gets the modifier for itself.
///
/// The type of the node is part of the view's type: state ends where one modifier takes another's place.
struct Modified<Content: View, Result: Node>: PrimitiveView {
    let content: Content
    /// The node that stands for a node of the modified view.
    let modify: (Node, BuildContext) -> Result

    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(content, into: &list) { modify($0, context) }
    }
}

/// A view with marks on its nodes.
struct Marked<Content: View>: PrimitiveView {
    let content: Content
    let mark: (inout Traits, EnvironmentValues) -> Void

    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(content, into: &list) { node in
            // A node that was kept has its marks.
            if node.build == context.session.build { mark(&node.traits, context.environment) }
            return node
        }
    }
}

extension View {
    /// This view with a modifier that makes a node of each of its nodes.
    func modified<Result: Node>(_ modify: @escaping (Node, BuildContext) -> Result) -> Modified<Self, Result> {
        Modified(content: self, modify: modify)
    }

    /// This view with a modifier that lays it out.  Compiled for each modifier, whose copies are slow otherwise.
    @inline(__always)
    func unary<L: NodeLayout>(_ layout: L) -> some View { modified { UnaryNode($1, layout, $0) } }

    /// This view with marks on its nodes.
    func marked(_ mark: @escaping (inout Traits) -> Void) -> some View {
        Marked(content: self) { traits, _ in mark(&traits) }
    }

    /// This view with marks on its nodes that follow from the surroundings of the modifier.
    func markedBySurroundings(_ mark: @escaping (inout Traits, EnvironmentValues) -> Void) -> some View {
        Marked(content: self, mark: mark)
    }
}
