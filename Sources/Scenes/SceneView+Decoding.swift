// SceneView+Decoding.swift: a view out of JSON, with every fault named by its field.

import Documents
import LayoutCore
import Rows

extension SceneView: Decodable {
    /// The fields of each kind, besides `kind`, `id`, `fill`, `stroke` and `note`.
    package static let fields: [String: [String]] = [
        "fixed": ["w", "h", "baselines"], "color": [], "range": ["w", "h"], "lines": ["steps"], "spacer": ["min"],
        "text": ["string", "font", "size"], "image": ["name", "size"], "rectangle": [],
        "roundedRectangle": ["radius"], "geometry": ["children"], "hstack": ["align", "spacing", "children"],
        "vstack": ["align", "spacing", "children"], "zstack": ["align", "children"],
        "grid": ["align", "spacing", "rows"], "scroll": ["axes", "child"], "guideBoard": ["sides", "children"],
        "blockGrid": ["spacing", "children"], "myHStack": ["align", "spacing", "children"],
        "placer": ["size", "places", "children"], "frame": ["w", "h", "align", "child"],
        "flex": ["minw", "idealw", "maxw", "minh", "idealh", "maxh", "align", "child"],
        "padding": ["insets", "child"], "fixedSize": ["h", "v", "child"], "offset": ["x", "y", "child"],
        "position": ["x", "y", "child"], "aspect": ["ratio", "mode", "child"], "priority": ["value", "child"],
        "guide": ["key", "value", "child"], "overlay": ["align", "content", "child"],
        "background": ["align", "content", "child"], "fraction": ["w", "h", "child"], "span": ["columns", "child"],
    ]

    /// Reads and checks a view.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    public init(from decoder: any Decoder) throws {
        let path = FieldPath(decoder.codingPath)
        let head = try? decoder.container(keyedBy: FieldKey.self)
        guard let kind = try? head?.decode(String.self, forKey: FieldKey("kind")) else {
            throw FieldError(field: path.appending("kind"), message: "is missing; it must say what the view is")
        }
        guard let fields = Self.fields[kind] else {
            let known = Self.fields.keys.sorted().joined(separator: ", ")
            throw FieldError(
                field: path.appending("kind"), message: "is \"\(kind)\", which is no kind of view; known are \(known)")
        }
        var object = try StrictObject(decoder, fields: ["kind", "id", "note", "fill", "stroke"] + fields)
        object.allowsShortInfinity = true
        let keys = decoder.userInfo[.guideKeys] as? [String: GuideKey] ?? GuideKey.named
        let reader = SceneFields(object: object, keys: keys)
        guard let content = try reader.leaf(kind) ?? reader.container(kind) ?? reader.modifier(kind) else {
            preconditionFailure("a kind with fields is read")
        }
        self.init(
            content, id: try object.string("id"), fill: try reader.color("fill"), stroke: try reader.color("stroke"))
    }
}

extension SceneFields {
    func leaf(_ kind: String) throws -> SceneKind? {
        switch kind {
        case "fixed": .fixed(width: try length("w"), height: try length("h"), baselines: try baselines())
        case "color": .color
        case "range": .range(width: try range("w"), height: try range("h"))
        case "lines": .lines(try steps())
        case "spacer": .spacer(minimum: try object.number("min"))
        case "text":
            .text(
                try required("string", object.string("string")), font: try font(), size: try object.number("size"))
        case "image": .image(try required("name", object.string("name")), size: try pair("size"))
        case "rectangle": .rectangle(cornerRadius: nil)
        case "roundedRectangle": .rectangle(cornerRadius: try length("radius"))
        default: nil
        }
    }

    func container(_ kind: String) throws -> SceneKind? {
        switch kind {
        case "geometry": .geometry(try children())
        case "hstack", "vstack":
            .stack(
                kind == "hstack" ? .horizontal : .vertical,
                alignment: try key("align", along: kind == "hstack" ? .vertical : .horizontal),
                spacing: try object.number("spacing"), try children())
        case "zstack": .overlayStack(try keys("align"), try children())
        case "grid": .grid(try keys("align"), spacing: try gridSpacing(), rows: try rows())
        case "scroll": .scroll(try axes(), try child())
        case "guideBoard": try guideBoard()
        case "blockGrid": .custom(.blockGrid(spacing: try object.number("spacing") ?? 0), try children())
        case "myHStack":
            .custom(
                .progressiveRow(
                    alignment: try key("align", along: .vertical), spacing: try object.number("spacing") ?? 10),
                try children())
        case "placer": try placer()
        default: nil
        }
    }

    func modifier(_ kind: String) throws -> SceneKind? {
        switch kind {
        case "frame", "flex":
            .frame(try PerAxis { try limits($0) }, try keys("align"), isFixed: kind == "frame", try child())
        case "padding": .padding(try insets(), try child())
        case "fixedSize": .fixedSize(try fixedAxes(), try child())
        case "offset": .offset(try point(), try child())
        case "position": .position(try point(), try child())
        case "aspect": .aspect(ratio: try object.number("ratio"), fills: try fills(), try child())
        case "priority":
            .priority(
                try required("value", object.number("value", infinities: [.infinity, -.infinity])), try child())
        case "guide": try guide()
        case "overlay", "background":
            .layered(
                isOverlay: kind == "overlay", try keys("align"),
                content: try required("content", object.value("content", as: SceneView.self)), try child())
        case "fraction":
            .fraction(
                PerAxis(horizontal: try object.number("w"), vertical: try object.number("h")), try child())
        case "span": .span(try columns(), try child())
        default: nil
        }
    }
}
