// Row+Reductions.swift: the reduced rows of a row, container by container.  Lengths in points.

extension Row {
    /// The row as its policy reduces it, and from which container on; each holds up to where the next one begins.
    ///
    /// One begins where a comparison of the policy turns round, whether or not a length has a breakpoint there: glue that
    /// stretches in the ratio in which it shrinks has none at its natural lengths, but other bounds and weights beyond them.
    /// Budgets are 0: they change with every container.
    ///
    /// - Throws: `SweepError.tooManyPieces` if the policy turns too often; any error of the policy.
    /// - Complexity: Two reductions a turn.
    package func reductions() throws -> [(start: Double, row: ReducedRow)] {
        let row = mapped(Affine.init, { $0 })
        let minima = items.reduce(0) { $0 + $1.minimum }
        var reductions: [(start: Double, row: ReducedRow)] = []
        var (start, steps) = (0.0, 0)
        while start.isFinite {
            steps += 1
            guard steps <= Sweep.mostSteps(items.count) else { throw SweepError.tooManyPieces(reductions.count) }
            let room = Affine(start - totalSpacing, slope: 1)
            var judge = SweepJudge<Double>(closeness: Double.rounding(at: max(start, abs(room.value), minima)))
            _ = try policy.reduced(row, in: room, judge: &judge)
            // Never stand still, however near the next turn lies.
            let end = max(start + judge.reach, start.nextUp)
            let inside = end.isFinite ? (start + end) / 2 : start + 1
            let there = Row(unchecked: items, spacing: spacing, available: inside, policy: policy)
            guard case .shared(var reduced) = there.resolution else { return reductions }
            reduced.budget = 0
            if reductions.last?.row != reduced { reductions.append((start, reduced)) }
            start = end
        }
        return reductions
    }
}
