// ReducedRow+Measures.swift: the row that programs are about, the levels at which items meet their bounds, in points per unit of weight, and very great
// lengths in a larger unit: the simplex method compares with tolerances that suit numbers up to some thousands.

package import Rows

extension Row {
    /// The reduced row; one of fixed lengths where the proposal decides them.
    package func reducedRow() throws(RowProgramError) -> ReducedRow {
        switch resolution {
        case .shared(let row): return row
        case .decided(let lengths):
            guard lengths.allSatisfy(\.isFinite) else {
                throw .noFiniteAnswer("an item without maximum takes all of an infinite container; give a finite one")
            }
            return ReducedRow(
                lower: lengths, upper: lengths, base: lengths, weight: lengths.map { _ in 1 }, tiers: tiers,
                budget: lengths.reduce(0, +))
        }
    }
}

extension ReducedRow {
    /// The row of no items.
    static var empty: ReducedRow { ReducedRow(lower: [], upper: [], base: [], weight: [], tiers: [], budget: 0) }

    /// The items of a tier that have more than one possible length.
    func flexible(of tier: [Int]) -> [Int] { tier.filter { lower[$0] < upper[$0] } }

    /// What the flexible items of a tier share, in points, where the tier holds `budget`.
    func shared(of tier: [Int], budget: Double) -> Double {
        tier.reduce(budget) { lower[$1] < upper[$1] ? $0 : $0 - lower[$1] }
    }

    /// The level at which an item leaves its least length.
    func levelAtLower(_ item: Int) -> Double { (lower[item] - base[item]) / weight[item] }

    /// The level at which an item reaches its greatest length.
    func levelAtUpper(_ item: Int) -> Double { (upper[item] - base[item]) / weight[item] }

    /// Whether an item is at its greatest length when the level is reached, but for so many points.
    func reachesUpper(_ item: Int, at level: Double, within closeness: Double) -> Bool {
        upper[item].isFinite && upper[item] - (base[item] + weight[item] * level) <= closeness
    }

    /// The unit in which the programs measure this row, in points: 1 for rows of ordinary size, else a power of two,
    /// so that changing units rounds nothing.
    package var solverUnit: Double {
        var largest = budget.magnitude
        for index in lower.indices {
            largest = max(largest, max(lower[index], base[index]))
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
            base: base.map { $0 / unit }, weight: weight, tiers: tiers, budget: budget / unit)
    }
}

/// The unit in which programs measure lengths of at most `largest` points: 1 for ordinary ones, else a power of two, so
/// that changing units rounds nothing.
func solverUnit(for largest: Double) -> Double {
    largest <= 65_536 ? 1 : Double(sign: .plus, exponent: largest.exponent - 10, significand: 1)
}
