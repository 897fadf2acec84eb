// ScreenBuilder.swift: a scene made flat and checked, properties folded into the views that they are about.

import LayoutCore
import Rows

/// Collects the views of a screen, each before those inside it.
struct ScreenBuilder {
    /// Where a view stands: in a container by index, with so many views of the scene above, in a stack of a direction.
    struct Place {
        var parent: Int?
        /// The kinds and places of the views around, such as `hstack/1/`.
        var path = ""
        var level = 0
        var stack: Axis?
    }

    /// The most levels of a scene.
    static let mostLevels = 200

    private(set) var nodes: [ScreenNode] = []
    private var identifiers: Set<String> = []

    /// Adds a view and all that it holds; returns its index.
    @discardableResult
    mutating func add(_ view: SceneView, at place: Place = Place()) throws(ScreenError) -> Int {
        guard nodes.count < Limits.items, place.level < Self.mostLevels else {
            throw ScreenError(.tooLarge(levels: Self.mostLevels), at: place.path)
        }
        guard let part = view.kind.part(within: place.stack) else { throw ScreenError(noRange: view.kind.name) }
        if let priority = part.priority, !priority.isFinite, priority != -.infinity {
            let allowed = "a finite number or -infinity"
            throw ScreenError(.outOfRange("the priority", value: priority, allowed: allowed), at: place.path)
        }
        let index: Int
        if let kind = part.kind {
            index = try addNode(kind, part, view, at: place)
        } else {
            guard let inside = view.children.first else { throw ScreenError(noRange: view.kind.name) }
            var inner = place
            inner.level += 1
            index = try add(inside, at: inner)
        }
        if let priority = part.priority { nodes[index].priority = priority }
        nodes[index].guides += part.guides
        if let id = view.id {
            guard identifiers.insert(id).inserted else { throw ScreenError(.duplicateIdentifier(id), at: place.path) }
            nodes[index].ids.append(id)
        }
        return index
    }

    private mutating func addNode(
        _ kind: ScreenPart.Kind, _ part: ScreenPart, _ view: SceneView, at place: Place
    ) throws(ScreenError) -> Int {
        let path = place.path + part.name
        try check(kind, at: path)
        let index = nodes.count
        let depth = place.parent.map { nodes[$0].depth + 1 } ?? 0
        nodes.append(ScreenNode(parent: place.parent, kind: kind, depth: depth, path: path))
        addSharing(of: view, to: index)
        let stack: Axis? =
            switch kind {
            case .leaf, .overlay: nil
            case .stack(let axis, _, _): axis
            case .frame, .padding: place.stack
            }
        for (number, child) in view.children.enumerated() {
            let inside = Place(parent: index, path: "\(path)/\(number)/", level: place.level + 1, stack: stack)
            nodes[index].children.append(try add(child, at: inside))
        }
        let inside = nodes[index].children.map { nodes[$0] }
        let stays = nodes[index].staysStack
        nodes[index].spacing = spacing(of: kind, around: inside, stays: stays) ?? part.spacing
        if case .stack(let axis, let spacing, _) = kind {
            nodes[index].gaps = zip(inside, inside.dropFirst()).map {
                spacing ?? Double($0.spacing.distance(to: $1.spacing, along: axis))
            }
        }
        switch kind {
        case .leaf, .frame, .padding: break
        // A container of one child disappears: its child's tier is its own.
        case .stack, .overlay:
            nodes[index].priority = inside.isEmpty ? -.infinity : inside.count > 1 || stays ? 0 : inside[0].priority
        }
        return index
    }

    /// How a stack shares its length, where it says so itself.
    private mutating func addSharing(of view: SceneView, to index: Int) {
        guard let stack = view.kind as? StackKind, stack.sharesByItself else { return }
        nodes[index].staysStack = true
        let told = stack.sharing(among: view.children, in: SceneRun<Double>())
        nodes[index].sharing = stack.policy.map { ScreenSharing(policy: $0, items: told?.items ?? []) }
    }

    /// The distances that a container prefers, as the views of LayoutCore have them; of a leaf `nil`.
    private func spacing(of kind: ScreenPart.Kind, around inside: [ScreenNode], stays: Bool) -> ViewSpacing? {
        switch kind {
        case .leaf: return nil
        case .stack(let axis, _, _):
            // A stack of one child disappears.
            return inside.count == 1 && !stays ? inside[0].spacing : .stack(of: inside.map(\.spacing), along: axis)
        case .overlay:
            let highest = inside.map(\.priority).max()
            return .union(of: inside.filter { $0.priority == highest }.map(\.spacing))
        case .frame(let limits, _):
            let isConstrained = PerAxis { limits[$0].lengths.isConstrained }
            return inside.first?.spacing.framed(isConstrained.horizontal, isConstrained.vertical) ?? .zero
        case .padding(let insets): return inside.first?.spacing.padded(insets.edges) ?? .zero
        }
    }

    private func check(_ kind: ScreenPart.Kind, at path: String) throws(ScreenError) {
        switch kind {
        case .leaf(let ranges):
            try check(ranges.horizontal, "the width", at: path)
            try check(ranges.vertical, "the height", at: path)
        case .stack(let axis, let spacing, let key):
            try check(key, along: axis.across, at: path)
            if let spacing { try Self.check(spacing, "the spacing", in: -Limits.length...Limits.length, at: path) }
        case .frame(let limits, let keys):
            try check(limits.horizontal, "width", at: path)
            try check(limits.vertical, "height", at: path)
            for axis in Axis.allCases { try check(keys[axis], along: axis, at: path) }
        case .overlay(let keys): for axis in Axis.allCases { try check(keys[axis], along: axis, at: path) }
        case .padding(let insets):
            let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
            if sides.contains(where: { $0 < 0 }) { throw ScreenError(noRange: "padding with negative insets") }
            for side in sides { try Self.check(side, "an inset", at: path) }
        }
    }

    /// Refuses what is no finite length.
    static func check(
        _ value: Double, _ name: String, in range: ClosedRange<Double> = 0...Limits.length, at path: String
    ) throws(ScreenError) {
        if range.contains(value) { return }
        throw ScreenError(.outOfRange(name, value: value, allowed: range.words), at: path)
    }

    private func check(_ key: GuideKey, along axis: Axis, at path: String) throws(ScreenError) {
        if key.axis != axis { throw ScreenError(.wrongAxis(key), at: path) }
    }

    private func check(_ limits: FrameLimits, _ side: String, at path: String) throws(ScreenError) {
        let (minimum, ideal, maximum) = (limits.minimum, limits.ideal, limits.maximum)
        for (limit, word) in [(minimum, "least"), (ideal, "ideal"), (maximum == .infinity ? nil : maximum, "most")] {
            if let limit { try Self.check(limit, "the \(word) \(side)", at: path) }
        }
        if let minimum, let maximum, ideal == nil, minimum > maximum {
            throw ScreenError(.outOfOrder("the least \(side)", above: "the most"), at: path)
        }
    }

    private func check(_ range: LengthRange, _ name: String, at path: String) throws(ScreenError) {
        do {
            try range.check()
        } catch .outOfRange(let quantity, let value) {
            let word = quantity == .minimum ? "least" : quantity == .ideal ? "ideal" : "most"
            let allowed = (0...Limits.length).words
            throw ScreenError(.outOfRange("the \(word) of \(name)", value: value, allowed: allowed), at: path)
        } catch .outOfOrder(.minimum, _, _, _) {
            throw ScreenError(.outOfOrder("the least of \(name)", above: "its ideal"), at: path)
        } catch {
            throw ScreenError(.outOfOrder("the ideal of \(name)", above: "the most"), at: path)
        }
    }
}

extension ScreenError {
    /// Of a view that does not answer an offer with the offer brought into a range.
    fileprivate init(noRange kind: String) {
        let kinds = SceneKinds.standard
        let known = kinds.names.filter { kinds[$0].flatMap { $0.part(within: nil) } != nil }
        self.init(.noRange(kind, known: known), at: "")
    }
}
