// LaidOutScene.swift: a scene laid out in doubles, and what may be asked about it.  Lengths in points, y growing down.

package import Boxes

/// The frames of a scene.
public struct LaidOutScene: Sendable {
    public let document: SceneDocument
    public let engine: SceneEngine
    /// All views where they stand in the root, each before those inside it.
    public let views: [LaidOutView]
    /// The views directly inside each, from back to front, by their places.
    package var children: [[Int]] { inside ?? Self.inside(views) }
    /// The same, where somebody will ask for each of them.
    private let inside: [[Int]]?
    /// Lengths that were left out, since they are none, and stacks and grids that could not share theirs as they say.
    package let diagnostics: [String]
    /// The stacks of which nobody has proved that no other lengths are fairer or, where sizes are rounded, fuller.
    package let unproven: [String]
    /// The explicit guides that the root exports, by their names.
    private let explicit: [(name: String, value: Double?)]
    private let purpose: Purpose

    /// What is wanted of a layout beside the frames.
    package enum Purpose: Sendable {
        /// Nothing.
        case frames
        /// Proposals, guides, anchors and the order of preferences.
        case details
        /// What a picture shows: paint, texts and the lines of guides.
        case picture
    }

    /// Lays a scene out.
    ///
    /// - Parameters:
    ///   - shaper: What measures texts; the package's own table where there is none.
    ///   - purpose: What is wanted beside the frames.
    /// - Throws: `UnmeasuredView` for a view of a kind that nothing lays out.
    package init(
        _ document: SceneDocument, engine: SceneEngine = .swiftui, shaper: (any TextShaper)? = nil, for purpose: Purpose
    ) throws {
        (self.document, self.engine, self.purpose) = (document, engine, purpose)
        (views, explicit, diagnostics, unproven) = try document.root.perform {
            let box = try document.optimizedBox(by: engine, shaper: shaper, keepsViews: purpose != .frames)
            var judge = PlainJudge<Double>()
            // What may not share its length as it says, or may be unproven: that is known in the end.
            var (views, sharing): ([LaidOutView], [PlacedBox<Double>]) = ([], [])
            views.reserveCapacity(box.count)
            box.place(for: document.proposal, judge: &judge) { placed in
                views.append(LaidOutView.of(placed))
                if purpose == .picture { views[views.count - 1].look(placed, shaper, scale: document.displayScale) }
                if !placed.box.isPlain || placed.box.isOptimal { sharing.append(placed) }
            }
            let faults = sharing.compactMap { placed in
                placed.box.fault.map { "\(placed.words): \($0); SwiftUI's rule is asked instead" }
            }
            let keys = purpose == .details ? GuideKey.standardKeys + document.customGuides : []
            let explicit = keys.map { key in
                (key.name, box.explicitGuide(key, for: document.proposal, judge: &judge))
            }
            let unproven = sharing.filter { $0.box.isUnproven || $0.sharesNothingByRule }.map(\.words)
            return (views, explicit, document.root.ignoredLengths + faults, unproven)
        }
        inside = purpose == .frames ? nil : Self.inside(views)
    }

    private static func inside(_ views: [LaidOutView]) -> [[Int]] {
        var inside = [[Int]](repeating: [], count: views.count)
        for (index, view) in views.enumerated() {
            if let parent = view.parent { inside[parent].append(index) }
        }
        for (index, view) in views.enumerated() {
            if let layer = view.view?.kind as? LayerKind, !layer.isOverlay { inside[index].reverse() }
        }
        return inside
    }

    /// Lays a scene out, its texts measured by the package's own table.
    ///
    /// - Throws: As above.
    public init(_ document: SceneDocument, engine: SceneEngine = .swiftui, details: Bool = false) throws {
        try self.init(document, engine: engine, for: details ? .details : .frames)
    }

    /// The size of the root.
    package var size: PerAxis<Double> { views[0].frame.size }

    /// Where the view of a name stands; `nil` where there is none.
    package func frame(id: String) -> BoxFrame? { views.first { $0.id == id }?.frame }

    /// The answer as one line: frames `[x, y, width, height]` in the root, for every view with an id; where details were asked
    /// for, proposals, guides, anchors and the order of the leaves follow.
    public var json: JSONText {
        let named = named
        var members: [(String, JSONText?)] = [
            ("id", document.id.map(JSONText.string)), ("engine", .string(engine.rawValue)), ("size", size.json),
            ("frames", .object(named.map { ($0.id, .numbers($0.view.frame.numbers)) })),
        ]
        if purpose == .details {
            members += [
                ("proposals", .object(named.map { ($0.id, $0.view.proposal.json) })),
                ("explicit", .object(explicit.map { ($0.name, $0.value.map(JSONText.number) ?? .null) })),
                ("anchors", .object(named.map { ($0.id, $0.view.frame.anchors) })),
                ("preferences", .array(leaves.map(JSONText.string))),
            ]
        }
        members.append(("unproven", unproven.isEmpty ? nil : .array(unproven.map(JSONText.string))))
        return .members(
            members + [("diagnostics", diagnostics.isEmpty ? nil : .array(diagnostics.map(JSONText.string)))])
    }

    /// The ids of the views without views inside, from back to front.
    private var leaves: [String] {
        let known = Set(document.root.all.filter(\.children.isEmpty).compactMap(\.id))
        var (rest, found) = ([0], [String]())
        while let index = rest.popLast() {
            if let id = views[index].id, known.contains(id) { found.append(id) }
            rest += children[index].reversed()
        }
        return found
    }

    /// The views with ids, in the order of the scene.
    private var named: [(id: String, view: LaidOutView)] {
        let known = Dictionary(views.compactMap { view in view.id.map { ($0, view) } }) { first, _ in first }
        if known.isEmpty { return [] }
        return document.root.all.compactMap(\.id).compactMap { id in known[id].map { (id, $0) } }
    }
}

extension BoxFrame {
    /// The frame with its corners and its middle.
    fileprivate var anchors: JSONText {
        let middle = PerAxis { origin[$0] + size[$0] / 2 }
        return .object([
            ("bounds", .numbers(numbers)), ("topLeading", origin.json), ("center", middle.json),
            ("bottomTrailing", PerAxis { end($0) }.json),
        ])
    }
}

extension SceneView {
    /// What is said of every fixed length that is none, with the path of its view.
    fileprivate var ignoredLengths: [String] {
        // Hardly a scene has one, and the paths of all views take long.
        guard hasIgnoredLengths else { return [] }
        var found: [String] = []
        var rest = [(view: self, path: kind.name)]
        while let (view, path) = rest.popLast() {
            for length in view.kind.ignoredLengths {
                found.append("\(path): the length \(length) is left out: it has to be finite and at least 0")
            }
            let several = view.children.count > 1
            rest += view.children.enumerated().reversed().map { index, child in
                (child, "\(path)/\(child.kind.name)" + (several ? "[\(index)]" : ""))
            }
        }
        return found
    }
}
