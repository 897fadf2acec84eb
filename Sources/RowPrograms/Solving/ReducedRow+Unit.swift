// ReducedRow+Unit.swift: very great lengths in a larger unit, so that the solver sees numbers of its liking.
// The simplex method compares with tolerances that suit numbers up to some thousands.

package import Rows

extension ReducedRow {
    /// The unit in which the programs measure this row, in points: 1 for rows of ordinary size, else a power of two,
    /// so that changing units rounds nothing.
    package var solverUnit: Double {
        var largest = budget.magnitude
        for index in lower.indices {
            largest = max(largest, lower[index], base[index])
            if canBind(upperOf: index) { largest = max(largest, upper[index]) }
        }
        return RowPrograms.solverUnit(for: largest)
    }

    /// Whether an item can reach its greatest length at all: no item gets more than the budget or its least length.
    private func canBind(upperOf index: Int) -> Bool { upper[index] <= max(budget, lower[index]) }

    /// The same row with its lengths in units of so many points; weights, and so the order of levels, stay.
    ///
    /// A greatest length that cannot bind is left out: beside it all others would look like nothing.
    func measured(in unit: Double) -> ReducedRow {
        ReducedRow(
            lower: lower.map { $0 / unit },
            upper: upper.indices.map { canBind(upperOf: $0) ? upper[$0] / unit : .infinity },
            base: base.map { $0 / unit },
            weight: weight, tiers: tiers, budget: budget / unit)
    }
}
