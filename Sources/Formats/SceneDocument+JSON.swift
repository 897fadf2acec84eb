// SceneDocument+JSON.swift: a scene as one line of JSON that reads back to the same tree.

import Plumb

extension SceneDocument {
    /// The document as the README describes it under "Formats".
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        members.append(("proposal", .array(Axis.allCases.map { tree.proposal[$0].sceneJSON })))
        let guides = tree.root.customGuides
        if !guides.isEmpty {
            members.append(("customGuides", .object(guides.map { ($0.name, $0.standard.json) })))
        }
        members.append(("tree", tree.root.json))
        return .object(members)
    }
}

extension Double? {
    fileprivate var sceneJSON: JSONText {
        guard let self else { return .null }
        return self == .infinity ? .string("inf") : .number(self)
    }
}

extension TreeNode {
    /// The guides in the tree that are not everybody's, by name.
    fileprivate var customGuides: [GuideKey] {
        var found: [String: GuideKey] = [:]
        collectGuides(in: &found)
        return found.values.sorted { $0.name < $1.name }
    }

    private func collectGuides(in found: inout [String: GuideKey]) {
        func note(_ key: GuideKey) { if GuideKey.named[key.name] == nil { found[key.name] = key } }
        switch content {
        case .leaf, .spacer: break
        case .stack(_, _, let key, let children):
            note(key)
            for child in children { child.collectGuides(in: &found) }
        case .overlay(let horizontal, let vertical, let children):
            note(horizontal)
            note(vertical)
            for child in children { child.collectGuides(in: &found) }
        case .frame(_, _, let horizontal, let vertical, let child):
            note(horizontal)
            note(vertical)
            child.collectGuides(in: &found)
        case .padding(_, let child), .priority(_, let child): child.collectGuides(in: &found)
        case .guide(let key, _, let child):
            note(key)
            child.collectGuides(in: &found)
        }
    }

    fileprivate var json: JSONText {
        var members = content.members
        if let id { members.insert(("id", .string(id)), at: 1) }
        return .object(members)
    }
}

extension TreeNode.Content {
    fileprivate var members: [(key: String, value: JSONText)] {
        func kind(_ name: String) -> (key: String, value: JSONText) { ("kind", .string(name)) }
        func list(_ children: [TreeNode]) -> (key: String, value: JSONText) {
            ("children", .array(children.map(\.json)))
        }
        switch self {
        case .leaf(let width, let height): return [kind("range"), ("w", width.json), ("h", height.json)]
        case .spacer(let minimum): return [kind("spacer"), ("min", .number(minimum))]
        case .stack(let axis, let spacing, let key, let children):
            let head = [kind(axis == .horizontal ? "hstack" : "vstack"), ("align", .string(key.name))]
            return head + (spacing.map { [("spacing", .number($0))] } ?? []) + [list(children)]
        case .overlay(let horizontal, let vertical, let children):
            return [kind("zstack"), Self.align(horizontal, vertical), list(children)]
        case .frame(let width, let height, let horizontal, let vertical, let child):
            return [kind("flex")] + width.members("w") + height.members("h")
                + [Self.align(horizontal, vertical), ("child", child.json)]
        case .padding(let insets, let child):
            let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
            return [kind("padding"), ("insets", .numbers(sides)), ("child", child.json)]
        case .priority(let value, let child):
            return [kind("priority"), ("value", .number(value)), ("child", child.json)]
        case .guide(let key, let expression, let child):
            return [kind("guide"), ("key", .string(key.name)), ("value", expression.json), ("child", child.json)]
        }
    }

    private static func align(_ horizontal: GuideKey, _ vertical: GuideKey) -> (key: String, value: JSONText) {
        ("align", .array([.string(horizontal.name), .string(vertical.name)]))
    }
}

extension LengthRange {
    fileprivate var json: JSONText {
        minimum == maximum ? .number(minimum) : .numbers([minimum, ideal, maximum])
    }
}

extension FrameLimits {
    fileprivate func members(_ side: String) -> [(key: String, value: JSONText)] {
        [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, value in
            value.map { (name + side, .number($0)) }
        }
    }
}

extension GuideExpression {
    fileprivate var json: JSONText {
        func operation(_ sign: String, _ first: GuideExpression, _ second: GuideExpression) -> JSONText {
            .array([.string(sign), first.json, second.json])
        }
        switch self {
        case .number(let number): return .number(number)
        case .width: return .array([.string("width")])
        case .height: return .array([.string("height")])
        case .guide(let key): return .array([.string("guide"), .string(key.name)])
        case .explicit(let key, let otherwise):
            return .array([.string("explicit"), .string(key.name), otherwise.json])
        case .sum(let first, let second): return operation("+", first, second)
        case .difference(let first, let second): return operation("-", first, second)
        case .product(let first, let second): return operation("*", first, second)
        case .quotient(let first, let second): return operation("/", first, second)
        }
    }
}
