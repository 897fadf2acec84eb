// LaidOutScene.swift: a scene laid out as views, and what may be asked about it.  Lengths in points, y growing down.

public import LayoutCore
import PlumbOptimal

extension SceneEngine {
    /// The rules by which views are laid out.
    package var rules: LayoutEngine { self == .swiftui ? .swiftUI : .optimal }
}

/// The frames of a scene.
public struct LaidOutScene {
    /// The scene.
    public let document: SceneDocument
    /// The engine.
    public let engine: SceneEngine
    /// All views with their frames in the root.
    public let layout: LayoutTree
    /// The explicit guides that the root exports, by their names.
    private let explicit: [(name: String, value: Double?)]
    /// What preferences carried up, where it was asked for.
    private let readings: Readings?

    private struct Readings {
        let anchors: [String: SceneAnchors]
        let order: [String]
    }

    /// Lays a scene out.
    ///
    /// - Parameters:
    ///   - measurer: What measures texts; the package's own table where there is none.
    ///   - details: Whether anchors and the order of preferences are recorded, for which every view with an id gets five modifiers.
    /// - Throws: `LayoutError`.
    public init(
        _ document: SceneDocument, engine: SceneEngine = .swiftui, textMeasurer measurer: (any TextMeasurer)? = nil,
        details: Bool = false
    ) throws(LayoutError) {
        self = try document.root.perform { () throws(LayoutError) in
            try LaidOutScene(document, engine, measurer, hasDetails: details)
        }
    }

    /// Lays a scene out where the stack has room for it.
    private init(
        _ document: SceneDocument, _ engine: SceneEngine, _ measurer: (any TextMeasurer)?, hasDetails: Bool
    ) throws(LayoutError) {
        let proposal = ProposedViewSize(document.proposal)
        let view = document.view(textMeasurer: measurer, isRecorded: hasDetails)
        let host = LayoutHost(view, engine: engine.rules)
        layout = try host.layout(proposal)
        // The list of the frames is made while there is room, and what would keep the nodes alive is read.
        _ = layout.elements
        let dimensions = host.dimensions(in: proposal)
        explicit = (GuideKey.standardKeys + document.customGuides).map { key in
            (key.name, dimensions?[explicit: key.alignmentKey].map { Double($0) })
        }
        readings =
            hasDetails
            ? Readings(anchors: host.preference(AnchorsKey.self) ?? [:], order: host.preference(OrderKey.self) ?? [])
            : nil
        (self.document, self.engine) = (document, engine)
    }

    /// The ids of the views in the order in which they stand in the scene.
    private var ids: [String] { document.root.all.compactMap(\.id) }

    /// The answer as one line: frames `[x, y, width, height]` in the root, for every view with an id; where details were asked
    /// for, proposals, guides, anchors and preferences follow.
    public var json: JSONText {
        var members: [(String, JSONText?)] = [
            ("id", document.id.map(JSONText.string)), ("engine", .string(engine.rawValue)),
            ("size", .numbers([layout.size.width, layout.size.height])),
            ("frames", .object(frames.map { ($0.id, $0.element.frame.json) })),
        ]
        if let readings {
            members += [
                ("proposals", .object(frames.map { ($0.id, $0.element.proposal.json) })),
                ("explicit", .object(explicit.map { ($0.name, $0.value.map(JSONText.number) ?? .null) })),
                ("anchors", json(of: readings.anchors)),
                ("preferences", .array(readings.order.map(JSONText.string))),
            ]
        }
        return .members(members + [("diagnostics", layout.reported)])
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
