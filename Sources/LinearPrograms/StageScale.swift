// StageScale.swift: which way one objective improves, and below what size its multipliers are rounding.

/// How to read the multipliers of one stage of a solution.
struct StageScale {
    /// 1 when smaller is better, -1 when larger is.
    private(set) var sign = 1.0
    /// What counts as zero among multipliers times coefficients: 1e-9 of the largest cost, the solver's own tolerance.
    private(set) var least = 1e-9

    init(_ program: LinearProgram, stage: Int) {
        guard stage < program.objectives.count else { return }
        let objective = program.objectives[stage]
        sign = objective.sense.sign
        let largest = objective.costs.reduce(0) { max($0, $1.magnitude) }
        if largest > 0 { least *= largest }
    }

    /// Which bound a multiplier leans on; `nil` when it is rounding.
    ///
    /// - Parameter steepest: The largest coefficient of the row; 1 for a column.
    func side(of multiplier: Double, steepest: Double = 1) -> ProgramBound.Side? {
        if (multiplier * steepest).magnitude <= least { return nil }
        return sign * multiplier > 0 ? .lower : .upper
    }
}
