// Screen+Guides.swift: where the guides of views lie.  Lengths in points from the view's top or leading edge.

import Fractions
import LayoutCore
import Rows

extension Screen {
    /// Works out where a container places the views inside: on their guides, or in a frame.
    mutating func placeContents(of index: Int) throws(ScreenError) {
        var known = KnownGuides()
        for axis in Axis.allCases {
            for child in nodes[index].children {
                if case .frame(_, let keys) = nodes[index].kind {
                    let own = try value(keys[axis].standard, keys[axis], of: index, layer: 0, &known)
                    nodes[child].placing[axis] = own.plus(try guide(keys[axis], of: child, &known), times: -1)
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
    private func guide(
        _ key: GuideKey, of node: Int, layer: Int? = nil, _ known: inout KnownGuides
    ) throws(ScreenError) -> ScreenGuide {
        let layer = layer ?? nodes[node].guides.count
        if let explicit = try explicit(key, of: node, layer: layer, &known) { return explicit }
        return try value(key.standard, key, of: node, layer: layer, &known)
    }

    private func explicit(
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

    /// What leaves a container, as `GuideCombination` says: a stack of one child and a view with one child pass all.
    private func exported(
        _ key: GuideKey, from node: Int, _ known: inout KnownGuides
    ) throws(ScreenError) -> ScreenGuide? {
        let combination = key.combination
        let children = nodes[node].children
        if combination == .never, children.count > 1 || nodes[node].staysStack { return nil }
        var values: [ScreenGuide] = []
        for child in children {
            let layer = nodes[child].guides.count
            if let inner = try explicit(key, of: child, layer: layer, &known) {
                values.append(ScreenGuide.one(.offset(child, key.axis)).plus(inner))
            }
        }
        guard values.count > 1 else { return values.first }
        return switch combination {
        case .mean, .never: values.reduce(ScreenGuide()) { $0.plus($1) }.times(Fraction(1, over: values.count))
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
            let best = combination == .least ? numbers.min() : numbers.max()
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
        func part(_ part: GuideExpression, _ known: inout KnownGuides) throws(ScreenError) -> ScreenGuide {
            try value(part, key, of: node, layer: layer, &known)
        }
        let fault = ScreenError(.notLinear(key), at: nodes[node].path)
        switch expression {
        case .number(let number):
            let range = -Limits.length...Limits.length
            try ScreenBuilder.check(number, "a number in the guide \(key.name)", in: range, at: nodes[node].path)
            return ScreenGuide(constant: number)
        case .width: return .one(.size(node, .horizontal))
        case .height: return .one(.size(node, .vertical))
        case .guide(let other): return try guide(other, of: node, layer: layer, &known)
        case .explicit(let other, let otherwise):
            if let explicit = try explicit(other, of: node, layer: layer, &known) { return explicit }
            return try part(otherwise, &known)
        case .sum(let first, let second): return try part(first, &known).plus(part(second, &known))
        case .difference(let first, let second): return try part(first, &known).plus(part(second, &known), times: -1)
        case .product(let first, let second):
            let (left, right) = (try part(first, &known), try part(second, &known))
            if left.terms.isEmpty { return right.times(Fraction(decimal: left.constant)) }
            guard right.terms.isEmpty else { throw fault }
            return left.times(Fraction(decimal: right.constant))
        case .quotient(let first, let second):
            let (left, right) = (try part(first, &known), try part(second, &known))
            guard right.terms.isEmpty, right.constant != 0 else { throw fault }
            return left.times(1 / Fraction(decimal: right.constant))
        }
    }
}
