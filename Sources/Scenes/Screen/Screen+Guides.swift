// Screen+Guides.swift: where the guides of views lie.  Lengths in points from the view's top or leading edge.

import Boxes
import Fractions

extension Screen {
    /// Works out where a container places the views inside: on their guides, or in a frame.
    mutating func placeContents(of index: Int) throws(ScreenError) {
        var known = KnownGuides()
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
    func checkGuides() throws(ScreenError) {
        var known = KnownGuides()
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
        let children = nodes[node].children
        if combination == .never, nodes[node].isStackOrOverlay { return nil }
        var values: [ScreenGuide] = []
        for child in children {
            let layer = nodes[child].guides.count
            if let inner = try explicit(key, of: child, layer: layer, &known) {
                values.append(ScreenGuide(.offset(child, key.axis)) + inner)
            }
        }
        guard values.count > 1 else { return values.first }
        return switch combination {
        case .mean, .never: values.reduce(0, +) / Fraction(values.count)
        case .least, .greatest: try one(of: values, combination, key, node)
        }
    }

    /// The least or the greatest of several values, which no linear function is unless it is always the same one's:
    /// along a column the first or the last one's, on one line any one's, and else the one's that has it with
    /// everything at its least, ideal and greatest size.
    private func one(
        of values: [ScreenGuide], _ combination: GuideCombination, _ key: GuideKey, _ node: Int
    ) throws(ScreenError) -> ScreenGuide {
        if case .stack(key.axis, _, _) = nodes[node].kind {
            return combination == .least ? values[0] : values[values.count - 1]
        }
        if alignmentKey(of: node, along: key.axis) == key { return values[0] }
        let extremes: [WritableKeyPath<LengthRange, Double>] = [\.minimum, \.ideal, \.maximum]
        let leaders = extremes.map { extreme in
            let numbers = values.map { self.value(of: $0, at: extreme) }
            var judge = PlainJudge<Double>()
            let best = combination.combined(numbers, judge: &judge)
            return Set(numbers.indices.filter { numbers[$0] == best || !numbers[$0].isFinite })
        }
        guard let leader = leaders[0].intersection(leaders[1]).intersection(leaders[2]).min() else {
            throw ScreenError(.undecided(key), at: nodes[node].path)
        }
        return values[leader]
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
