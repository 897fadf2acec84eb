// StaticViews.swift: views of any types in a fixed number, for trees that come from files.

/// Views of any types whose number is fixed, so that a stack of one of them disappears as it does in written code.
package struct StaticViews: View, PrimitiveView {
    private let views: [AnyView]

    /// Puts views in order.
    package init(_ views: [AnyView]) { self.views = views }

    func build(in context: BuildContext, into list: inout NodeList) {
        if views.count == 1 { return views[0].buildStatically(in: context, into: &list) }
        for (index, view) in views.enumerated() {
            view.buildStatically(in: context.child(index, isLabelled: true), into: &list)
        }
    }
}
