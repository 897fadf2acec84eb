// DesignSets.swift: large polytopes of designs for which two rules agree in every world.
//
// A polytope begins as all designs.  While the rules differ for one of its designs, the decisions that they come by there
// hold for a polytope of such designs; one of its inequalities excludes the design that the search began at, and the opposite
// of that is one more inequality of the set.  So a set ends with few inequalities, all of them needed.

internal import Families
internal import Rows

/// Learns sets of designs.
struct DesignSets<L: ParametricLayout> {
    private(set) var oracle: DesignOracle<L>
    /// The sets so far.
    private(set) var found: [[HalfSpace]] = []
    /// Designs for which the rules agree in every world.
    private(set) var same: [[Fraction]] = []
    /// Designs with a world in which they do not.
    private(set) var differing: [[Fraction]] = []
    private var shadows: [[Fraction]: [HalfSpace]] = [:]

    init(_ oracle: DesignOracle<L>) throws {
        self.oracle = oracle
        try draw()
    }

    /// How many designs are drawn, and among how many values of each parameter.
    private static var drawn: (designs: Int, values: Int) { (60, 5) }

    /// Tries designs on a grid so coarse that parameters often meet.
    private mutating func draw() throws {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<4 * Self.drawn.designs where same.count + differing.count < Self.drawn.designs {
            let design = oracle.layout.parameters.map { parameter in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let step = Fraction(Int((state >> 33) % UInt64(Self.drawn.values)), over: Self.drawn.values - 1)
                return parameter.range.lowerBound + (parameter.range.upperBound - parameter.range.lowerBound) * step
            }
            if try oracle.isPossible(design) { _ = try difference(at: design) }
        }
    }

    mutating func count() throws { try oracle.count() }

    /// A point with the numbers of a design at which the rules differ; `nil` where they agree in every world.
    mutating func difference(at design: [Fraction]) throws -> [Fraction]? {
        let point = try oracle.difference(at: design)
        if let point { differing.append(point) } else { same.append(design) }
        return point
    }

    /// The set, by its place, in which a design lies.
    func place(of design: [Fraction]) -> Int? {
        found.firstIndex { $0.allSatisfy { $0.contains(design) } }
    }

    /// Learns a set that has a design for which the rules agree in every world.
    mutating func learn(around design: [Fraction]) throws {
        var halves: [HalfSpace] = []
        while let point = try counterexample(to: halves) {
            let shadow = try shadow(at: point)
            let choices = shadow.filter { !$0.contains(design) }.map(\.opposite)
            guard let best = choices.best(keeping: same.inside(halves), not: differing.inside(halves)) else {
                throw WorldGap(words: "nothing tells two designs apart")
            }
            halves.append(best)
        }
        found.append(halves)
    }

    private mutating func counterexample(to halves: [HalfSpace]) throws -> [Fraction]? {
        if let known = differing.first(where: { $0.isIn(halves) }) { return known }
        let point = try oracle.difference(inside: halves)
        if let point { differing.append(point) }
        return point
    }

    private mutating func shadow(at point: [Fraction]) throws -> [HalfSpace] {
        if let known = shadows[point] { return known }
        let shadow = try oracle.shadow(at: point)
        shadows[point] = shadow
        return shadow
    }

    /// Takes other sets, which have the same designs together.
    mutating func take(_ sets: [[HalfSpace]]) { found = sets }
}

extension [HalfSpace] {
    /// The simplest half-space among those that keep about the most of some designs and the fewest of others.
    func best(keeping wanted: [[Fraction]], not others: [[Fraction]]) -> HalfSpace? {
        let choices = map { half in
            let (kept, wrong) = (wanted.count(where: half.contains), others.count(where: half.contains))
            return (score: wrong - 2 * kept, parameters: half.direction.count { $0 != 0 }, half: half)
        }
        guard let least = choices.map(\.score).min() else { return nil }
        return choices.filter { $0.score <= least + 2 }
            .min { ($0.parameters, $0.score) < ($1.parameters, $1.score) }?.half
    }
}

extension [[Fraction]] {
    func inside(_ halves: [HalfSpace]) -> [[Fraction]] { filter { $0.isIn(halves) } }
}

extension [Fraction] {
    func isIn(_ halves: [HalfSpace]) -> Bool { halves.allSatisfy { $0.contains(self) } }
}
