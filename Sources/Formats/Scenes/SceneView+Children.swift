// SceneView+Children.swift: the views inside a view, and the guides that it names.

package import Plumb

extension SceneView {
    /// The views directly inside, in order.
    public var children: [SceneView] {
        switch kind {
        case .fixed, .color, .range, .lines, .spacer, .text, .image, .rectangle: []
        case .geometry(let children), .stack(_, _, _, let children), .overlayStack(_, let children),
            .custom(_, let children):
            children
        case .grid(_, _, let rows): rows.flatMap(\.self)
        case .scroll(_, let child), .frame(_, _, _, let child), .padding(_, let child), .fixedSize(_, let child),
            .offset(_, let child), .position(_, let child), .aspect(_, _, let child), .priority(_, let child),
            .guide(_, _, let child), .fraction(_, let child), .span(_, let child):
            [child]
        case .layered(_, _, let content, let child): [content, child]
        }
    }

    /// The view and all inside it, each before what it holds.
    public var all: [SceneView] { [self] + children.flatMap(\.all) }

    /// The guides that the view itself names.
    private var keys: [GuideKey] {
        switch kind {
        case .stack(_, let key, _, _), .custom(.progressiveRow(let key, _), _): [key].compactMap(\.self)
        case .overlayStack(let keys, _), .grid(let keys, _, _), .frame(_, let keys, _, _),
            .layered(_, let keys, _, _):
            keys.map { [$0.horizontal, $0.vertical] } ?? []
        case .guide(let key, let expression, _): [key] + expression.keys
        default: []
        }
    }

    /// The guides in the tree that are not everybody's, by name.
    var customGuides: [GuideKey] {
        var found: [String: GuideKey] = [:]
        for key in all.flatMap(\.keys) where GuideKey.named[key.name] == nil { found[key.name] = key }
        return found.values.sorted { $0.name < $1.name }
    }
}

extension GuideExpression {
    fileprivate var keys: [GuideKey] {
        switch self {
        case .number, .width, .height: []
        case .guide(let key): [key]
        case .explicit(let key, let otherwise): [key] + otherwise.keys
        case .sum(let first, let second), .difference(let first, let second), .product(let first, let second),
            .quotient(let first, let second):
            first.keys + second.keys
        }
    }
}

extension SceneView {
    /// The scene's root as a view, for tests of other engines on scenes.
    package var asView: AnyView { AnyView([self].views) }

    /// The same tree with its leaves replaced, from the first to the last.
    package func replacingLeaves(_ replacement: (SceneView) -> SceneView) -> SceneView {
        var view = self
        func all(_ views: [SceneView]) -> [SceneView] { views.map { $0.replacingLeaves(replacement) } }
        func one(_ child: SceneView) -> SceneView { child.replacingLeaves(replacement) }
        switch kind {
        case .fixed, .color, .range, .lines, .spacer, .text, .image, .rectangle: return replacement(self)
        case .geometry(let children): view.kind = .geometry(all(children))
        case .stack(let axis, let key, let spacing, let children):
            view.kind = .stack(axis, alignment: key, spacing: spacing, all(children))
        case .overlayStack(let keys, let children): view.kind = .overlayStack(keys, all(children))
        case .grid(let keys, let spacing, let rows): view.kind = .grid(keys, spacing: spacing, rows: rows.map(all))
        case .scroll(let axes, let child): view.kind = .scroll(axes, one(child))
        case .custom(let layout, let children): view.kind = .custom(layout, all(children))
        case .frame(let limits, let keys, let isFixed, let child):
            view.kind = .frame(limits, keys, isFixed: isFixed, one(child))
        case .padding(let insets, let child): view.kind = .padding(insets, one(child))
        case .fixedSize(let axes, let child): view.kind = .fixedSize(axes, one(child))
        case .offset(let point, let child): view.kind = .offset(point, one(child))
        case .position(let point, let child): view.kind = .position(point, one(child))
        case .aspect(let ratio, let fills, let child): view.kind = .aspect(ratio: ratio, fills: fills, one(child))
        case .priority(let value, let child): view.kind = .priority(value, one(child))
        case .guide(let key, let expression, let child): view.kind = .guide(key, expression, one(child))
        case .layered(let isOverlay, let keys, let content, let child):
            view.kind = .layered(isOverlay: isOverlay, keys, content: one(content), one(child))
        case .fraction(let share, let child): view.kind = .fraction(share, one(child))
        case .span(let columns, let child): view.kind = .span(columns, one(child))
        }
        return view
    }
}
