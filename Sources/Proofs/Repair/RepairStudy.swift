// RepairStudy.swift: which changes of some numbers make claims true in every world, and which of them costs least.
//
// A layout's parameters are the world's and the free ones, which are changes of design numbers.  In each region of the layout the
// points that break a claim meet linear inequalities; without the world's parameters these bound a shadow, the designs that are
// refuted there.  A design outside of all shadows is proved.

package import Families
package import Rows

/// A least change that makes claims true.
package struct LeastRepair: Sendable, Equatable {
    /// The least cost: points times prices; an infimum where it is not attained.
    package let cost: Fraction
    /// Whether a change has that cost; otherwise changes come as near to it as one likes.
    package let isAttained: Bool
    /// The change of each free number: it has that cost, or a thousandth more at most.
    package let changes: [Fraction]
}

/// The designs that break claims, once all regions of some layouts are explored.
package struct RepairStudy: Sendable {
    private let box: ParameterBox
    private let claims: [LayoutClaim]
    private let free: [Int]
    private let shadows: [Shadow]
    /// What it took.
    package let effort: ProofEffort

    /// Explores all regions.
    ///
    /// - Parameters:
    ///   - layouts: What has to keep the claims, all with the same parameters.
    ///   - free: The places of the free parameters, whose intervals have 0 in them.
    ///   - demands: Forms that a change must keep at least 0 in every world.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `Unexplored` where a limit was reached, and what proving throws.
    /// - Complexity: That of a proof with as many parameters, and an elimination for each region that breaks a claim.
    package init(
        of layouts: [some ParametricLayout], claims: [LayoutClaim], free: [Int], demands: [LinearForm] = [],
        limits: ProofLimits = ProofLimits(), progress: (Int) -> Void = { _ in }
    ) throws {
        var (shadows, effort) = ([Shadow](), ProofEffort())
        for (place, layout) in layouts.enumerated() {
            for claim in claims { try layout.check(claim) }
            let open = FreeLayout(layout, free: free, limits: demands)
            try shadows += open.lackingLayout(place)
            var explorer = Explorer(open, claims.map(\.measure))
            var explored = effort.regions
            try explorer.run(limits) { region, _, pieces in
                explored += 1
                progress(explored)
                for (claim, pieces) in pieces.enumerated() {
                    shadows += try pieces.compactMap { piece in
                        let excess = piece - LinearForm(claims[claim].allowance)
                        return try open.shadow(
                            of: Shadow.Fault(layout: place, claim: claim, excess: excess), in: region)
                    }
                }
            }
            if let stop = explorer.stop { throw Unexplored(reason: stop, effort: explorer.effort) }
            effort.regions += explorer.effort.regions
            effort.programs += explorer.effort.programs
        }
        (self.shadows, self.effort) = (shadows, effort)
        (self.claims, self.free) = (claims, free)
        box = ParameterBox(ranges: free.map { layouts[0].parameters[$0].range })
    }

    /// The cheapest change.
    ///
    /// - Parameters:
    ///   - prices: What a change of each free number by one point costs, above 0.
    ///   - only: The places of the numbers that may change; `nil` for all.
    /// - Returns: `nil` where no change makes the claims true.
    /// - Throws: `TooManyCorners`.
    package func cheapest(prices: [Fraction], changing only: Set<Int>? = nil) throws -> LeastRepair? {
        let still = only.map { Set(prices.indices).subtracting($0) } ?? []
        let ranges = box.ranges.enumerated().map { still.contains($0.offset) ? Fraction(0)...0 : $0.element }
        let search = DesignSearch(
            box: ParameterBox(ranges: ranges), shadows: shadows.compactMap { $0.fixing(still) }, prices: prices)
        return try search.run().map { LeastRepair(cost: $0.cost, isAttained: $0.isAttained, changes: $0.point) }
    }

    /// What proves that no change up to a cost makes the claims true.
    ///
    /// - Parameters:
    ///   - layouts: Those of the study, whose free parameters may have smaller intervals.
    ///   - cost: Of which changes it is to be proved.
    ///   - prices: What a change of each free number by one point costs, above 0.
    ///   - mostRegions: After so many it is given up.
    /// - Returns: `nil` where there is no such change, and where it could not be proved.
    /// - Throws: What laying out throws.
    package func bound(
        _ layouts: [some ParametricLayout], _ cost: RepairBound.Cost, prices: [Fraction], mostRegions: Int = 10_000
    ) throws -> RepairBound? {
        guard let parameters = layouts.first?.parameters, free.count <= RepairBound.mostChanges else { return nil }
        var designs = CheaperDesigns(layouts, claims, free: free, shadows)
        let named = zip(free, prices).map { RepairBound.Price(parameters[$0].name, $1) }
        do { return try designs.bound(named, cost, mostRegions: mostRegions) } catch is ProofGap { return nil }
    }
}

extension FreeLayout {
    private var world: [Int] { parameters.indices.filter { !free.contains($0) } }
    /// What ties the world alone.
    private var worldTies: [HalfSpace] {
        base.ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
    }

    /// The designs for which there is no layout in some world.
    fileprivate func lackingLayout(_ place: Int) throws -> [Shadow] {
        try demands.compactMap { demand in
            let fault = Shadow.Fault(layout: place, claim: nil, excess: 0 - demand)
            return try shadow(of: fault, within: worldTies + [HalfSpace(slack: fault.excess, isStrict: true)])
        }
    }

    /// The designs for which something is wrong somewhere in a region.
    fileprivate func shadow(of fault: Shadow.Fault, in region: Region) throws -> Shadow? {
        if let known = fault.excess.known { return known > 0 ? try shadow(of: fault, within: region.halves) : nil }
        let most = region.polytope?.greatest(fault.excess).value ?? box.range(of: fault.excess).upperBound
        guard most > 0 else { return nil }
        return try shadow(of: fault, within: region.halves + [HalfSpace(slack: fault.excess, isStrict: true)])
    }

    private func shadow(of fault: Shadow.Fault, within halves: [HalfSpace]) throws -> Shadow? {
        guard var shadow = try Shadow(of: halves, in: box, without: world) else { return nil }
        shadow.fault = fault
        return shadow.renumbered(free)
    }
}
