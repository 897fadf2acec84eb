// DesignSearch.swift: the cheapest design outside of all shadows, best first, exactly.

internal import Families
internal import Rows

/// Designs that meet some inequalities, with the corners of their closure.
private struct DesignNode {
    var polytope: Polytope
    var bounds: [Shadow.Bound] = []

    /// The part that meets more inequalities; `nil` where no design does.
    func part(_ more: some Sequence<Shadow.Bound>) throws -> DesignNode? {
        var part = self
        for bound in more {
            part.bounds.append(bound)
            if part.polytope.points.allSatisfy({ bound.slack.value(at: $0) >= 0 }) { continue }
            guard let cut = part.polytope.cut(bound.slack) else { throw TooManyCorners() }
            if cut.points.isEmpty { return nil }
            part.polytope = cut
        }
        // The mean lies on an inequality only where all of the closure does.
        return part.contains(part.polytope.points.mean) ? part : nil
    }

    func contains(_ point: [Fraction]) -> Bool { bounds.allSatisfy { $0.contains(point) } }
}

/// Looks for a cheapest design; parameters are those of the design alone.
struct DesignSearch {
    struct Answer {
        let cost: Fraction
        let isAttained: Bool
        /// A design that has the cost, or else one that costs a thousandth more at most.
        let point: [Fraction]
    }

    let box: ParameterBox
    let allowed: Shadow
    let shadows: [Shadow]
    let cost: LinearForm

    /// The cheapest design, or `nil` where none is outside of all shadows.
    ///
    /// - Complexity: Every split takes a shadow away; exponential in their number at worst.
    func run() throws -> Answer? {
        guard let corners = Polytope(box) else { throw TooManyCorners() }
        guard !allowed.isEmpty, let root = try DesignNode(polytope: corners).part(allowed.bounds) else { return nil }
        var open = [(node: root, cost: least(root).value)]
        var approached: Answer?
        while let index = open.indices.min(by: { open[$0].cost < open[$1].cost }) {
            let (node, price) = open.remove(at: index)
            if let approached, approached.cost < price { return approached }
            let cheapest = least(node).corners.mean
            let isInside = node.contains(cheapest)
            if isInside, !shadows.contains(where: { $0.contains(cheapest) }) {
                return Answer(cost: price, isAttained: true, point: cheapest)
            }
            let here = shadows.filter { $0.contains(cheapest) } + shadows
            if let shadow = try here.first(where: { try !$0.isEmpty && node.part($0.bounds) != nil }) {
                for piece in try pieces(of: node, outside: shadow) { open.append((piece, least(piece).value)) }
            } else if approached == nil {
                approached = near(cheapest, in: node, price)
            }
        }
        return approached
    }

    private func least(_ node: DesignNode) -> (value: Fraction, corners: [[Fraction]]) {
        let (value, corners) = node.polytope.greatest(0 - cost)
        return (0 - value, corners)
    }

    /// What violates the first inequality, what meets it and violates the second, and so on.
    private func pieces(of node: DesignNode, outside shadow: Shadow) throws -> [DesignNode] {
        try shadow.bounds.indices.compactMap { index in
            try node.part(shadow.bounds[..<index] + [shadow.bounds[index].opposite])
        }
    }

    /// A design of the node on the way from a corner that is none of it to its mean.
    private func near(_ corner: [Fraction], in node: DesignNode, _ price: Fraction) -> Answer {
        let mean = node.polytope.points.mean
        let share = min(1, Fraction(1, over: 1000) / (cost.value(at: mean) - price))
        let point = zip(corner, mean).map { $0 + ($1 - $0) * share }
        return Answer(cost: price, isAttained: false, point: point)
    }
}

/// There are too many free numbers, or too many corners, for an exact search.
package struct TooManyCorners: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what would be right.
    package var description: String { "too many designs to search exactly; leave fewer numbers free (at most four)" }
}
