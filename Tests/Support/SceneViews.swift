// SceneViews.swift: scenes as views.  Lengths in points.

import Boxes
package import LayoutCore
package import Scenes

extension SceneDocument {
    /// The scene as views, its texts measured by the package's own table.
    package var view: StaticViews { self.view(isRecorded: false) as StaticViews }

    /// The scene as views.
    ///
    /// - Parameter isRecorded: Whether views with ids hand up their anchors and their order.
    package func view(isRecorded: Bool) -> StaticViews {
        let view = [root.view(isRecorded: isRecorded)].together
        if displayScale == 1 { return view }
        return [AnyView(view.environment(\.textMeasurer, HelveticaMeasurer(scale: displayScale)))].together
    }
}

extension SceneView {
    /// The view with its id and its paint.
    package var view: AnyView { view(isRecorded: false) }

    /// The view with its id and its paint.
    ///
    /// - Parameter isRecorded: Whether every view with an id also hands up its anchors and its place in the order of preferences.
    func view(isRecorded: Bool) -> AnyView {
        guard let kind = kind as? any ViewedKind else { preconditionFailure("\(kind.name) is no view") }
        let content = children.map { $0.view(isRecorded: isRecorded) }
        var view = sharingStack(of: content).map { AnyView($0) } ?? AnyView(kind.view(of: content))
        func wrap(_ wrapper: (StaticViews) -> any View) { view = AnyView(wrapper([view].together)) }
        if let fill {
            wrap { if kind.isPaintedItself { $0.foregroundColor(fill.color) } else { $0.background(fill.color) } }
        }
        if let stroke { wrap { $0.border(stroke.color) } }
        if let id, isRecorded { wrap { $0.recorded(as: id, isLeaf: children.isEmpty) } }
        if let id { wrap { $0.id(id) } }
        return view
    }

    /// The view where it is a stack that shares its length by a rule or a policy of its own.
    private func sharingStack(of content: [AnyView]) -> (any View)? {
        guard let stack = kind as? StackKind, let sharing = stack.sharing(among: children, in: SceneRun<Double>())
        else { return nil }
        return PolicyStack(
            stack.axis, alignment: stack.key.alignmentKey, spacing: stack.spacing.map { CGFloat($0.points) },
            sharing: sharing, content.together)
    }
}

extension [AnyView] {
    /// The views as children in a fixed number, so that a stack of one of them disappears as it does in written code.
    var together: StaticViews { StaticViews(self) }
}
