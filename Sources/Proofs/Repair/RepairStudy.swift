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
        for layout in layouts {
            for claim in claims { try layout.check(claim) }
            let open = FreeLayout(layout, free: free, limits: demands)
            try shadows += open.lackingLayout()
            var explorer = Explorer(open, claims.map(\.measure))
            var explored = effort.regions
            try explorer.run(limits) { region, _, pieces in
                explored += 1
                progress(explored)
                for (claim, pieces) in zip(claims, pieces) {
                    shadows += try pieces.compactMap { try open.shadow(of: $0, above: claim.allowance, in: region) }
                }
            }
            if let stop = explorer.stop { throw Unexplored(reason: stop, effort: explorer.effort) }
            effort.regions += explorer.effort.regions
            effort.programs += explorer.effort.programs
        }
        (self.shadows, self.effort) = (shadows, effort)
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
}

extension FreeLayout {
    private var world: [Int] { parameters.indices.filter { !free.contains($0) } }
    /// What ties the world alone.
    private var worldTies: [HalfSpace] {
        base.ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
    }

    /// The designs for which there is no layout in some world.
    fileprivate func lackingLayout() throws -> [Shadow] {
        try demands.compactMap { demand in
            try Shadow(of: worldTies + [HalfSpace(slack: 0 - demand, isStrict: true)], in: box, without: world)?
                .renumbered(free)
        }
    }

    /// The designs for which a form is above an allowance somewhere in a region.
    fileprivate func shadow(of piece: LinearForm, above allowance: Fraction, in region: Region) throws -> Shadow? {
        let excess = piece - LinearForm(allowance)
        if let known = excess.known {
            guard known > 0 else { return nil }
            return try Shadow(of: region.halves, in: box, without: world)?.renumbered(free)
        }
        guard box.range(of: excess).upperBound > 0 else { return nil }
        return try Shadow(of: region.halves + [HalfSpace(slack: excess, isStrict: true)], in: box, without: world)?
            .renumbered(free)
    }
}
