// SceneView+Children.swift: the views inside a view, and the guides that it names.

import Documents
import LayoutCore
import Rows

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
