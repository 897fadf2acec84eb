// SceneView+Tree.swift: scenes as trees of ranges, where every view has one, and back.

import Documents
import LayoutCore
public import Rows

/// Why a scene is no tree of ranges.
public struct SceneConversionError: Error, Equatable, CustomStringConvertible {
    /// The kind of view that has no range.
    public let kind: String

    /// One sentence: what has no range, and what has.
    public var description: String {
        "a view of kind \(kind) has no range of sizes; the tree program takes fixed, color, range, rectangle, spacer, "
            + "hstack, vstack, zstack, frame, flex, padding without negative insets, priority and guide"
    }
}

extension TreeNode {
    /// A view as a node of a tree.
    ///
    /// - Throws: `SceneConversionError` for a view that does not answer an offer with the offer brought into a range.
    public init(_ view: SceneView) throws(SceneConversionError) {
        self.init(try Self.content(of: view), id: view.id)
    }

    private static func nodes(_ views: [SceneView]) throws(SceneConversionError) -> [TreeNode] {
        var nodes: [TreeNode] = []
        for view in views { nodes.append(try TreeNode(view)) }
        return nodes
    }

    private static func content(of view: SceneView) throws(SceneConversionError) -> Content {
        let flexible = Content.leaf(width: LengthRange(ideal: 10), height: LengthRange(ideal: 10))
        switch view.kind {
        case .fixed(let width, let height, let baselines):
            let leaf = Content.leaf(width: .fixed(width), height: .fixed(height))
            guard let baselines else { return leaf }
            let first = TreeNode(.guide(.firstTextBaseline, .number(baselines[0]), child: TreeNode(leaf)))
            return .guide(.lastTextBaseline, .number(baselines[1]), child: first)
        case .color, .rectangle: return flexible
        case .range(let width, let height): return .leaf(width: width, height: height)
        case .spacer(let minimum): return .spacer(minimum: minimum ?? 8)
        case .stack(let axis, let key, let spacing, let children):
            let center: GuideKey = axis == .horizontal ? .verticalCenter : .horizontalCenter
            return .stack(axis, spacing: spacing, alignment: key ?? center, children: try nodes(children))
        case .overlayStack(let keys, let children):
            return .overlay(
                horizontal: keys?.horizontal ?? .horizontalCenter, vertical: keys?.vertical ?? .verticalCenter,
                children: try nodes(children))
        case .frame(let limits, let keys, _, let child):
            return .frame(
                width: limits.horizontal, height: limits.vertical, horizontal: keys?.horizontal ?? .horizontalCenter,
                vertical: keys?.vertical ?? .verticalCenter, child: try TreeNode(child))
        case .padding(let insets, let child):
            if insets.contains(where: { $0 < 0 }) { throw SceneConversionError(kind: "padding with negative insets") }
            return .padding(
                PaddingInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
                child: try TreeNode(child))
        case .priority(let value, let child): return .priority(value, child: try TreeNode(child))
        case .guide(let key, let expression, let child): return .guide(key, expression, child: try TreeNode(child))
        default: throw SceneConversionError(kind: view.kind.name)
        }
    }
}

extension SceneView {
    /// A node of a tree as a view.
    public init(_ node: TreeNode) {
        self.init(Self.kind(of: node.content), id: node.id)
    }

    private static func kind(of content: TreeNode.Content) -> SceneKind {
        switch content {
        case .leaf(let width, let height): .range(width: width, height: height)
        case .spacer(let minimum): .spacer(minimum: minimum)
        case .stack(let axis, let spacing, let key, let children):
            .stack(axis, alignment: key, spacing: spacing, children.map { SceneView($0) })
        case .overlay(let horizontal, let vertical, let children):
            .overlayStack(PerAxis(horizontal: horizontal, vertical: vertical), children.map { SceneView($0) })
        case .frame(let width, let height, let horizontal, let vertical, let child):
            .frame(
                PerAxis(horizontal: width, vertical: height), PerAxis(horizontal: horizontal, vertical: vertical),
                isFixed: false, SceneView(child))
        case .padding(let insets, let child):
            .padding([insets.top, insets.leading, insets.bottom, insets.trailing], SceneView(child))
        case .priority(let value, let child): .priority(value, SceneView(child))
        case .guide(let key, let expression, let child): .guide(key, expression, SceneView(child))
        }
    }
}
