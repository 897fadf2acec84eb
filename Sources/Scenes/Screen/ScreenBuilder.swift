// ScreenBuilder.swift: the boxes of a scene made flat and checked, properties folded into the boxes that they are about.

import Boxes

/// Collects the boxes of a screen that have frames of their own, each before those inside it.
struct ScreenBuilder {
    /// Where a box stands: in a container by index, with so many boxes above.
    struct Place {
        var parent: Int?
        /// The kinds and places of the boxes around, such as `hstack/1/`.
        var path = ""
        var level = 0
        /// The kind of view that it is a part of.
        var kind = ""
    }

    /// The most levels of a scene.
    static let mostLevels = 200

    private(set) var nodes: [ScreenNode] = []
    /// The boxes of the nodes.
    private(set) var boxes: [Box<Double>] = []
    private var identifiers: Set<String> = []

    /// Collects the boxes of a scene.
    init(_ scene: SceneDocument) throws(ScreenError) {
        var run = SceneRun<Double>()
        run.countsLines = false
        let root: Box<Double>
        do throws(UnmeasuredView) {
            root = try scene.root.measured(in: run)
        } catch {
            let first = scene.root.all.first { !ScreenError.hasRange($0.kind) }
            throw ScreenError(noRange: first?.kind.name ?? error.kind)
        }
        try add(root)
        for box in boxes { box.isOptimal = true }
    }

    /// Adds a box and all that it holds; returns its index.
    @discardableResult
    private mutating func add(_ box: Box<Double>, at place: Place = Place()) throws(ScreenError) -> Int {
        guard nodes.count < Limits.items, place.level < Self.mostLevels else {
            throw ScreenError(.tooLarge(levels: Self.mostLevels), at: place.path)
        }
        let (priority, viewKind) = (box.priority, box.kind == "view" ? place.kind : box.kind)
        guard priority.isFinite || priority == -.infinity else {
            let allowed = "a finite number or -infinity"
            throw ScreenError(.outOfRange("the priority", value: priority, allowed: allowed), at: place.path)
        }
        let index: Int
        if let kind = ScreenNode.Kind(box) {
            index = try addNode(kind, of: box, at: place)
        } else {
            guard let inside = box.sameFrame else { throw ScreenError(noRange: viewKind) }
            var inner = place
            (inner.level, inner.kind) = (place.level + 1, viewKind)
            index = try add(inside, at: inner)
        }
        nodes[index].priority = priority
        if case .guided(let key, let expression) = box.content {
            nodes[index].guides.append(ScreenNode.Guide(key: key, expression: expression))
        }
        if let id = box.id {
            guard identifiers.insert(id).inserted else { throw ScreenError(.duplicateIdentifier(id), at: place.path) }
            nodes[index].ids.append(id)
        }
        return index
    }

    private mutating func addNode(
        _ kind: ScreenNode.Kind, of box: Box<Double>, at place: Place
    ) throws(ScreenError) -> Int {
        // Of leaves spacers alone have a name of their own.
        let path = place.path + (box.kind == "spacer" ? box.kind : kind.name)
        try kind.check(at: path)
        let index = nodes.count
        let depth = place.parent.map { nodes[$0].depth + 1 } ?? 0
        nodes.append(ScreenNode(parent: place.parent, kind: kind, depth: depth, path: path))
        boxes.append(box)
        if let sharing = box.sharing, sharing.policy != .equalSizes {
            nodes[index].sharing = ScreenSharing(policy: sharing.policy, items: sharing.items)
        }
        for (number, child) in box.children.enumerated() {
            let inside = Place(parent: index, path: "\(path)/\(number)/", level: place.level + 1)
            nodes[index].children.append(try add(child, at: inside))
        }
        return index
    }
}

extension Box<Double> {
    /// The box inside that has its frame; `nil` where none has.
    fileprivate var sameFrame: Box? {
        switch content {
        case .guided, .wrapped: children.first
        default: nil
        }
    }
}

extension ScreenNode.Kind {
    /// Throws for what is out of range, out of order, or along the wrong axis.
    fileprivate func check(at path: String) throws(ScreenError) {
        switch self {
        case .leaf(let ranges):
            try Self.check(ranges.horizontal, "the width", at: path)
            try Self.check(ranges.vertical, "the height", at: path)
        case .stack(let axis, let gaps, let key):
            try Self.check(key, along: axis.across, at: path)
            for gap in gaps { try ScreenError.check(gap, "the spacing", in: -Limits.length...Limits.length, at: path) }
        case .frame(let limits, let keys):
            try Self.check(limits.horizontal, "width", at: path)
            try Self.check(limits.vertical, "height", at: path)
            for axis in Axis.allCases { try Self.check(keys[axis], along: axis, at: path) }
        case .overlay(let keys): for axis in Axis.allCases { try Self.check(keys[axis], along: axis, at: path) }
        case .padding(let before, let total):
            let insets = Axis.allCases.flatMap { [before[$0], total[$0] - before[$0]] }
            if insets.contains(where: { $0 < 0 }) { throw ScreenError(noRange: "padding with negative insets") }
            for inset in insets { try ScreenError.check(inset, "an inset", at: path) }
        }
    }

    private static func check(_ key: GuideKey, along axis: Axis, at path: String) throws(ScreenError) {
        if key.axis != axis { throw ScreenError(.wrongAxis(key), at: path) }
    }

    private static func check(_ limits: FlexibleLength, _ side: String, at path: String) throws(ScreenError) {
        let (minimum, ideal, maximum) = (limits.minimum, limits.ideal, limits.maximum)
        for (limit, word) in [(minimum, "least"), (ideal, "ideal"), (maximum == .infinity ? nil : maximum, "most")] {
            if let limit { try ScreenError.check(limit, "the \(word) \(side)", at: path) }
        }
        if let minimum, let maximum, minimum > maximum {
            throw ScreenError(.outOfOrder("the least \(side)", above: "the most"), at: path)
        }
    }

    private static func check(_ range: LengthRange, _ name: String, at path: String) throws(ScreenError) {
        do {
            try range.check()
        } catch .outOfRange(let quantity, let value) {
            let word = quantity == .minimum ? "least" : quantity == .ideal ? "ideal" : "most"
            let allowed = (0...Limits.length).words
            throw ScreenError(.outOfRange("the \(word) of \(name)", value: value, allowed: allowed), at: path)
        } catch .outOfOrder(.minimum, _, _, _) {
            throw ScreenError(.outOfOrder("the least of \(name)", above: "its ideal"), at: path)
        } catch {
            throw ScreenError(.outOfOrder("the ideal of \(name)", above: "the most"), at: path)
        }
    }
}

extension ScreenError {
    /// Refuses what is no finite length.
    static func check(
        _ value: Double, _ name: String, in range: ClosedRange<Double> = 0...Limits.length, at path: String
    ) throws(ScreenError) {
        if range.contains(value) { return }
        throw ScreenError(.outOfRange(name, value: value, allowed: range.words), at: path)
    }

    /// Of a view that does not answer an offer with the offer brought into a range.
    init(noRange kind: String) {
        let kinds = SceneKinds.standard
        self.init(.noRange(kind, known: kinds.names.filter { kinds[$0].map(Self.hasRange) ?? false }), at: "")
    }

    /// Whether views of a kind have ranges of sizes where those inside have.
    fileprivate static func hasRange(_ kind: any SceneKind) -> Bool {
        let inside = Array(repeating: SceneView(RangeKind()), count: kind.places(of: 1).count)
        var box = try? SceneView(kind, inside).measured(in: SceneRun<Double>())
        while let inner = box?.sameFrame { box = inner }
        return box.flatMap(ScreenNode.Kind.init) != nil
    }
}
