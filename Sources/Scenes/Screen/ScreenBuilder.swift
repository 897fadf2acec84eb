// ScreenBuilder.swift: a scene made flat and checked, properties folded into the views that they are about.

import LayoutCore
import Rows

/// Collects the views of a screen, each before those inside it.
struct ScreenBuilder {
    private(set) var nodes: [Screen.Node] = []
    private var identifiers: Set<String> = []

    /// Adds a view and all that it holds; returns its index.
    @discardableResult
    mutating func add(_ view: SceneView, at place: ScreenPlace = .root) throws(ScreenError) -> Int {
        guard nodes.count < Limits.items, place.level < Screen.mostLevels else {
            throw ScreenError(.tooLarge, at: place.path)
        }
        let part = try view.kind.part(at: place)
        let index: Int
        if let kind = part.kind {
            index = try addNode(kind, part, view.children, at: place)
        } else {
            guard let inside = view.children.first else { throw place.hasNoRange(view.kind.name) }
            index = try add(inside, at: place.inner)
        }
        if let priority = part.priority { nodes[index].priority = priority }
        nodes[index].guides += part.guides
        if let id = view.id {
            guard identifiers.insert(id).inserted else {
                throw ScreenError(.duplicateIdentifier(id), at: place.path)
            }
            nodes[index].ids.append(id)
        }
        return index
    }

    private mutating func addNode(
        _ kind: Screen.Kind, _ part: ScreenPart, _ children: [SceneView], at place: ScreenPlace
    ) throws(ScreenError) -> Int {
        let own = place.named(part.name)
        try check(kind, at: own)
        let index = nodes.count
        nodes.append(Screen.Node(parent: place.parent, kind: kind, depth: place.depth, path: own.path))
        for (number, child) in children.enumerated() {
            let inside = place.child(number, of: index, named: part.name, within: kind.orientation(place.orientation))
            let added = try add(child, at: inside)
            nodes[index].children.append(added)
        }
        nodes[index].spacing = spacing(of: index, part)
        guard case .stack(let axis, let spacing, _) = kind else { return index }
        let preferences = nodes[index].children.map { nodes[$0].spacing }
        nodes[index].gaps = zip(preferences, preferences.dropFirst()).map {
            spacing ?? Double($0.distance(to: $1, along: axis))
        }
        // A stack of one child disappears: its child's tier is its own.
        let inside = nodes[index].children
        nodes[index].priority = inside.isEmpty ? -.infinity : inside.count == 1 ? nodes[inside[0]].priority : 0
        return index
    }

    /// The distances that a view prefers, as the views of LayoutCore have them.
    private func spacing(of index: Int, _ part: ScreenPart) -> ViewSpacing {
        let inside = nodes[index].children.map { nodes[$0] }
        switch nodes[index].kind {
        case .leaf: return part.spacing
        case .stack(let axis, _, _):
            // A stack of one child disappears.
            return inside.count == 1 ? inside[0].spacing : .stack(of: inside.map(\.spacing), along: axis)
        case .overlay:
            let highest = inside.map(\.priority).max()
            return .union(of: inside.filter { $0.priority == highest }.map(\.spacing))
        case .frame(let limits, _):
            return inside.first?.spacing.framed(limits.horizontal.isConstrained, limits.vertical.isConstrained)
                ?? .zero
        case .padding(let insets): return inside.first?.spacing.padded(insets) ?? .zero
        }
    }

    private func check(_ kind: Screen.Kind, at place: ScreenPlace) throws(ScreenError) {
        switch kind {
        case .leaf(let ranges):
            try check(ranges.horizontal, "the width", at: place)
            try check(ranges.vertical, "the height", at: place)
        case .stack(let axis, let spacing, let key):
            try check(key, along: axis.across, at: place)
            if let spacing { try place.check(spacing, "the spacing", in: -Limits.length...Limits.length) }
        case .overlay(let keys), .frame(_, let keys):
            try check(keys.horizontal, along: .horizontal, at: place)
            try check(keys.vertical, along: .vertical, at: place)
        case .padding: break
        }
    }

    private func check(_ key: GuideKey, along axis: Axis, at place: ScreenPlace) throws(ScreenError) {
        if key.axis != axis { throw ScreenError(.wrongAxis(key), at: place.path) }
    }

    private func check(_ range: LengthRange, _ name: String, at place: ScreenPlace) throws(ScreenError) {
        do {
            try range.check()
        } catch .outOfRange(let quantity, let value) {
            let word = quantity == .minimum ? "least" : quantity == .ideal ? "ideal" : "most"
            let reason = ScreenError.Reason.outOfRange(
                "the \(word) of \(name)", value: value, allowed: (0...Limits.length).words)
            throw ScreenError(reason, at: place.path)
        } catch .outOfOrder(.minimum, _, _, _) {
            throw ScreenError(.outOfOrder("the least of \(name)", above: "its ideal"), at: place.path)
        } catch {
            throw ScreenError(.outOfOrder("the ideal of \(name)", above: "the most"), at: place.path)
        }
    }
}
