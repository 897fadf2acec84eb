// LaidOutViews.swift: a scene laid out as views, with what preferences and anchors carry up.  Lengths in points.

import Boxes
package import Documents
package import LayoutCore
import PlumbOptimal
package import Scenes

extension SceneEngine {
    /// The rules by which views are laid out.
    package var rules: LayoutEngine { self == .swiftui ? .swiftUI : .optimal }
}

/// The frames of a scene laid out as views.
package struct LaidOutViews {
    /// The scene.
    package let document: SceneDocument
    /// All views with their frames in the root.
    package let layout: LayoutTree
    /// The explicit guides that the root exports, by their names.
    private let explicit: [(name: String, value: Double?)]
    /// What preferences carried up, where it was asked for.
    private let readings: Readings

    private struct Readings {
        let anchors: [String: SceneAnchors]
        let order: [String]
    }

    /// Lays a scene out.
    package init(_ document: SceneDocument, engine: LayoutEngine = .swiftUI) throws {
        self.document = document
        (layout, explicit, readings) = try document.root.perform {
            let proposal = ProposedViewSize(document.proposal)
            let host = LayoutHost(document.view(isRecorded: true), engine: engine)
            let layout = try host.layout(proposal)
            // The list of the frames is made while there is room.
            _ = layout.elements
            let dimensions = host.dimensions(in: proposal)
            let explicit = (GuideKey.standardKeys + document.customGuides).map { key in
                (key.name, dimensions?[explicit: key.alignmentKey].map { Double($0) })
            }
            let readings = Readings(
                anchors: host.preference(AnchorsKey.self) ?? [:], order: host.preference(OrderKey.self) ?? [])
            return (layout, explicit, readings)
        }
    }

    /// The ids of the views in the order in which they stand in the scene.
    private var ids: [String] { document.root.all.compactMap(\.id) }

    /// The answer as one line: frames `[x, y, width, height]` in the root, for every view with an id; where details were asked
    /// for, proposals, guides, anchors and preferences follow.
    package var json: JSONText {
        .members([
            ("id", document.id.map(JSONText.string)), ("size", .numbers([layout.size.width, layout.size.height])),
            ("frames", .object(frames.map { ($0.id, $0.element.frame.json) })),
            ("proposals", .object(frames.map { ($0.id, $0.element.proposal.json) })),
            ("explicit", .object(explicit.map { ($0.name, $0.value.map(JSONText.number) ?? .null) })),
            ("anchors", json(of: readings.anchors)),
            ("preferences", .array(readings.order.map(JSONText.string))),
        ])
    }

    /// The views with ids that were placed, in the order of the scene.
    private var frames: [(id: String, element: LayoutTree.Element)] {
        var known: [AnyHashable: LayoutTree.Element] = [:]
        for element in layout.elements {
            for id in element.identifiers where known[id] == nil { known[id] = element }
        }
        return ids.compactMap { id in known[id].map { (id, $0) } }
    }

    private func json(of known: [String: SceneAnchors]) -> JSONText {
        .object(
            ids.compactMap { id in
                guard let anchors = known[id], let bounds = anchors.bounds?.value else { return nil }
                let points = ["topLeading", "center", "bottomTrailing"].compactMap { name in
                    anchors.points[name].map { (name, JSONText.numbers([$0.value.x, $0.value.y])) }
                }
                return (id, .object([("bounds", bounds.json)] + points))
            })
    }
}

extension CGRect {
    var json: JSONText { .numbers([minX, minY, width, height]) }
}

extension ProposedViewSize {
    var json: JSONText {
        PerAxis<Double?>(horizontal: width.map { Double($0) }, vertical: height.map { Double($0) }).json
    }
}
