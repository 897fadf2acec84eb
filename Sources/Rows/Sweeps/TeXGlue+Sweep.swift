// TeXGlue+Sweep.swift: TeX's glue setting over all containers at once.

extension TeXGlue: PiecewiseLinearDistribution {
    /// The set widths from `room` on, stretched or shrunk as the room just beyond its start asks for.
    ///
    /// - Complexity: O(*n*²).
    public func lengths(
        for problem: Row, from room: Affine, until horizon: inout Horizon
    ) -> [Affine] {
        let natural = problem.items.reduce(0) { $0 + $1.ideal }
        let row = problem.glueRow(room: room.value, stretches: horizon.isLess(Affine(natural), room))
        return AffineFill(row, budget: room).lengths(until: &horizon)
    }
}
