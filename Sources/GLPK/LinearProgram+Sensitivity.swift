// LinearProgram+Sensitivity.swift: how an optimum follows a bound that moves.
// The rates come out of the final basis; the range in which they hold is arithmetic (Sensitivity+Range).

internal import CGLPK
public import LinearPrograms

extension LinearProgram {
    /// How the optimal point and every objective follow one bound that moves.
    ///
    /// With several objectives the earlier ones are held at what they reach when the bound moves, so that the rates
    /// are those of the whole program.
    ///
    /// - Returns: The rates and the range in which they hold, or `nil` when the program has no optimum.
    /// - Throws: `SolverError`; `badArgument` when the program has no such bound.
    /// - Complexity: A solve, and one column of the tableau for each objective.  Source: Dantzig, "Linear Programming
    ///   and Extensions" (1963), chapter 12; the range is that of complementary slackness, not of the basis.
    public func sensitivity(
        to bound: ProgramBound, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> Sensitivity? {
        guard value(of: bound) != nil else { throw .badArgument("the program has no such bound") }
        return try solving(options) { problem, solution throws(SolverError) in
            guard solution.status == .optimal else { return nil }
            let rates = try problem.rates(for: moves(of: bound, in: solution), columns: columnCount)
            return Sensitivity(of: self, to: bound, solution: solution, rates: rates)
        }
    }

    /// The bound itself, and the earlier objectives, whose optima move with it as their multipliers say.
    private func moves(of bound: ProgramBound, in solution: Solution) -> [Problem.Move] {
        let place =
            switch bound.place {
            case .row(let row): row.index
            case .column(let column): rowCount + max(0, objectives.count - 1) + column.index
            }
        let own = Problem.Move(place: place, lower: bound.side == .upper ? 0 : 1, upper: bound.side == .lower ? 0 : 1)
        let rates = objectiveRates(to: bound, in: solution).dropLast()
        return [own]
            + rates.enumerated().map { Problem.Move(place: rowCount + $0.offset, lower: $0.element, upper: $0.element) }
    }
}

extension Problem {
    /// A row, or a column counted behind the rows, whose bounds move.
    struct Move {
        let place: Int
        let lower, upper: Double
    }

    /// How fast the columns follow bounds that move, while the basis stays.
    fileprivate func rates(for moves: [Move], columns: Int) throws(SolverError) -> [Double] {
        var rates = [Double](repeating: 0, count: columns)
        let places = moves.map { Int32($0.place) }
        let (lower, upper) = (moves.map(\.lower), moves.map(\.upper))
        let status = withHandle { cglpk_follow($0, Int32(places.count), places, lower, upper, &rates) }
        try Problem.check(status)
        return rates
    }
}
