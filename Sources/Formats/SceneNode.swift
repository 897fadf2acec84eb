// SceneNode.swift: one view of a scene as it stands in JSON.  Lengths in points.

import Plumb

/// A view of a scene, read and checked field by field.
struct SceneNode: Decodable {
    let node: TreeNode

    /// The kinds that a tree of ranges knows, with the fields of each.
    private static let fields: [String: [String]] = [
        "fixed": ["w", "h", "baselines"], "color": [], "range": ["w", "h"], "spacer": ["min"],
        "hstack": ["align", "spacing", "children"], "vstack": ["align", "spacing", "children"],
        "zstack": ["align", "children"], "frame": ["w", "h", "align", "child"],
        "flex": ["minw", "idealw", "maxw", "minh", "idealh", "maxh", "align", "child"],
        "padding": ["insets", "child"], "priority": ["value", "child"], "guide": ["key", "value", "child"],
    ]

    init(from decoder: any Decoder) throws {
        let head = try decoder.container(keyedBy: FieldKey.self)
        let path = FieldPath(decoder.codingPath)
        guard let kind = try? head.decode(String.self, forKey: FieldKey("kind")) else {
            throw FieldError(field: path.appending("kind"), message: "is missing; it must say what the view is")
        }
        guard let fields = Self.fields[kind] else {
            let known = Self.fields.keys.sorted().joined(separator: ", ")
            throw FieldError(
                field: path.appending("kind"),
                message: "is \"\(kind)\", which has no range of sizes; known here are \(known)")
        }
        var object = try StrictObject(decoder, fields: ["kind", "id", "note", "fill", "stroke"] + fields)
        object.allowsShortInfinity = true
        let keys = decoder.userInfo[.guideKeys] as? [String: GuideKey] ?? GuideKey.named
        node = TreeNode(try Self.content(kind, SceneFields(object: object, keys: keys)), id: try object.string("id"))
    }

    private static func content(_ kind: String, _ fields: SceneFields) throws -> TreeNode.Content {
        switch kind {
        case "fixed": try fields.fixed()
        case "color":
            .leaf(width: LengthRange(ideal: 10), height: LengthRange(ideal: 10))
        case "range": .leaf(width: try fields.range("w"), height: try fields.range("h"))
        case "spacer": .spacer(minimum: try fields.object.number("min") ?? 8)
        case "hstack":
            .stack(
                .horizontal, spacing: try fields.object.number("spacing"),
                alignment: try fields.key("align") ?? .verticalCenter, children: try fields.children())
        case "vstack":
            .stack(
                .vertical, spacing: try fields.object.number("spacing"),
                alignment: try fields.key("align") ?? .horizontalCenter, children: try fields.children())
        case "zstack":
            .overlay(
                horizontal: try fields.pair().horizontal, vertical: try fields.pair().vertical,
                children: try fields.children())
        case "padding": .padding(try fields.insets(), child: try fields.child())
        case "priority":
            .priority(
                try fields.required("value", fields.object.number("value", infinities: [-.infinity])),
                child: try fields.child())
        case "guide":
            .guide(
                try fields.required("key", fields.key("key")),
                try fields.required("value", fields.object.value("value", as: SceneExpression.self)).expression,
                child: try fields.child())
        default: try fields.frame()
        }
    }
}

/// The fields of one view, by what they mean.
struct SceneFields {
    let object: StrictObject
    let keys: [String: GuideKey]

    func required<Value>(_ field: String, _ value: Value?) throws -> Value {
        guard let value else { throw object.fault(field, "is missing") }
        return value
    }

    func key(_ field: String) throws -> GuideKey? {
        guard let name = try object.string(field) else { return nil }
        guard let key = keys[name] else {
            throw object.fault(
                field, "is \"\(name)\", which is no guide; known are \(keys.keys.sorted().joined(separator: ", "))")
        }
        return key
    }

    func pair() throws -> PerAxis<GuideKey> {
        guard object.has("align") else { return PerAxis(horizontal: .horizontalCenter, vertical: .verticalCenter) }
        guard let names = try? object.value("align", as: [String].self), names.count == 2,
            let horizontal = keys[names[0]], let vertical = keys[names[1]]
        else { throw object.fault("align", "must be two guides: one horizontal, one vertical") }
        return PerAxis(horizontal: horizontal, vertical: vertical)
    }

    func children() throws -> [TreeNode] {
        try required("children", object.list("children", of: SceneNode.self)).map(\.node)
    }

    func child() throws -> TreeNode { try required("child", object.value("child", as: SceneNode.self)).node }

    func length(_ field: String) throws -> Double { try required(field, object.number(field)) }

    /// A view of one size; its baselines, if it has any, are guides that it was given.
    func fixed() throws -> TreeNode.Content {
        let leaf = TreeNode.Content.leaf(width: .fixed(try length("w")), height: .fixed(try length("h")))
        guard let baselines = try object.numbers("baselines") else { return leaf }
        guard baselines.count == 2 else {
            throw object.fault("baselines", "has \(baselines.count) entries; it must have 2, the first and the last")
        }
        let first = TreeNode(.guide(.firstTextBaseline, .number(baselines[0]), child: TreeNode(leaf)))
        return .guide(.lastTextBaseline, .number(baselines[1]), child: first)
    }

    /// A number is rigid; a list is the least, ideal and greatest length.
    func range(_ field: String) throws -> LengthRange {
        guard object.isList(field) else { return .fixed(try length(field)) }
        let numbers = try object.numbers(field, infinities: [.infinity]) ?? []
        guard numbers.count == 3 else {
            throw object.fault(field, "has \(numbers.count) entries; it must have 3: least, ideal, most")
        }
        return LengthRange(minimum: numbers[0], ideal: numbers[1], maximum: numbers[2])
    }

    func insets() throws -> PaddingInsets {
        guard object.isList("insets") else {
            let inset = try length("insets")
            return PaddingInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
        let numbers = try object.numbers("insets") ?? []
        guard numbers.count == 4 else {
            throw object.fault("insets", "has \(numbers.count) entries; it must have 4: top, leading, bottom, trailing")
        }
        return PaddingInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    func frame() throws -> TreeNode.Content {
        let keys = try pair()
        func limits(_ side: String) throws -> FrameLimits {
            if let fixed = try object.number(side) { return .fixed(fixed) }
            return FrameLimits(
                minimum: try object.number("min" + side), ideal: try object.number("ideal" + side),
                maximum: try object.number("max" + side, infinities: [.infinity]))
        }
        return .frame(
            width: try limits("w"), height: try limits("h"), horizontal: keys.horizontal, vertical: keys.vertical,
            child: try child())
    }
}

/// An expression for a guide: a number, or a list that begins with what it is.
struct SceneExpression: Decodable {
    let expression: GuideExpression

    init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
            expression = .number(number)
            return
        }
        let path = FieldPath(decoder.codingPath)
        let fault = FieldError(
            field: path,
            message: "is no expression; it must be a number, [\"width\"], [\"height\"], [\"guide\", key], "
                + "[\"explicit\", key, otherwise] or an operation such as [\"+\", a, b]")
        guard var list = try? decoder.unkeyedContainer(), let head = try? list.decode(String.self) else { throw fault }
        let keys = decoder.userInfo[.guideKeys] as? [String: GuideKey] ?? GuideKey.named
        func part() throws -> GuideExpression {
            guard !list.isAtEnd else { throw fault }
            return try list.decode(SceneExpression.self).expression
        }
        func key() throws -> GuideKey {
            guard let name = try? list.decode(String.self), let key = keys[name] else { throw fault }
            return key
        }
        switch head {
        case "width": expression = .width
        case "height": expression = .height
        case "guide": expression = .guide(try key())
        case "explicit": expression = .explicit(try key(), otherwise: try part())
        case "+": expression = .sum(try part(), try part())
        case "-": expression = .difference(try part(), try part())
        case "*": expression = .product(try part(), try part())
        case "/": expression = .quotient(try part(), try part())
        default: throw fault
        }
        guard list.isAtEnd else { throw fault }
    }
}

extension CodingUserInfoKey {
    /// The guides that the scene knows, by name.
    static let guideKeys = CodingUserInfoKey.named("plumb.guideKeys")

    private static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key has a name") }
        return key
    }
}

extension GuideKey {
    /// The guides that every scene knows, by the names that they have in JSON.
    static let named = Dictionary(uniqueKeysWithValues: standardKeys.map { ($0.name, $0) })
}
