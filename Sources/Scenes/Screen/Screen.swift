// Screen.swift: a screen as one question: how large is every view, and where does it stand?
// Lengths in points.  `ScreenProgram` answers it.

import Fractions
package import Boxes

/// A scene whose views have ranges of sizes: flat and checked, under its proposal.
///
/// The root answers the proposal within its range.  Then every container offers its own size to what it holds: a stack
/// shares it among its children by the rule of `Row` (`equalSizes`) and offers it across, an overlay
/// offers it along both axes, a frame offers it to its child.  Across a stack and in an overlay the children's sizes are
/// as in `FlexibleAlignmentProblem`.
public struct Screen: Sendable, Equatable {
    /// All views, each before what it holds; the root is the first.
    package internal(set) var nodes: [ScreenNode] = []
    /// What is proposed to the root, in points: a length, `nil` for unspecified, or infinity; 0 for a negative one.
    package let proposal: PerAxis<Double?>

    /// Makes a scene flat and checks it.  Views with ranges answer a negative proposal as they answer 0.
    ///
    /// - Throws: `ScreenError` for the first thing wrong, `noRange` for a view that has no range of sizes.
    /// - Complexity: O(*n* · levels).
    public init(_ scene: SceneDocument) throws(ScreenError) {
        self = try scene.root.perform { () throws(ScreenError) in try Screen(onThisStack: scene) }
    }

    private init(onThisStack scene: SceneDocument) throws(ScreenError) {
        proposal = PerAxis { axis in scene.proposal[axis].map { $0 < 0 ? 0 : $0 } }
        let builder = try ScreenBuilder(scene)
        nodes = builder.nodes
        for axis in Axis.allCases {
            guard let length = proposal[axis], length != .infinity else { continue }
            try ScreenError.check(length, "the proposal", at: "")
        }
        try measure(builder.boxes)
        try checkGuides(builder.boxes)
        markUnspecified()
        try stateRows(of: scene)
    }
}

extension Screen {
    /// The guide on which a container places its children along an axis; `nil` where it does not align there.
    package func alignmentKey(of node: Int, along axis: Axis) -> GuideKey? {
        switch nodes[node].kind {
        case .stack(let main, _, let key): axis == main ? nil : key
        case .overlay(let keys): keys[axis]
        case .leaf, .frame, .padding: nil
        }
    }

    /// The children that size a container: of an overlay, those of the highest priority.
    package func sizingChildren(of node: Int) -> [Int] { sizingChildren(of: nodes[node]) }

    func sizingChildren(of node: ScreenNode) -> [Int] {
        guard case .overlay = node.kind else { return node.children }
        let highest = node.children.map { nodes[$0].priority }.max()
        return node.children.filter { nodes[$0].priority == highest }
    }

    /// Whether sizes get into each other's way on a line: not where every guide is the same share of its own view.
    package func sizesCompete(_ children: [Int], _ axis: Axis) -> Bool {
        let shares = children.map { child -> Fraction? in
            let guide = nodes[child].placing[axis]
            guard guide.constant == 0, guide.terms.allSatisfy({ $0.quantity == .size(child, axis) }) else { return nil }
            return guide.terms.first?.share ?? 0
        }
        return shares.contains { $0 == nil || $0 != shares[0] }
    }

    /// The views that are offered a size which they may overflow: in frames, and of overlays those that do not size them.
    package var offered: [(view: Int, axis: Axis)] {
        nodes.indices.flatMap { container -> [(view: Int, axis: Axis)] in
            let children: [Int] =
                switch nodes[container].kind {
                case .frame: nodes[container].children
                case .overlay: nodes[container].children.filter { !sizingChildren(of: container).contains($0) }
                case .leaf, .stack, .padding: []
                }
            return children.flatMap { child in
                Axis.allCases.filter { !nodes[child].isUnspecified[$0] }.map { (child, $0) }
            }
        }
    }

    /// Children of equal priority, highest first; under a policy with tiers of its own, those of each.
    package func tiers(of node: Int) -> [[Int]] {
        if let stated = nodes[node].sharing?.stated {
            return stated.tiers.map { tier in tier.map { nodes[node].children[$0] } }
        }
        let members = Dictionary(grouping: nodes[node].children) { nodes[$0].priority }
        return members.sorted { $0.key > $1.key }.map(\.value)
    }

    /// Which axes carry nil down: a stack passes it along, a frame without ideal and a padding along both axes.
    private mutating func markUnspecified() {
        for index in nodes.indices {
            nodes[index].isUnspecified = PerAxis { isUnspecified(index, $0) }
        }
    }

    private func isUnspecified(_ index: Int, _ axis: Axis) -> Bool {
        guard let parent = nodes[index].parent else { return proposal[axis] == nil }
        guard nodes[parent].isUnspecified[axis] else { return false }
        switch nodes[parent].kind {
        case .stack(let main, _, _): return axis == main
        case .frame(let limits, _): return limits[axis].ideal == nil
        case .padding: return true
        case .overlay, .leaf: return false
        }
    }
}

/// Sizes and places of all views of a screen.
public struct ScreenArrangement: Sendable, Equatable {
    /// The size of each view, by index.
    package let sizes: [PerAxis<Double>]
    /// Where each view starts in its container; 0 for the root.
    package let offsets: [PerAxis<Double>]
    /// Where each view starts in the root.
    package let origins: [PerAxis<Double>]

    /// Puts an answer together: sizes, and offsets within containers, one a view.
    package init(sizes: [PerAxis<Double>], offsets: [PerAxis<Double>], in screen: Screen) {
        (self.sizes, self.offsets) = (sizes, offsets)
        var origins = offsets
        for (index, node) in screen.nodes.enumerated() {
            guard let parent = node.parent else { continue }
            for axis in Axis.allCases { origins[index][axis] = origins[parent][axis] + offsets[index][axis] }
        }
        self.origins = origins
    }

    /// `[x, y, width, height]` of a view in the root; what the solver leaves below a billionth of a point is 0.
    public func frame(_ index: Int) -> [Double] {
        let (origin, size) = (origins[index], sizes[index])
        return [origin.horizontal, origin.vertical, size.horizontal, size.vertical].map { abs($0) < 1e-9 ? 0 : $0 }
    }
}
