// DesignOracle.swift: does a world exist for a design in which two rules give other lengths?  Lengths in points, exact.
//
// The world are some of the parameters, the design the others.

internal import Deadlines
internal import Families
internal import Rows

/// Asks two rules about designs.
struct DesignOracle<L: ParametricLayout> {
    let layout: L
    let world: [Int]
    private let limits: ProofLimits
    private let deadline: Deadline?
    var effort = ProofEffort()

    init(_ layout: L, world: [Int], _ limits: ProofLimits) {
        (self.layout, self.world, self.limits) = (layout, world, limits)
        deadline = limits.time.map { Deadline(after: $0) }
    }

    /// With so many parameters corners still cost less than linear programs.
    static var mostCornerParameters: Int { 7 }

    /// A point with the numbers of a design at which the rules differ; `nil` where they agree in every world.
    ///
    /// - Throws: `WorldGap`; `ProofGap`; what the rules throw.
    mutating func difference(at design: [Fraction]) throws -> [Fraction]? {
        var forms = design.map { LinearForm($0) }
        for (index, place) in world.enumerated() { forms[place] = LinearForm(parameter: index) }
        let box = ParameterBox(ranges: world.map { layout.parameters[$0].range })
        let ties = layout.ties.map { $0.value(at: forms) }
        guard let region = try region(box, ties, []) else { return nil }
        return try difference(from: region, at: forms).map { found in
            var point = design
            for (place, value) in zip(world, found) { point[place] = value }
            return point
        }
    }

    /// Whether a design has a world at all.
    mutating func isPossible(_ design: [Fraction]) throws -> Bool {
        var forms = design.map { LinearForm($0) }
        for (index, place) in world.enumerated() { forms[place] = LinearForm(parameter: index) }
        let box = ParameterBox(ranges: world.map { layout.parameters[$0].range })
        return try region(box, layout.ties.map { $0.value(at: forms) }, []) != nil
    }

    /// A point at which the rules differ, with a design in a polytope; `nil` where they agree in all of it.
    mutating func difference(inside halves: [HalfSpace]) throws -> [Fraction]? {
        let (closed, open) = (halves.filter { !$0.isStrict }, halves.filter(\.isStrict))
        let region = try region(
            layout.box, layout.ties + closed.map { 0 - $0.slack }, layout.strictTies + open.map { 0 - $0.slack })
        guard let region else { return nil }
        return try difference(from: region, at: layout.parameters.indices.map(LinearForm.init(parameter:)))
    }

    private mutating func region(
        _ box: ParameterBox, _ ties: [LinearForm], _ strict: [LinearForm]
    ) throws -> Region? {
        if ties.contains(where: { $0.known.map { $0 > 0 } ?? false }) { return nil }
        let halves =
            ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
            + strict.map { HalfSpace(0 - $0, isPositive: true) }
        guard case .point(let point) = try InequalitySystem(box: box, halves: halves).answer(&effort.programs) else {
            return nil
        }
        return Region(
            box, ties: ties, strict: strict, point: point, mostCornerParameters: Self.mostCornerParameters)
    }

    private mutating func difference(from region: Region, at forms: [LinearForm]) throws -> [Fraction]? {
        var open = [region]
        while let region = open.popLast() {
            try count()
            let decisions = RegionJudge(region)
            defer { effort.programs += decisions.programs }
            var judge = decisions.judge
            let pieces = try layout.measured([.distance], at: forms, judge: &judge).pieces[0]
            if let gap = decisions.gap { throw gap }
            if pieces.count > 1 { return decisions.region.inner }
            open += decisions.rest
        }
        return nil
    }

    /// Counts a region.
    ///
    /// - Throws: `WorldGap` where there may be no more of them.
    mutating func count() throws(WorldGap) {
        if deadline?.isOver == true || Deadline.isOver { throw WorldGap(words: "the limit of time was reached") }
        if effort.regions >= limits.regions {
            throw WorldGap(words: "the limit of \(limits.regions.counted("region")) was reached")
        }
        effort.regions += 1
    }
}

/// Why it was not found where rules agree in every world.
struct WorldGap: Error {
    let words: String
}
