// SceneBuilder.swift: views from the JSON of a scene.

import LayoutCore

/// Makes views of the nodes of a scene.
struct SceneBuilder {
    let guides: SceneGuides

    /// The view of a node with its id.
    func view(_ node: SceneValue) throws -> AnyView {
        let kind = try (node["kind"] ?? .null).required()
        let view = try leaf(kind, node) ?? container(kind, node) ?? modifier(kind, node)
        guard let view else { throw SceneError.unknownKind(kind) }
        guard let id = node["id"]?.string else { return view }
        return AnyView(identified(view, id, isLeaf: node["child"] == nil && node["children"] == nil))
    }

    /// Every id has an anchor, and every leaf adds its id to a preference.
    private func identified(_ view: AnyView, _ id: String, isLeaf: Bool) -> some View {
        StaticViews([view])
            .transformPreference(OrderKey.self) { if isLeaf { $0.append(id) } }
            .transformAnchorPreference(key: AnchorsKey.self, value: .bounds) {
                $0[id, default: SceneAnchors()].bounds = $1
            }
            .transformAnchorPreference(key: AnchorsKey.self, value: .topLeading) {
                $0[id, default: SceneAnchors()].points["topLeading"] = $1
            }
            .transformAnchorPreference(key: AnchorsKey.self, value: .center) {
                $0[id, default: SceneAnchors()].points["center"] = $1
            }
            .transformAnchorPreference(key: AnchorsKey.self, value: .bottomTrailing) {
                $0[id, default: SceneAnchors()].points["bottomTrailing"] = $1
            }
            .id(id)
    }

    private func leaf(_ kind: String, _ node: SceneValue) throws -> AnyView? {
        switch kind {
        case "color": return AnyView(Color.gray)
        case "spacer": return AnyView(Spacer(minLength: node["min"]?.length))
        case "fixed":
            let size = CGSize(width: node["w"]?.length ?? 0, height: node["h"]?.length ?? 0)
            let baselines = node["baselines"]?.list.compactMap(\.length) ?? []
            return AnyView(
                MeasuredLeaf(baselines: baselines.count == 2 ? (baselines[0], baselines[1]) : nil) { _ in size })
        case "range":
            let (width, height) = (SceneRange(node["w"]), SceneRange(node["h"]))
            return AnyView(
                MeasuredLeaf {
                    CGSize(width: width.length(offered: $0.width), height: height.length(offered: $0.height))
                })
        case "lines":
            let steps = (node["steps"]?.list ?? []).map { step in
                CGSize(width: step.list[0].length ?? 0, height: step.list[1].length ?? 0)
            }
            return AnyView(MeasuredLeaf { SceneLines.size(steps, offered: $0.width) })
        default: return nil
        }
    }

    private func container(_ kind: String, _ node: SceneValue) throws -> AnyView? {
        guard let nodes = node["children"]?.list ?? (kind == "scroll" ? node["child"].map { [$0] } : nil) else {
            return nil
        }
        let children = StaticViews(try nodes.map { try view($0) })
        let spacing = node["spacing"]?.length
        switch kind {
        case "hstack":
            let alignment = guides.vertical(node["align"]?.string ?? "vcenter")
            return AnyView(HStack(alignment: alignment, spacing: spacing) { children })
        case "vstack":
            let alignment = guides.horizontal(node["align"]?.string ?? "hcenter")
            return AnyView(VStack(alignment: alignment, spacing: spacing) { children })
        case "zstack": return AnyView(ZStack(alignment: try guides.alignment(node["align"])) { children })
        case "geometry": return AnyView(GeometryReader { _ in children })
        case "scroll": return AnyView(ScrollView(Self.axes(node["axes"]?.string)) { children })
        case "guideBoard":
            return AnyView(GuideBoard(sides: node["sides"]?.list.compactMap(\.string) ?? []) { children })
        case "blockGrid": return AnyView(BlockGrid(spacing: spacing ?? 0) { children })
        case "myHStack":
            let alignment = guides.vertical(node["align"]?.string ?? "vcenter")
            return AnyView(MyHStack(alignment: alignment, spacing: spacing ?? 10) { children })
        case "placer": return AnyView(Placer(node) { children })
        default: return nil
        }
    }

    private static func axes(_ name: String?) -> Axis.Set {
        switch name {
        case "horizontal": .horizontal
        case "both": [.horizontal, .vertical]
        default: .vertical
        }
    }

    private func modifier(_ kind: String, _ node: SceneValue) throws -> AnyView? {
        guard let inner = node["child"] else { return nil }
        let child = StaticViews([try view(inner)])
        let alignment = kind == "frame" || kind == "flex" || kind == "overlay" || kind == "background"
        let align = alignment ? try guides.alignment(node["align"]) : .center
        switch kind {
        case "frame":
            return AnyView(child.frame(width: node["w"]?.length, height: node["h"]?.length, alignment: align))
        case "flex":
            return AnyView(
                child.frame(
                    minWidth: node["minw"]?.length, idealWidth: node["idealw"]?.length,
                    maxWidth: node["maxw"]?.length, minHeight: node["minh"]?.length,
                    idealHeight: node["idealh"]?.length, maxHeight: node["maxh"]?.length, alignment: align))
        case "overlay":
            let content = StaticViews([try view(node["content"] ?? .null)])
            return AnyView(child.overlay(content, alignment: align))
        case "background":
            let content = StaticViews([try view(node["content"] ?? .null)])
            return AnyView(child.background(content, alignment: align))
        default: return try plainModifier(kind, node, child)
        }
    }

    private func plainModifier(_ kind: String, _ node: SceneValue, _ child: some View) throws -> AnyView? {
        switch kind {
        case "padding":
            let insets = node["insets"]?.list.compactMap(\.length) ?? []
            guard insets.count == 4 else { return AnyView(child.padding(node["insets"]?.length ?? 16)) }
            return AnyView(
                child.padding(
                    EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])))
        case "fixedSize":
            return AnyView(
                child.fixedSize(horizontal: node["h"]?.bool ?? false, vertical: node["v"]?.bool ?? false))
        case "offset": return AnyView(child.offset(x: node["x"]?.length ?? 0, y: node["y"]?.length ?? 0))
        case "position": return AnyView(child.position(x: node["x"]?.length ?? 0, y: node["y"]?.length ?? 0))
        case "aspect":
            let mode = node["mode"]?.string == "fill" ? ContentMode.fill : .fit
            return AnyView(child.aspectRatio(node["ratio"]?.length, contentMode: mode))
        case "priority": return AnyView(child.layoutPriority(node["value"]?.length ?? 0))
        case "guide": return try guide(node, child)
        case "fraction":
            return AnyView(Fraction(width: node["w"]?.length, height: node["h"]?.length) { child })
        default: return nil
        }
    }

    private func guide(_ node: SceneValue, _ child: some View) throws -> AnyView {
        let name = try (node["key"] ?? .null).required()
        let expression = try SceneExpression(node["value"] ?? .null)
        let key = guides.key(name)
        if key.axis == .horizontal {
            return AnyView(child.alignmentGuide(guides.horizontal(name)) { expression.value(in: $0, guides) })
        }
        return AnyView(child.alignmentGuide(guides.vertical(name)) { expression.value(in: $0, guides) })
    }
}

/// A length of a `range` leaf.
struct SceneRange {
    private var minimum: CGFloat = 0
    private var ideal: CGFloat = 0
    private var maximum: CGFloat = 0

    init(_ value: SceneValue?) {
        if let length = value?.length { (minimum, ideal, maximum) = (length, length, length) }
        let lengths = value?.list.compactMap(\.length) ?? []
        if lengths.count == 3 { (minimum, ideal, maximum) = (lengths[0], lengths[1], lengths[2]) }
    }

    func length(offered length: CGFloat?) -> CGFloat { min(max(length ?? ideal, minimum), maximum) }
}

/// A `lines` leaf.
enum SceneLines {
    static func size(_ steps: [CGSize], offered width: CGFloat?) -> CGSize {
        guard let first = steps.first, let last = steps.last else { return .zero }
        guard let width else { return first }
        return steps.filter { $0.width <= width }.max { $0.width < $1.width } ?? last
    }
}
