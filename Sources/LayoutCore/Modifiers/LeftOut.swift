// LeftOut.swift: views with which something would be shown that no layout has: sheets, bars, drawings.
//
// The mark stays with the node, so that a node that is kept keeps it, and a layout after it reports it too.

/// A view with the name of what would be shown with it.
private struct LeftOut<Content: View>: PrimitiveView {
    let content: Content
    /// `nil` while nothing is presented.
    let name: String?

    func build(in context: BuildContext, into list: inout NodeList) {
        var isFirst = true
        context.build(content, into: &list) { node in
            // Of several views, as a `Group` has them, the first stands for all.  A node that was kept has its mark.
            if let name, isFirst, node.build == context.session.build, !node.traits.own.leftOut.contains(name) {
                node.traits.own.leftOut.append(name)
            }
            isFirst = false
            return node
        }
    }
}

extension View {
    /// Tells in the diagnostics that something would be shown with the view, and is left out.
    ///
    /// - Parameters:
    ///   - name: The modifier or view that would show it.
    ///   - isPresented: Whether it would be shown now.
    package func leavingOut(_ name: String, if isPresented: Bool = true) -> some View {
        LeftOut(content: self, name: isPresented ? name : nil)
    }
}
