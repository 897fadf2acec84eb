// Scene.swift: a tree of views under a proposal, from JSON, and what one may ask about it.

import LayoutCore

/// A tree of views under a proposal.
struct Scene {
    let root: AnyView
    let proposal: ProposedViewSize
    let guides: SceneGuides

    init(_ value: SceneValue) throws {
        guides = try SceneGuides(value["customGuides"])
        root = try SceneBuilder(guides: guides).view(value["tree"] ?? .null)
        let lengths = value["proposal"]?.list ?? [.null, .null]
        proposal = ProposedViewSize(width: lengths[0].length, height: lengths[1].length)
    }

    /// Lays the scene out.
    func layout() throws -> SceneAnswer {
        let answer = SceneAnswer.Readings()
        let reader = StaticViews([root])
            .overlayPreferenceValue(AnchorsKey.self) { anchors in
                GeometryReader { proxy in
                    let _ = answer.record(anchors, proxy)
                }
            }
            .overlayPreferenceValue(OrderKey.self) { order in
                let _ = answer.order = order
            }
        let host = LayoutHost(reader)
        let tree = try host.layout(proposal)
        return SceneAnswer(tree: tree, dimensions: host.dimensions(in: proposal), readings: answer)
    }
}

/// A scene, laid out.
struct SceneAnswer {
    /// What readers of preferences saw.
    final class Readings {
        var bounds: [String: CGRect] = [:]
        var points: [String: [String: CGPoint]] = [:]
        var order: [String] = []

        func record(_ anchors: [String: SceneAnchors], _ proxy: GeometryProxy) {
            for (id, anchors) in anchors {
                bounds[id] = anchors.bounds.map { proxy[$0] }
                points[id] = anchors.points.mapValues { proxy[$0] }
            }
        }
    }

    let tree: LayoutTree
    let dimensions: ViewDimensions?
    let readings: Readings
}

/// The anchors of a view with an id.
struct SceneAnchors {
    var bounds: Anchor<CGRect>?
    var points: [String: Anchor<CGPoint>] = [:]
}

enum AnchorsKey: PreferenceKey {
    static var defaultValue: [String: SceneAnchors] { [:] }
    static func reduce(value: inout [String: SceneAnchors], nextValue: () -> [String: SceneAnchors]) {
        value.merge(nextValue()) { $1 }
    }
}

enum OrderKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
