// WaterFill+Sweep.swift: the optimum of every policy over all containers at once, and progressive filling, which is one
// of them.

extension WaterFill: PiecewiseLinearDistribution {
    /// The leximin lengths of the problem's policy from `room` on.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: DistributionProblem, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        switch problem.policy {
        case .equalSizes:
            AffineFill(problem, room: room, base: { _ in 0 }, weight: { _ in 1 }).lengths(until: &horizon)
        case .equalIncrements:
            AffineFill(problem, room: room, base: \.minimum, weight: { _ in 1 }).lengths(until: &horizon)
        case .weights:
            AffineFill(problem, room: room, base: { _ in 0 }, weight: \.weight).lengths(until: &horizon)
        case .cssFlex: FlexLineCSS().lengths(for: problem, from: room, until: &horizon)
        case .glue: GlueSetting().lengths(for: problem, from: room, until: &horizon)
        }
    }
}

extension ProgressiveFill: PiecewiseLinearDistribution {
    /// Minima plus equal increments from `room` on.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: DistributionProblem, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        AffineFill(problem, room: room, base: \.minimum, weight: { _ in 1 }).lengths(until: &horizon)
    }
}

extension AffineFill {
    /// The items' own bounds.
    fileprivate init(
        _ problem: DistributionProblem, room: Affine, base: (Item) -> Double, weight: (Item) -> Double
    ) {
        self.init(
            lower: problem.items.map(\.minimum), upper: problem.items.map(\.maximum), base: problem.items.map(base),
            weight: problem.items.map(weight), tiers: problem.tiers, budget: room)
    }
}
