// TreeBuilder.swift: a written tree made flat and checked, modifiers folded into what they modify.

/// Collects the nodes of a tree, each before its children.
struct TreeBuilder {
    private(set) var nodes: [TreeProblem.Node] = []
    private var identifiers: Set<String> = []

    /// Adds a view and all that it holds; returns its index.
    @discardableResult
    mutating func add(
        _ view: TreeNode, under parent: Int?, path: String, depth: Int, level: Int, orientation: Axis?
    ) throws(TreeError) -> Int {
        guard nodes.count < Limits.items, level < TreeProblem.mostLevels else { throw TreeError(.tooLarge, at: path) }
        let index: Int
        switch view.content {
        case .priority(let value, let child):
            guard value.isFinite || value == -.infinity else {
                throw TreeError(
                    .outOfRange("the priority", value: value, allowed: "a finite number or -infinity"), at: path)
            }
            index = try add(
                child, under: parent, path: path, depth: depth, level: level + 1, orientation: orientation)
            nodes[index].priority = value
        case .guide(let key, let expression, let child):
            index = try add(
                child, under: parent, path: path, depth: depth, level: level + 1, orientation: orientation)
            nodes[index].guides.append(TreeProblem.GivenGuide(key: key, expression: expression))
        default:
            index = try addNode(
                view, under: parent, path: path, depth: depth, level: level, orientation: orientation)
        }
        if let id = view.id {
            guard identifiers.insert(id).inserted else { throw TreeError(.duplicateIdentifier(id), at: path) }
            nodes[index].ids.append(id)
        }
        return index
    }

    private mutating func addNode(
        _ view: TreeNode, under parent: Int?, path: String, depth: Int, level: Int, orientation: Axis?
    ) throws(TreeError) -> Int {
        let (kind, name, children, axis) = try Self.parts(of: view, orientation: orientation, path: path)
        let own = path + name
        let index = nodes.count
        var priority = 0.0
        if case .spacer = view.content { priority = -.infinity }
        if case .stack = view.content, children.isEmpty { priority = -.infinity }
        nodes.append(TreeProblem.Node(parent: parent, kind: kind, depth: depth, path: own, priority: priority))
        for (place, child) in children.enumerated() {
            let added = try add(
                child, under: index, path: "\(own)/\(place)/", depth: depth + 1, level: level + 1, orientation: axis)
            nodes[index].children.append(added)
        }
        // A stack of one child disappears: its child's tier is its own.
        if case .stack = kind, let only = nodes[index].children.first, nodes[index].children.count == 1 {
            nodes[index].priority = nodes[only].priority
        }
        return index
    }

    private typealias Parts = (kind: TreeProblem.Kind, name: String, children: [TreeNode], orientation: Axis?)

    private static func parts(of view: TreeNode, orientation: Axis?, path: String) throws(TreeError) -> Parts {
        switch view.content {
        case .leaf(let width, let height):
            try check(width, "the width", at: path + "leaf")
            try check(height, "the height", at: path + "leaf")
            return (.leaf(width: width, height: height), "leaf", [], nil)
        case .spacer(let minimum):
            try TreeProblem.check(minimum, "the minimum of a spacer", at: path + "spacer")
            let along = LengthRange(minimum: minimum)
            let across = orientation == nil ? along : .fixed(0)
            return (
                .leaf(
                    width: orientation == .vertical ? across : along,
                    height: orientation == .horizontal ? across : along), "spacer", [], nil
            )
        case .stack(let axis, let spacing, let key, let children):
            let name = axis == .horizontal ? "hstack" : "vstack"
            try check(key, along: axis.across, at: path + name)
            let gaps = try gaps(between: children, along: axis, spacing: spacing, at: path + name)
            return (.stack(axis, gaps: gaps, alignment: key), name, children, axis)
        case .overlay(let horizontal, let vertical, let children):
            try check(horizontal, along: .horizontal, at: path + "zstack")
            try check(vertical, along: .vertical, at: path + "zstack")
            return (.overlay(horizontal: horizontal, vertical: vertical), "zstack", children, nil)
        case .frame(let width, let height, let horizontal, let vertical, let child):
            let limits = try PerAxis { axis throws(TreeError) in
                try normalised(axis == .horizontal ? width : height, axis, at: path + "frame")
            }
            try check(horizontal, along: .horizontal, at: path + "frame")
            try check(vertical, along: .vertical, at: path + "frame")
            let keys = PerAxis(horizontal: horizontal, vertical: vertical)
            return (.frame(limits, alignment: keys), "frame", [child], orientation)
        case .padding(let insets, let child):
            for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
                try TreeProblem.check(inset, "an inset", at: path + "padding")
            }
            return (.padding(insets), "padding", [child], orientation)
        case .priority, .guide:
            preconditionFailure("modifiers have no node of their own")
        }
    }

    /// The gaps that a stack states, or else those that its views prefer.
    private static func gaps(
        between children: [TreeNode], along axis: Axis, spacing: Double?, at path: String
    ) throws(TreeError) -> [Double] {
        if let spacing, !(-Limits.length...Limits.length).contains(spacing) {
            throw TreeError(
                .outOfRange("the spacing", value: spacing, allowed: (-Limits.length...Limits.length).words), at: path)
        }
        let preferences = children.map { TreeSpacing(of: $0, within: axis) }
        return zip(preferences, preferences.dropFirst()).map { spacing ?? $0.gap(to: $1, along: axis) }
    }

    private static func check(_ key: GuideKey, along axis: Axis, at path: String) throws(TreeError) {
        if key.axis != axis { throw TreeError(.wrongAxis(key), at: path) }
    }

    private static func check(_ range: LengthRange, _ name: String, at path: String) throws(TreeError) {
        try TreeProblem.check(range.minimum, "the least of \(name)", at: path)
        try TreeProblem.check(range.ideal, "the ideal of \(name)", at: path)
        if range.maximum != .infinity { try TreeProblem.check(range.maximum, "the most of \(name)", at: path) }
        if range.minimum > range.ideal {
            throw TreeError(.outOfOrder("the least of \(name)", above: "its ideal"), at: path)
        }
        if range.ideal > range.maximum {
            throw TreeError(.outOfOrder("the ideal of \(name)", above: "the most"), at: path)
        }
    }

    /// An ideal is at least the least, and the most at least the ideal, as SwiftUI's frames have it.
    private static func normalised(
        _ limits: FrameLimits, _ axis: Axis, at path: String
    ) throws(TreeError) -> FrameLimits {
        let side = axis == .horizontal ? "width" : "height"
        for (limit, name) in [(limits.minimum, "least"), (limits.ideal, "ideal"), (limits.maximum, "most")] {
            guard let limit, !(name == "most" && limit == .infinity) else { continue }
            try TreeProblem.check(limit, "the \(name) \(side)", at: path)
        }
        if let minimum = limits.minimum, let maximum = limits.maximum, limits.ideal == nil, minimum > maximum {
            throw TreeError(.outOfOrder("the least \(side)", above: "the most"), at: path)
        }
        let ideal = limits.ideal.map { max($0, limits.minimum ?? 0) }
        return FrameLimits(
            minimum: limits.minimum, ideal: ideal, maximum: limits.maximum.map { max($0, ideal ?? 0) })
    }
}
