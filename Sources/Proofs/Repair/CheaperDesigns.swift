// CheaperDesigns.swift: what proves that no design up to a cost is good.
//
// In every shadow the world was eliminated parameter by parameter.  Going back that way gives a world for each design in it, as
// forms of the design: so a region of designs lies in one shadow, the forms are put in, and the rule is run over the
// region, to keep what decides its comparisons.

internal import Deadlines
internal import Families
internal import Rows

/// Names for every design a world in which something is wrong.
struct CheaperDesigns<Base: ParametricLayout> {
    let layouts: [Base]
    let claims: [LayoutClaim]
    /// The places of the free parameters.
    let free: [Int]
    let shadows: [Shadow]
    private var tree: ProofTree? = ProofTree()
    private var witnesses: [Int: RepairBound.Witness] = [:]

    init(_ layouts: [Base], _ claims: [LayoutClaim], free: [Int], _ shadows: [Shadow]) {
        (self.layouts, self.claims, self.free, self.shadows) = (layouts, claims, free, shadows)
    }

    /// The proof; `nil` where there is no such design, or not all of them could be shown to be bad.
    ///
    /// - Parameter mostRegions: After so many it is given up.
    /// - Throws: What laying out throws.
    mutating func bound(_ prices: [RepairBound.Price], _ cost: RepairBound.Cost, mostRegions: Int) throws
        -> RepairBound?
    {
        guard let root = try region(of: cost, prices.map(\.price)) else { return nil }
        var open = [root]
        while let region = open.popLast() {
            if witnesses.count >= mostRegions || Deadline.isOver { return nil }
            guard let rest = try refuted(region) else { return nil }
            open += rest
        }
        guard let tree else { return nil }
        return RepairBound(prices: prices, cost: cost, claims: claims, tree: tree, witnesses: witnesses)
    }

    /// The designs up to a cost; `nil` if no design costs so little.
    private func region(of cost: RepairBound.Cost, _ prices: [Fraction]) throws -> Region? {
        let box = ParameterBox(ranges: free.map { layouts[0].parameters[$0].range })
        let slacks = cost.slacks(prices)
        // Where the cost is 0 all that is left is to change nothing.
        let halves = slacks.map { HalfSpace(slack: $0, isStrict: cost.isStrict) }
        var programs = 0
        guard case .point(let point) = try InequalitySystem(box: box, halves: halves).answer(&programs) else {
            return nil
        }
        return cost.isStrict
            ? Region(box, ties: [], strict: slacks.map { 0 - $0 }, point: point)
            : Region(box, ties: slacks.map { 0 - $0 }, point: point)
    }

    /// Names a world for a part of a region.
    ///
    /// - Returns: The other parts; `nil` where some design there is in no shadow.
    private mutating func refuted(_ region: Region) throws -> [Region]? {
        let corners = region.polytope?.points ?? []
        func reach(_ shadow: Shadow) -> Int {
            corners.count { corner in shadow.halves.allSatisfy { $0.slack.value(at: corner) >= 0 } }
        }
        let here = shadows.filter { $0.fault != nil && $0.contains(region.inner) }
        guard let shadow = here.max(by: { reach($0) < reach($1) }), let fault = shadow.fault else { return nil }
        // The rule is asked anew.
        var region = region
        region.answers = []
        let decisions = RegionJudge(region, tree: tree.take())
        var judge = decisions.judge
        for half in shadow.halves {
            _ = half.isStrict ? judge.isLess(0, half.slack) : judge.isLess(half.slack, 0)
        }
        let layout = layouts[fault.layout]
        var point = [LinearForm](repeating: 0, count: layout.parameters.count)
        for (place, index) in free.enumerated() { point[index] = LinearForm(parameter: place) }
        shadow.addWorld(to: &point, &judge)
        let world = point.indices.filter { !free.contains($0) }
        for index in world {
            let range = layout.parameters[index].range
            _ = judge.isLess(point[index], LinearForm(range.lowerBound))
            _ = judge.isLess(LinearForm(range.upperBound), point[index])
        }
        for tie in layout.ties { _ = judge.isLess(0, tie.value(at: point)) }
        let isBroken = try isBroken(fault, layout, point, decisions.region.inner, &judge)
        tree = decisions.tree.take()
        guard decisions.gap == nil, isBroken else { return nil }
        let node = decisions.region.node
        tree?.nodes[node].end = .leaf(decisions.region.inner)
        witnesses[node] = RepairBound.Witness(
            layout: fault.layout, claim: fault.claim, world: world.map { point[$0] })
        return decisions.rest
    }

    private func isBroken(
        _ fault: Shadow.Fault, _ layout: Base, _ point: [LinearForm], _ inner: [Fraction], _ judge: inout FormJudge
    ) throws -> Bool {
        let excess = fault.excess.value(at: point)
        guard let claim = fault.claim else { return judge.isLess(0, excess) }
        let allowance = LinearForm(claims[claim].allowance)
        let pieces = try layout.measured([claims[claim].measure], at: point, judge: &judge).pieces[0]
        let worst =
            pieces.first { $0 - allowance == excess } ?? pieces.max { $0.value(at: inner) < $1.value(at: inner) }
        return worst.map { judge.isLess(allowance, $0) } ?? false
    }
}
