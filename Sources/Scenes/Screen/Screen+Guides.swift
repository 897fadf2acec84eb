// Screen+Guides.swift: where the guides of views lie.  Lengths in points from the view's top or leading edge.

import Boxes
import Fractions

extension Screen {
    /// Works out where a container places the views inside: on their guides, or in a frame.
    mutating func placeContents(of index: Int, _ boxes: [Box<Double>]) throws(ScreenError) {
        var known = KnownGuides(boxes: boxes)
        for axis in Axis.allCases {
            for child in nodes[index].children {
                if case .frame(_, let keys) = nodes[index].kind {
                    let own = try value(keys[axis].standard, keys[axis], of: index, layer: 0, &known)
                    nodes[child].placing[axis] = own - (try guide(keys[axis], of: child, &known))
                } else if let key = alignmentKey(of: index, along: axis) {
                    nodes[child].placing[axis] = try guide(key, of: child, &known)
                }
            }
        }
    }

    /// Throws for the first given guide that is not linear.
    func checkGuides(_ boxes: [Box<Double>]) throws(ScreenError) {
        var known = KnownGuides(boxes: boxes)
        for index in nodes.indices {
            for (layer, given) in nodes[index].guides.enumerated() {
                _ = try guide(given.key, of: index, layer: layer + 1, &known)
            }
        }
    }
}

/// Guides that have been worked out: expressions that name one guide twice would otherwise ask twice, at every layer.
private struct KnownGuides {
    /// A guide of a view, seen from below a layer.
    struct Place: Hashable {
        let node, layer: Int
        let key: GuideKey
    }

    /// The boxes of the views.
    let boxes: [Box<Double>]
    /// Explicit values; `nil` inside where there is none.
    var explicit: [Place: ScreenGuide?] = [:]
}

// An expression sees its view with the guides that were given inside of it: those below a layer.  It ends: a key's
// default holds only keys that were made before it.
extension Screen {
    /// Where a view's guide lies: the explicit value if there is one, else the key's own default.
    fileprivate func guide(
        _ key: GuideKey, of node: Int, layer: Int? = nil, _ known: inout KnownGuides
    ) throws(ScreenError) -> ScreenGuide {
        let layer = layer ?? nodes[node].guides.count
        if let explicit = try explicit(key, of: node, layer: layer, &known) { return explicit }
        return try value(key.standard, key, of: node, layer: layer, &known)
    }

    fileprivate func explicit(
        _ key: GuideKey, of node: Int, layer: Int, _ known: inout KnownGuides
    ) throws(ScreenError) -> ScreenGuide? {
        let place = KnownGuides.Place(node: node, layer: layer, key: key)
        if let value = known.explicit[place] { return value }
        let guides = nodes[node].guides
        let given = guides[..<layer].lastIndex { $0.key == key }
        let found =
            if let given { try value(guides[given].expression, key, of: node, layer: given, &known) } else {
                try exported(key, from: node, &known)
            }
        known.explicit[place] = .some(found)
        return found
    }

    /// What leaves a container, as `GuideCombination` says; a view with one child passes all.
    private func exported(
        _ key: GuideKey, from node: Int, _ known: inout KnownGuides
    ) throws(ScreenError) -> ScreenGuide? {
        let combination = key.combination
        let aligns = Axis.allCases.contains { alignmentKey(of: node, along: $0) != nil }
        if combination == .never, aligns { return nil }
        var values: [(place: Int, guide: ScreenGuide)] = []
        for (place, child) in nodes[node].children.enumerated() {
            let layer = nodes[child].guides.count
            if let inner = try explicit(key, of: child, layer: layer, &known) {
                values.append((place, ScreenGuide(.offset(child, key.axis)) + inner))
            }
        }
        guard values.count > 1 else { return values.first?.guide }
        if combination == .mean { return values.map(\.guide).reduce(0, +) / Fraction(values.count) }
        let one = try one(of: values.map(\.place), combination, key, node, known.boxes[node])
        return values[one].guide
    }

    /// Which of some children has the least or the greatest value, which no linear function is unless it is always the
    /// same one's: along a column the first or the last one, on one line any one, and else the one that has it where the
    /// box is offered nothing, nothing in particular, and everything.
    private func one(
        of children: [Int], _ combination: GuideCombination, _ key: GuideKey, _ node: Int, _ box: Box<Double>
    ) throws(ScreenError) -> Int {
        if case .stack(key.axis, _, _) = nodes[node].kind { return combination == .least ? 0 : children.count - 1 }
        if alignmentKey(of: node, along: key.axis) == key { return 0 }
        var (judge, leaders) = (PlainJudge<Double>(), Set(children.indices))
        for offer in [0, nil, .infinity] as [Double?] {
            let all = box.explicitGuides(key, for: PerAxis { _ in offer }, judge: &judge)
            // What lies nowhere may lead.
            let numbers = children.map { all[$0].flatMap { $0.isFinite ? $0 : nil } }
            let best = combination.combined(numbers.compactMap(\.self), judge: &judge)
            leaders.formIntersection(numbers.indices.filter { numbers[$0] == nil || numbers[$0] == best })
        }
        guard let leader = leaders.min() else { throw ScreenError(.undecided(key), at: nodes[node].path) }
        return leader
    }

    private func value(
        _ expression: GuideExpression, _ key: GuideKey, of node: Int, layer: Int, _ known: inout KnownGuides
    ) throws(ScreenError) -> ScreenGuide {
        let value = try expression.value(for: GuidedNode(screen: self, key: key, node: node, layer: layer), &known)
        guard value.isFinite else { throw ScreenError(.notLinear(key), at: nodes[node].path) }
        return value
    }
}

/// A view below a layer as the expression for one of its guides sees it.
private struct GuidedNode: GuideReader {
    let screen: Screen
    let key: GuideKey
    let node, layer: Int

    private var path: String { screen.nodes[node].path }

    func number(_ points: Double) throws(ScreenError) -> ScreenGuide {
        let range = -Limits.length...Limits.length
        try ScreenError.check(points, "a number in the guide \(key.name)", in: range, at: path)
        return ScreenGuide(Fraction(decimal: points))
    }

    func length(_ axis: Axis) -> ScreenGuide { ScreenGuide(.size(node, axis)) }

    func guide(_ key: GuideKey, _ known: inout KnownGuides) throws(ScreenError) -> ScreenGuide {
        try screen.guide(key, of: node, layer: layer, &known)
    }

    func explicitGuide(_ key: GuideKey, _ known: inout KnownGuides) throws(ScreenError) -> ScreenGuide? {
        try screen.explicit(key, of: node, layer: layer, &known)
    }

    func known(_ value: ScreenGuide, _ known: KnownGuides) throws(ScreenError) -> Fraction {
        guard let factor = value.known else { throw ScreenError(.notLinear(key), at: path) }
        return factor
    }
}
