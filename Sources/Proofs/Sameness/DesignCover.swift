// DesignCover.swift: all designs, region by region: each lies in a set for which two rules agree in every world, or has a
// world, as forms of the design, in which they do not.

internal import Families
internal import Rows

/// Covers the designs of a family.
struct DesignCover<L: ParametricLayout> {
    private var sets: DesignSets<L>
    private var tree: ProofTree?
    private var ends: [Int: WorldProof.End] = [:]
    private var programs = 0

    init(_ sets: DesignSets<L>) { self.sets = sets }

    private var layout: L { sets.oracle.layout }
    private var world: [Int] { sets.oracle.world }
    /// The sets in which the rules agree.
    var found: [[HalfSpace]] { sets.found }
    var effort: ProofEffort {
        var effort = sets.oracle.effort
        effort.programs += programs
        return effort
    }

    func domain() throws(ProofGap) -> [HalfSpace] { try sets.oracle.domain() }

    /// Takes other sets, which have the same designs together.
    mutating func take(_ found: [[HalfSpace]]) { sets.take(found) }

    /// Visits all designs, and learns a set for each design that no set has yet.
    mutating func run(keepsTree: Bool) throws {
        (tree, ends) = (keepsTree ? ProofTree() : nil, [:])
        var open = [
            try layout.region(keeping: &tree, mostCornerParameters: DesignOracle<L>.mostCornerParameters)
        ]
        while var region = open.popLast() {
            try sets.count()
            // Other regions were asked other questions.
            region.answers = []
            let decisions = RegionJudge(region, tree: tree.take())
            defer { programs += decisions.programs }
            let end: WorldProof.End
            if let place = sets.place(of: region.inner) {
                for half in sets.found[place] { _ = decisions.isPositive(half.isStrict ? half.slack : 0 - half.slack) }
                end = .inside(place)
            } else if let point = try sets.difference(at: region.inner) {
                end = try .differs(differing(near: point, decisions))
            } else {
                try sets.learn(around: region.inner)
                tree = decisions.tree.take()
                open.append(region)
                continue
            }
            if let gap = decisions.gap { throw gap }
            open += decisions.rest
            tree = decisions.tree.take()
            tree?.nodes[decisions.region.node].end = .leaf(decisions.region.inner)
            if tree != nil { ends[decisions.region.node] = end }
        }
    }

    /// A world in which the rules differ for all designs of what is left of a region.
    private func differing(near point: [Fraction], _ decisions: RegionJudge) throws -> [LinearForm] {
        let forms = try sets.oracle.world(near: point)
        let there = layout.point(world, at: forms)
        for form in layout.demands(at: there, world) { _ = decisions.isPositive(form) }
        var judge = decisions.judge
        let pieces = try layout.measured([.distance], at: there, judge: &judge).pieces[0]
        guard pieces.count > 1 || decisions.gap != nil else {
            throw WorldGap(words: "a world does not tell the rules apart")
        }
        return forms
    }

    /// What proves that the sets are those for which the rules agree in every world.
    mutating func proof(_ limits: ProofLimits) throws -> WorldProof? {
        var parts: [WorldProof.Part] = []
        for halves in sets.found {
            let (least, above) = (halves.filter { !$0.isStrict }.map(\.slack), halves.filter(\.isStrict).map(\.slack))
            let narrowed = NarrowedLayout(layout, least: least, above: above)
            guard let tree = try LayoutStudy.tree(proving: .optimal, of: narrowed, limits: limits) else { return nil }
            parts.append(WorldProof.Part(least: least, above: above, tree: tree))
        }
        let count = sets.found.count
        try run(keepsTree: true)
        guard let tree, sets.found.count == count else { return nil }
        return WorldProof(world: world, parts: parts, rest: tree, ends: ends)
    }

    /// Polytopes of the designs that lie in none of some sets, which are all for which the rules agree.
    mutating func others(than same: [[HalfSpace]], in domain: [HalfSpace]) throws -> PolytopeUnion? {
        var union = PolytopeUnion(box: layout.box, domain: domain, parts: [], mostPrograms: 40_000)
        var seeds = sets.differing
        while true {
            while let seed = seeds.popLast() {
                if union.parts.contains(where: seed.isIn) { continue }
                union.add(try without(same, around: seed, in: domain))
            }
            var all = union
            for set in same { all.add(set) }
            do {
                if try all.covers([]) { return union }
            } catch is TooManyPolytopes { return nil }
            seeds = Array(all.outside.suffix(1))
        }
    }

    /// A polytope with a design that meets none of some sets.
    private mutating func without(
        _ same: [[HalfSpace]], around design: [Fraction], in domain: [HalfSpace]
    ) throws -> [HalfSpace] {
        var halves: [HalfSpace] = []
        for set in same {
            let system = InequalitySystem(box: layout.box, halves: domain + halves + set)
            guard case .point = try system.answer(&programs) else { continue }
            let choices = set.filter { !$0.contains(design) }.map(\.opposite)
            let (wanted, others) = (sets.differing.inside(halves), sets.same.inside(halves))
            if let best = choices.best(keeping: wanted, not: others) { halves.append(best) }
        }
        return halves
    }
}

extension RegionJudge {
    /// Whether a form is above 0.
    fileprivate func isPositive(_ form: LinearForm) -> Bool { isLess(0, form) }
}
