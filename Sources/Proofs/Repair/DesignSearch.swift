// DesignSearch.swift: the cheapest design outside of all shadows, best first, exactly.
//
// A node is a polytope of designs.  Where its cheapest design lies in a shadow, the node is split by the shadow's inequalities:
// what violates the first, what meets the first and violates the second, and so on.  The first node whose cheapest design is in
// no shadow has the answer.  This is the branching of the mixed-integer program whose variables choose, for each shadow, an
// inequality that is violated; no large constant is needed.

internal import Families
internal import Rows

/// Looks for a cheapest design: one number a free parameter, the change of what it stands for.
struct DesignSearch {
    struct Answer {
        let cost: Fraction
        let isAttained: Bool
        /// A design that has the cost, or else one that costs a thousandth more at most.
        let point: [Fraction]
    }

    /// From where to where each number may change; 0 lies in between.
    let box: ParameterBox
    /// The designs with a world in which something is wrong.
    let shadows: [Shadow]
    /// What a change by one point costs, above 0.
    let prices: [Fraction]

    /// The cheapest design, or `nil` where each is in a shadow.
    ///
    /// - Throws: `TooManyCorners`.
    /// - Complexity: Every split takes a shadow away; exponential in their number at worst.
    func run() throws -> Answer? {
        var open = try roots()
        var approached: Answer?
        while let next = open.indices.min(by: { open[$0].cost < open[$1].cost }) {
            let node = open.remove(at: next)
            if let approached, approached.cost < node.cost { return approached }
            let cheapest = node.cheapest
            if let good = cheapest.first(where: { point in node.contains(point) && isGood(point) }) {
                return Answer(cost: node.cost, isAttained: true, point: good)
            }
            let here = shadows.filter { shadow in cheapest.contains(where: shadow.contains) } + shadows
            if let shadow = try here.first(where: { try node.part($0.halves) != nil }) {
                open += try pieces(of: node, outside: shadow)
            } else {
                let answer = node.nearest
                if answer.isAttained { return answer }
                approached = approached ?? answer
            }
        }
        return approached
    }

    private func isGood(_ point: [Fraction]) -> Bool { !shadows.contains { $0.contains(point) } }

    /// One node for each choice of which numbers grow and which shrink: there the cost is linear.
    private func roots() throws -> [DesignNode] {
        let none = [(ranges: [ClosedRange<Fraction>](), rates: [Fraction]())]
        let sides = zip(box.ranges, prices).reduce(none) { parts, next in
            let (range, price) = next
            return parts.flatMap { part in
                let grown = range.upperBound > 0 ? [(0...range.upperBound, price)] : []
                let shrunk = range.lowerBound < 0 ? [(range.lowerBound...0, 0 - price)] : []
                let still = grown.isEmpty && shrunk.isEmpty ? [(Fraction(0)...0, price)] : []
                return (grown + shrunk + still).map { (part.ranges + [$0.0], part.rates + [$0.1]) }
            }
        }
        return try sides.map { side in
            guard let polytope = Polytope(ParameterBox(ranges: side.ranges)) else { throw TooManyCorners() }
            return DesignNode(polytope: polytope, cost: LinearForm(0, side.rates))
        }
    }

    /// What violates the first inequality, what meets it and violates the second, and so on.
    private func pieces(of node: DesignNode, outside shadow: Shadow) throws -> [DesignNode] {
        try shadow.halves.indices.compactMap { index in
            try node.part(shadow.halves[..<index] + [shadow.halves[index].opposite])
        }
    }
}

/// Designs that meet some inequalities, with the corners of their closure.
private struct DesignNode {
    private var polytope: Polytope
    private var halves: [HalfSpace] = []
    private let price: LinearForm
    /// The least cost over the closure.
    private(set) var cost: Fraction = 0
    /// Where that is: the corners, then their mean, which lies on a face only where all of them do.
    private(set) var cheapest: [[Fraction]] = []

    init(polytope: Polytope, cost price: LinearForm) {
        (self.polytope, self.price) = (polytope, price)
        findCheapest()
    }

    private mutating func findCheapest() {
        let (value, corners) = polytope.greatest(0 - price)
        (cost, cheapest) = (0 - value, corners + [corners.mean])
    }

    /// The part that meets more inequalities; `nil` where no design does.
    func part(_ more: some Sequence<HalfSpace>) throws -> DesignNode? {
        var part = self
        for half in more {
            part.halves.append(half)
            if part.polytope.points.allSatisfy({ half.slack.value(at: $0) >= 0 }) { continue }
            guard let cut = part.polytope.cut(half.slack) else { throw TooManyCorners() }
            if cut.points.isEmpty { return nil }
            part.polytope = cut
        }
        guard part.contains(part.polytope.points.mean) else { return nil }
        part.findCheapest()
        return part
    }

    func contains(_ point: [Fraction]) -> Bool { halves.allSatisfy { $0.contains(point) } }

    /// A design of a node in which all are good, as cheap as the node is or up to a thousandth dearer.
    var nearest: DesignSearch.Answer {
        let (corner, mean) = (cheapest[cheapest.count - 1], polytope.points.mean)
        let dearer = price.value(at: mean) - cost
        guard dearer > 0 else { return DesignSearch.Answer(cost: cost, isAttained: true, point: mean) }
        let share = min(1, Fraction(1, over: 1_000) / dearer)
        let point = zip(corner, mean).map { $0 + ($1 - $0) * share }
        return DesignSearch.Answer(cost: cost, isAttained: false, point: point)
    }
}

/// There are too many free numbers, or too many corners, for an exact search.
package struct TooManyCorners: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what would be right.
    package var description: String {
        "the designs are too many to be searched exactly; leave at most \(Polytope.mostParameters) numbers free"
    }
}
