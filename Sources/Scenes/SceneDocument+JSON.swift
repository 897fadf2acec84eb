// SceneDocument+JSON.swift: a scene as one line of JSON that reads back to the same scene.

public import Documents
import LayoutCore
import Rows

extension SceneDocument {
    /// The document as the README describes it under "Formats".
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        members.append(("proposal", proposal.json))
        if !customGuides.isEmpty {
            members.append(("customGuides", .object(customGuides.map { ($0.name, $0.standard.json) })))
        }
        members.append(("tree", root.json))
        return .object(members)
    }
}

extension PerAxis<Double?> {
    /// `[width, height]`; `null` for unspecified, `"inf"` for infinity.
    package var json: JSONText {
        .array(
            Axis.allCases.map { axis in
                guard let length = self[axis] else { return .null }
                return length == .infinity ? .string("inf") : .number(length)
            })
    }
}

extension PerAxis<Double> {
    package var json: JSONText { .numbers([horizontal, vertical]) }
}

extension PerAxis<GuideKey> {
    fileprivate var json: JSONText { .array([.string(horizontal.name), .string(vertical.name)]) }
}

extension SceneView {
    /// The view with all inside it.
    package var json: JSONText {
        var members: [(key: String, value: JSONText)] = [("kind", .string(kind.name))]
        if let id { members.append(("id", .string(id))) }
        if let fill { members.append(("fill", .string(fill.name))) }
        if let stroke { members.append(("stroke", .string(stroke.name))) }
        return .object(members + kind.members)
    }
}

private typealias Members = [(key: String, value: JSONText)]

extension SceneKind {
    /// The kind as scenes call it.
    package var name: String {
        switch self {
        case .fixed: "fixed"
        case .color: "color"
        case .range: "range"
        case .lines: "lines"
        case .spacer: "spacer"
        case .text: "text"
        case .image: "image"
        case .rectangle(let radius): radius == nil ? "rectangle" : "roundedRectangle"
        case .geometry: "geometry"
        case .stack(let axis, _, _, _): axis == .horizontal ? "hstack" : "vstack"
        case .overlayStack: "zstack"
        case .grid: "grid"
        case .scroll: "scroll"
        case .custom(let layout, _): layout.name
        case .frame(_, _, let isFixed, _): isFixed ? "frame" : "flex"
        case .padding: "padding"
        case .fixedSize: "fixedSize"
        case .offset: "offset"
        case .position: "position"
        case .aspect: "aspect"
        case .priority: "priority"
        case .guide: "guide"
        case .layered(let isOverlay, _, _, _): isOverlay ? "overlay" : "background"
        case .fraction: "fraction"
        case .span: "span"
        }
    }

    fileprivate var members: Members {
        switch self {
        case .fixed, .color, .range, .lines, .spacer, .text, .image, .rectangle: leafMembers
        case .geometry, .stack, .overlayStack, .grid, .scroll, .custom: containerMembers
        default: modifierMembers
        }
    }

    private var leafMembers: Members {
        switch self {
        case .fixed(let width, let height, let baselines):
            [("w", .number(width)), ("h", .number(height))] + optional("baselines", baselines.map(JSONText.numbers))
        case .range(let width, let height): [("w", width.json), ("h", height.json)]
        case .lines(let steps): [("steps", .array(steps.map(\.json)))]
        case .spacer(let minimum): optional("min", minimum.map(JSONText.number))
        case .text(let string, let font, let size):
            [("string", .string(string))] + optional("font", font.map(JSONText.string))
                + optional("size", size.map(JSONText.number))
        case .image(let name, let size): [("name", .string(name))] + optional("size", size?.json)
        case .rectangle(let radius): optional("radius", radius.map(JSONText.number))
        default: []
        }
    }

    private var containerMembers: Members {
        switch self {
        case .geometry(let children): [list(children)]
        case .stack(_, let key, let spacing, let children):
            optional("align", key.map { .string($0.name) }) + optional("spacing", spacing.map(JSONText.number))
                + [list(children)]
        case .overlayStack(let keys, let children): optional("align", keys?.json) + [list(children)]
        case .grid(let keys, let spacing, let rows):
            optional("align", keys?.json) + spacing.gridMembers
                + [("rows", .array(rows.map { .array($0.map(\.json)) }))]
        case .scroll(let axes, let child): [("axes", .string(axes.word)), ("child", child.json)]
        case .custom(let layout, let children): layout.members + [list(children)]
        default: []
        }
    }

    private var modifierMembers: Members {
        switch self {
        case .frame(let limits, let keys, let isFixed, let child):
            (isFixed
                ? limits.horizontal.fixedMember("w") + limits.vertical.fixedMember("h")
                : limits.horizontal.members("w") + limits.vertical.members("h"))
                + optional("align", keys?.json) + [("child", child.json)]
        case .padding(let insets, let child): [("insets", .numbers(insets)), ("child", child.json)]
        case .fixedSize(let axes, let child):
            [
                ("h", .bool(axes.contains(.horizontal))), ("v", .bool(axes.contains(.vertical))),
                ("child", child.json),
            ]
        case .offset(let point, let child), .position(let point, let child):
            [("x", .number(point.horizontal)), ("y", .number(point.vertical)), ("child", child.json)]
        case .aspect(let ratio, let fills, let child):
            optional("ratio", ratio.map(JSONText.number))
                + [("mode", .string(fills ? "fill" : "fit")), ("child", child.json)]
        case .priority(let value, let child): [("value", .number(value)), ("child", child.json)]
        case .guide(let key, let expression, let child):
            [("key", .string(key.name)), ("value", expression.json), ("child", child.json)]
        case .layered(_, let keys, let content, let child):
            optional("align", keys?.json) + [("content", content.json), ("child", child.json)]
        case .fraction(let share, let child):
            optional("w", share.horizontal.map(JSONText.number)) + optional("h", share.vertical.map(JSONText.number))
                + [("child", child.json)]
        case .span(let columns, let child): [("columns", .integer(columns)), ("child", child.json)]
        default: []
        }
    }

    private func list(_ children: [SceneView]) -> (key: String, value: JSONText) {
        ("children", .array(children.map(\.json)))
    }
}

private func optional(_ key: String, _ value: JSONText?) -> Members { value.map { [(key, $0)] } ?? [] }

extension SceneLayout {
    fileprivate var name: String {
        switch self {
        case .guideBoard: "guideBoard"
        case .blockGrid: "blockGrid"
        case .progressiveRow: "myHStack"
        case .placer: "placer"
        }
    }

    fileprivate var members: [(key: String, value: JSONText)] {
        switch self {
        case .guideBoard(let isLeft): [("sides", .array(isLeft.map { .string($0 ? "left" : "right") }))]
        case .blockGrid(let spacing): [("spacing", .number(spacing))]
        case .progressiveRow(let key, let spacing):
            optional("align", key.map { .string($0.name) }) + [("spacing", .number(spacing))]
        case .placer(let size, let calls):
            [("size", size.json), ("places", .array(calls.map { .array($0.map(\.json)) }))]
        }
    }
}

extension SceneLayout.PlaceCall {
    fileprivate var json: JSONText {
        .object([("at", at.json), ("anchor", anchor.json), ("proposal", proposal.json)])
    }
}

extension Set<Axis> {
    fileprivate var word: String { count == 2 ? "both" : contains(.horizontal) ? "horizontal" : "vertical" }
}

extension PerAxis<Double?> {
    fileprivate var gridMembers: [(key: String, value: JSONText)] {
        guard let horizontal, let vertical else {
            return optional("spacing", (horizontal ?? vertical).map(JSONText.number))
        }
        return [("spacing", .numbers([horizontal, vertical]))]
    }
}

extension LengthRange {
    fileprivate var json: JSONText {
        minimum == maximum ? .number(minimum) : .numbers([minimum, ideal, maximum])
    }
}

extension FrameLimits {
    fileprivate func fixedMember(_ side: String) -> [(key: String, value: JSONText)] {
        optional(side, minimum.map(JSONText.number))
    }

    fileprivate func members(_ side: String) -> [(key: String, value: JSONText)] {
        [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, value in
            value.map { (name + side, .number($0)) }
        }
    }
}
