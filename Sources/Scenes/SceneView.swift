// SceneView.swift: one view of a scene, and with it the tree: plain data.  Lengths in points, y growing down.

internal import Documents
package import LayoutCore

/// A view with what it is called, how it is painted, and the views inside it.
public struct SceneView: Sendable {
    /// A name that is unique in its scene, if it has one.
    package var id: String?
    /// What the view is.
    package var kind: any SceneKind
    /// The views directly inside, in order; how many there have to be is the kind's affair.
    package var children: [SceneView]
    /// What its rectangle is filled and outlined with in pictures.
    package var fill, stroke: SceneColor?

    /// A view, with a name or without.
    package init(
        _ kind: any SceneKind, _ children: [SceneView] = [], id: String? = nil, fill: SceneColor? = nil,
        stroke: SceneColor? = nil
    ) {
        self.kind = kind
        self.children = children
        self.id = id
        self.fill = fill
        self.stroke = stroke
    }

    /// The view and all inside it, each before what it holds.
    package var all: [SceneView] { [self] + children.flatMap(\.all) }

    /// The guides in the tree that are not everybody's, by name.
    var customGuides: [GuideKey] {
        var found: [String: GuideKey] = [:]
        for key in all.flatMap(\.kind.guides) where GuideKey.named[key.name] == nil { found[key.name] = key }
        return found.values.sorted { $0.name < $1.name }
    }
}

extension SceneView: Equatable {
    /// Whether both are the same tree.
    public static func == (first: SceneView, second: SceneView) -> Bool {
        first.id == second.id && first.kind.isEqual(to: second.kind) && first.children == second.children
            && first.fill == second.fill && first.stroke == second.stroke
    }
}

extension SceneView {
    /// The view with its id, its paint, its anchors and its place in the order of preferences.
    package var view: AnyView {
        var view = AnyView(kind.view(of: children.map(\.view)))
        if let fill, !kind.isPaintedItself { view = AnyView(StaticViews([view]).background(fill.color)) }
        if let fill, kind.isPaintedItself { view = AnyView(StaticViews([view]).foregroundColor(fill.color)) }
        if let stroke { view = AnyView(StaticViews([view]).border(stroke.color)) }
        guard let id else { return view }
        return AnyView(StaticViews([view]).recorded(as: id, isLeaf: children.isEmpty).id(id))
    }
}

extension [AnyView] {
    /// The views as children in a fixed number, so that a stack of one of them disappears as it does in written code.
    package var together: StaticViews { StaticViews(self) }
}
