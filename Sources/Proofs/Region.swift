// Region.swift: the part of a family in which all comparisons so far have one answer.

internal import Families
internal import Rows

/// The points of a family at which some decisions hold; there is one at least.
struct Region: Sendable {
    /// Its node in the tree of the proof.
    var node = 0
    let box: ParameterBox
    /// The answers to the first comparisons of the rule, which lead to this region.
    var answers: [Bool] = []
    /// What bounds the region beside the box: what ties the parameters, then the decisions.
    private(set) var halves: [HalfSpace] = []
    /// For each of `halves`, which inequality on the way from the root it is, and how many times that its slack is.
    private var sources: [(inequality: Int, factor: Fraction)] = []
    /// How many inequalities there are on the way.
    private var depth: Int
    /// Some points of the region, so that many a question about it needs no linear program.
    private(set) var points: [[Fraction]]
    private var known: KnownRanges
    /// The corners, where the parameters are few.
    private(set) var polytope: Polytope?

    /// How many points are kept.
    private static let mostPoints = 12

    /// All points at which ties hold.
    ///
    /// - Parameters:
    ///   - ties: Forms that are nowhere above 0.
    ///   - strict: Forms that are below 0 everywhere.
    ///   - point: One of the points.
    ///   - mostCornerParameters: The most parameters with which corners are kept.
    init(
        _ box: ParameterBox, ties: [LinearForm], strict: [LinearForm] = [], point: [Fraction],
        mostCornerParameters: Int = Polytope.mostParameters
    ) {
        (self.box, points, known, depth) = (box, [point], KnownRanges(box), 2 * box.ranges.count)
        polytope = Polytope(box, mostParameters: mostCornerParameters)
        let bounds = ties.map { ($0, false) } + strict.map { (0 - $0, true) }
        for (form, isPositive) in bounds {
            let half = form.known == nil ? HalfSpace(form, isPositive: isPositive) : nil
            if let half, known.knows(half) != true {
                add(half, factor: Fraction.wholeFactor(of: form.coefficients))
            } else {
                depth += 1
            }
        }
    }

    /// A point of the region.
    var inner: [Fraction] { points[0] }

    var system: InequalitySystem { InequalitySystem(box: box, halves: halves) }

    func contains(_ point: [Fraction]) -> Bool { system.contains(point) }

    /// Whether all of the region is inside a half-space, or all of it outside, where that can be told without a linear
    /// program.
    mutating func knows(_ half: HalfSpace) -> Bool? { known.knows(half) }

    /// Learns that all of the region is inside a half-space.
    mutating func learn(_ half: HalfSpace) { known.learn(half) }

    /// The fact that the region lies inside a half-space.
    ///
    /// - Parameter factors: What the slack of each of `halves` is multiplied by; the ends of the parameters make up for
    ///   what is then left to that of `half`.
    func fact(_ half: HalfSpace, factors: [Fraction]) -> ProofTree.Fact {
        var rest = half.slack
        var multipliers: [ProofTree.Multiplier] = []
        for ((source, bound), factor) in zip(zip(sources, halves), factors) where factor != 0 {
            rest = rest - bound.slack * factor
            multipliers.append(.init(inequality: source.inequality, factor: source.factor * factor))
        }
        let ends = rest.coefficients.enumerated().filter { $0.element != 0 }.map { index, coefficient in
            ProofTree.Multiplier(
                inequality: 2 * index + (coefficient < 0 ? 1 : 0), factor: max(coefficient, 0 - coefficient))
        }
        return ProofTree.Fact(half, multipliers: ends + multipliers)
    }

    /// The part inside a half-space; `nil` where none of the known points and not `point` either is in it.
    func part(inside half: HalfSpace, and point: [Fraction]? = nil) -> Region? {
        var part = self
        part.points = points.filter(half.contains)
        if let point { part.points.insert(point, at: 0) }
        if part.points.isEmpty { return nil }
        if part.points.count > Self.mostPoints { part.points.removeLast() }
        part.add(half)
        return part
    }

    /// - Parameter factor: How many times the slack of its inequality the slack of `half` is.
    private mutating func add(_ half: HalfSpace, factor: Fraction = 1) {
        // What bounded the region on the same side bounds it no longer.
        if let old = halves.firstIndex(where: { $0.isAbove == half.isAbove && $0.normal == half.normal }) {
            halves.remove(at: old)
            sources.remove(at: old)
        }
        halves.append(half)
        sources.append((depth, factor))
        polytope = polytope?.cut(half.slack)
        depth += 1
        learn(half)
    }
}
