// WaterFilling+Sweep.swift: the optimum of every policy over all containers at once, and progressive filling, which is one
// of them.

extension WaterFilling: PiecewiseLinearDistribution {
    /// The leximin lengths of the problem's policy from `room` on.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: Row, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        switch problem.policy {
        case .equalSizes, .equalIncrements, .weights:
            AffineFill(problem.plainRow(problem.policy, room: room.value), budget: room).lengths(until: &horizon)
        case .cssFlex: CSSFlexLine().lengths(for: problem, from: room, until: &horizon)
        case .glue: TeXGlue().lengths(for: problem, from: room, until: &horizon)
        }
    }
}

extension ProgressiveFilling: PiecewiseLinearDistribution {
    /// Minima plus equal increments from `room` on.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: Row, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        AffineFill(problem.plainRow(.equalIncrements, room: room.value), budget: room).lengths(until: &horizon)
    }
}
