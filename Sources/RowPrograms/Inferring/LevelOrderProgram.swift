// LevelOrderProgram.swift: the linear program of bases and weights, and the proof that there are none (PolicyInference.swift).

internal import Fractions
internal import LinearPrograms
internal import Rows
internal import Simplex

/// The bases and weights for which some levels are in order.
struct LevelOrderProgram {
    private let orders: [LevelOrder]
    private let count: Int

    init(_ orders: [LevelOrder], names count: Int) { (self.orders, self.count) = (orders, count) }

    /// What comes of it.
    enum Answer {
        case levels(FoundLevels)
        /// There are none; the rows whose orders contradict each other.
        case contradiction(Set<Int>)
    }

    /// What the orders say, one row each: what each column is multiplied by.
    private func entries(_ order: LevelOrder) -> [(column: Int, coefficient: Double)] {
        [
            (2 * order.high, order.highLength), (2 * order.high + 1, -1), (2 * order.low, -order.lowLength),
            (2 * order.low + 1, 1),
        ]
    }

    /// The least sum of inverse weights and of bases in their units.
    func solved(_ adviser: Adviser) throws -> Answer {
        var program = LinearProgram()
        for _ in 0..<count {
            _ = program.variable(atLeast: 1)
            _ = program.variable(atLeast: 0)
        }
        for order in orders {
            let entries = entries(order).filter { $0.coefficient != 0 }
            program.addRow(
                columns: entries.map { Int32($0.column) }, coefficients: entries.map(\.coefficient), lower: -.infinity,
                upper: 0)
        }
        let columns = (0..<Int32(2 * count)).map { $0 }
        program.addObjective(Objective(.minimize, columns: columns, costs: columns.map { _ in 1 }))
        func solved<Advice: SimplexAdvice & ~Copyable>(_ advice: Advice.Type) throws -> Solution {
            try program.solved(advisedBy: advice, SolverOptions(method: .exact))
        }
        let solution = try solved(adviser.advice)
        guard let exact = program.exact(solution) else { throw UnconfirmedInference() }
        if exact.status == .optimal {
            let levels = FoundLevels(exact.values)
            guard levels.excess(of: orders) <= 0 else { throw UnconfirmedInference() }
            return .levels(levels)
        }
        let factors = exact.farkas.map(\.magnitude)
        guard exact.status == .infeasible, isContradiction(factors) else { throw UnconfirmedInference() }
        return .contradiction(Set(zip(orders, factors).filter { $1 != 0 }.map(\.0.row)))
    }

    /// Whether the orders, each so many times, add up to what is above 0 wherever inverse weights are at least 1 and bases at
    /// least 0, although none of them is above 0.
    private func isContradiction(_ factors: [Fraction]) -> Bool {
        guard factors.count == orders.count else { return false }
        var sums = [Fraction](repeating: 0, count: 2 * count)
        for (order, factor) in zip(orders, factors) where factor != 0 {
            for (column, coefficient) in entries(order) {
                sums[column] = sums[column] + Fraction(exactly: coefficient) * factor
            }
        }
        let least = stride(from: 0, to: sums.count, by: 2).reduce(0 as Fraction) { $0 + sums[$1] }
        return sums.allSatisfy { $0 >= 0 } && least > 0
    }
}

/// Inverse weights and bases in their units, each name's after each other.
struct FoundLevels {
    private let values: [Fraction]

    init(_ values: [Fraction]) { self.values = values }

    /// Base and weight of each name.
    var items: [(base: Fraction, weight: Fraction)] {
        stride(from: 0, to: values.count, by: 2).map { (index: Int) -> (base: Fraction, weight: Fraction) in
            let inverse = values[index]
            return (values[index + 1] / inverse, Fraction(1) / inverse)
        }
    }

    /// The simplest bases and weights near these with which some orders hold still; these where there are none.
    ///
    /// Answers with a tolerance leave room, and the solver's answer stands in a corner of it, with a denominator of many digits.
    func simplified(holding orders: [LevelOrder]) -> FoundLevels {
        stride(from: 4, through: 48, by: 2).lazy.map { near(within: Fraction(1, over: 1 << $0)) }
            .first { $0.fulfils(orders) } ?? self
    }

    private func near(within share: Fraction) -> FoundLevels {
        FoundLevels(
            items.flatMap { (base, weight) -> [Fraction] in
                let room = max(base, 1) * share
                let inverse = 1 / Fraction.simplest(in: weight * (1 - share)...weight * (1 + share))
                return [inverse, Fraction.simplest(in: max(0, base - room)...base + room) * inverse]
            })
    }

    /// By how much the worst of some orders is broken, in levels; 0 where none is.
    func excess(of orders: [LevelOrder]) -> Fraction { orders.reduce(0) { max($0, excess(of: $1)) } }

    /// Whether none of some orders is broken; it ends with the first that is.
    private func fulfils(_ orders: [LevelOrder]) -> Bool { orders.allSatisfy { excess(of: $0) <= 0 } }

    private func excess(of order: LevelOrder) -> Fraction {
        let high = Fraction(exactly: order.highLength) * values[2 * order.high] - values[2 * order.high + 1]
        let low = Fraction(exactly: order.lowLength) * values[2 * order.low] - values[2 * order.low + 1]
        return high - low
    }
}

/// The solver's answer did not hold in exact arithmetic.
package struct UnconfirmedInference: Error, CustomStringConvertible {
    /// What is wrong.
    package var description: String { "an answer of the solver did not hold in exact arithmetic" }
}
