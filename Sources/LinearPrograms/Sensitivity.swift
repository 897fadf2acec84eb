// Sensitivity.swift: how an optimum follows a bound that moves, and from where to where it does so.
// Rates are per unit of the bound.  Sensitivity+Range finds the range by arithmetic alone.

internal import Fractions

/// The rates at which an optimal point follows one bound of its program, and the range in which they hold.
///
/// Within `range` the point `values(at:)` is optimal for every objective in order: it is feasible, and the multipliers
/// that proved the solution prove it too.  The range is a guarantee, not always the largest one: where several points
/// are optimal it ends where the one that is followed would have to be left, and where several multipliers prove the
/// optimum it ends where these stop.  At a kink, from which the point goes on differently to either side, the range
/// has the bound's present value at one of its ends, or holds nothing else.  Rates and ends are rounded; to solve again at
/// an end, step inside by a rounding.
public struct Sensitivity: Sendable, Equatable {
    /// The bound that moves.
    public let bound: ProgramBound
    /// The present value of the bound.
    public let value: Double
    /// The optimum at the present value.
    public let solution: Solution
    /// By how much each variable changes per unit of the bound; one a column.
    public let rates: [Double]
    /// By how much the optimum of each objective changes per unit of the bound, in order.
    public let objectiveRates: [Double]
    /// The values of the bound between which the rates hold; holds `value`, and may be infinite at either end.
    public let range: ClosedRange<Double>

    /// An optimal point when the bound has another value within `range`; one number a column.
    ///
    /// - Complexity: O(columns).
    public func values(at other: Double) -> [Double] {
        zip(solution.values, rates).map { $0 + $1 * (other - value) }
    }

    public func rate(of variable: Variable) -> Double { rates[variable.index] }

    public func rate(of expression: LinearExpression) -> Double {
        expression.terms.reduce(0) { $0 + $1.coefficient * rates[$1.variable.index] }
    }
}

extension LinearProgram {
    /// By how much the optimum of each objective changes per unit of a bound, as the multipliers say.
    ///
    /// An earlier objective's optimum moves as well, and the later ones are held to it; so the multipliers of the
    /// earlier objectives enter those of the later ones.  At a kink these are the rates to one of its sides.
    ///
    /// - Precondition: The solution is an optimum of this program.
    /// - Complexity: O(*k*²) for *k* objectives.
    public func objectiveRates(to bound: ProgramBound, in solution: Solution) -> [Double] {
        var rates: [Double] = []
        for (objective, stage) in zip(objectives, solution.stages) {
            let multiplier =
                switch bound.place {
                case .row(let row): stage.rowDuals[row.index]
                case .column(let column): stage.reducedCosts[column.index]
                }
            let leansOnLower = objective.sense.sign * multiplier > 0
            let own = bound.side == .equal || (bound.side == .lower) == leansOnLower ? multiplier : 0
            rates.append(zip(stage.earlierMultipliers, rates).reduce(own) { $0 + $1.0 * $1.1 })
        }
        return rates
    }
}

extension LinearProgram {
    /// By how much each variable changes per unit of a bound while the basis of a solution stays.
    ///
    /// - Returns: One number a column; all 0 where the bound holds nothing, or where the solution has no basis.
    /// - Precondition: The bound is one of the program's.
    /// - Complexity: That of taking the basis apart.
    package func rates(to bound: ProgramBound, in solution: Solution) -> [Double] {
        let still = [Double](repeating: 0, count: columnCount)
        guard let basis = solution.basis else { return still }
        let place =
            switch bound.place {
            case .row(let row): columnCount + row.index
            case .column(let column): column.index
            }
        let holds: Basis.Status = bound.side == .equal ? .fixed : bound.side == .lower ? .atLower : .atUpper
        guard basis[place] == holds else { return still }
        return rates(Enclosure.self, of: place, basis) ?? rates(Fraction.self, of: place, basis) ?? still
    }

    private func rates<Number: CertainNumber>(_: Number.Type, of place: Int, _ basis: Basis) -> [Double]? {
        guard case .success(let system)? = try? BasisSystem<Number>.make(self, basis) else { return nil }
        return system.motion(of: place, rate: Number(exactly: 1))[..<columnCount].map(\.double)
    }
}
