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

    /// The orders as rows of a program.
    ///
    /// - Parameter ranges: Of each column.
    private func program(_ ranges: [ClosedRange<Double>]) -> LinearProgram {
        var program = LinearProgram()
        for range in ranges { _ = program.variable(atLeast: range.lowerBound, atMost: range.upperBound) }
        for order in orders {
            let entries = entries(order).filter { $0.coefficient != 0 }
            program.addRow(
                columns: entries.map { Int32($0.column) }, coefficients: entries.map(\.coefficient), lower: -.infinity,
                upper: 0)
        }
        return program
    }

    /// The exact answer of a program.
    private func exact(_ program: LinearProgram, _ adviser: Adviser) throws -> ExactSolution {
        guard let exact = program.exact(try solution(of: program, .exact, adviser)) else {
            throw UnconfirmedInference()
        }
        return exact
    }

    private func solution(of program: LinearProgram, _ method: SimplexMethod, _ adviser: Adviser) throws -> Solution {
        func solved<Advice: SimplexAdvice & ~Copyable>(_ advice: Advice.Type) throws -> Solution {
            try program.solved(advisedBy: advice, SolverOptions(method: method))
        }
        return try solved(adviser.advice)
    }

    /// The least sum of inverse weights and of bases in their units.
    func solved(_ adviser: Adviser) throws -> Answer {
        var program = program((0..<count).flatMap { _ in [1...Double.infinity, 0...Double.infinity] })
        let columns = (0..<Int32(2 * count)).map { $0 }
        program.addObjective(Objective(.minimize, columns: columns, costs: columns.map { _ in 1 }))
        let exact = try exact(program, adviser)
        if exact.status == .optimal {
            let levels = FoundLevels(exact.values)
            guard levels.excess(of: orders) <= 0 else { throw UnconfirmedInference() }
            return .levels(levels)
        }
        let factors = exact.farkas.map(\.magnitude)
        guard exact.status == .infeasible, isContradiction(factors) else { throw UnconfirmedInference() }
        return .contradiction(Set(zip(orders, factors).filter { $1 != 0 }.map(\.0.row)))
    }

    /// Bases and weights as simple as the orders let them be, one after the other: each is the simplest that it can be with
    /// some others after it.
    ///
    /// - Parameters:
    ///   - found: Some with which the orders hold; none becomes more than twice as large, and no weight less than half.
    ///   - isExact: Whether the programs are; in doubles, what is found may break an order.
    /// - Returns: `nil` where rounding leaves no room.
    /// - Complexity: Two linear programs a base and a weight.
    func simplest(near found: FoundLevels, exactly isExact: Bool, _ adviser: Adviser) -> FoundLevels? {
        var ranges = (0..<count).flatMap { name in
            let (inverse, base) = (found.values[2 * name].double, found.values[2 * name + 1].double)
            // The unit of weights, and where levels begin, stay as they are.
            return [
                inverse == 1 ? 1...1 : inverse / 2...inverse * 2, 0...base * 2,
            ]
        }
        var values = found.values
        // Weights first: bases may be shifted by them, and follow.
        for column in (0..<count).map({ 2 * $0 }) + (0..<count).map({ 2 * $0 + 1 }) {
            guard let range = range(of: column, in: ranges, exactly: isExact, adviser) else { return nil }
            if column.isMultiple(of: 2) {
                values[column] = 1 / Fraction.simplest(in: 1 / range.upperBound...1 / range.lowerBound)
            } else {
                let inverse = values[column - 1]
                values[column] =
                    Fraction.simplest(in: range.lowerBound / inverse...range.upperBound / inverse) * inverse
            }
            ranges[column] = values[column].double...values[column].double
        }
        return FoundLevels(values)
    }

    /// What a column may be while the others are in some ranges; `nil` where nothing is.
    private func range(
        of column: Int, in ranges: [ClosedRange<Double>], exactly isExact: Bool, _ adviser: Adviser
    ) -> ClosedRange<Fraction>? {
        // Ends in doubles are right to about a billionth: what keeps that distance from them is inside.
        let distance = 1e-8
        func end(_ sense: Sense) -> Fraction? {
            var program = program(ranges)
            program.addObjective(Objective(sense, columns: [Int32(column)], costs: [1]))
            // Longer numbers are right too, so that no error is worth reporting.
            if !isExact {
                guard let solution = try? solution(of: program, .primal, adviser), solution.status == .optimal
                else { return nil }
                return Fraction(exactly: solution.values[column] * (sense == .minimize ? 1 + distance : 1 - distance))
            }
            guard let exact = try? exact(program, adviser), exact.status == .optimal else { return nil }
            return exact.values[column]
        }
        guard let lower = end(.minimize), let upper = end(.maximize) else { return nil }
        if lower <= upper { return lower...upper }
        // Ends nearer to each other than that are one number, and the simplest near it is taken for it.
        return isExact ? nil : upper...lower
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
    let values: [Fraction]

    init(_ values: [Fraction]) { self.values = values }

    /// Base and weight of each name.
    var items: [(base: Fraction, weight: Fraction)] {
        stride(from: 0, to: values.count, by: 2).map { (index: Int) -> (base: Fraction, weight: Fraction) in
            let inverse = values[index]
            return (values[index + 1] / inverse, Fraction(1) / inverse)
        }
    }

    /// By how much the worst of some orders is broken, in levels; 0 where none is.
    func excess(of orders: [LevelOrder]) -> Fraction { orders.reduce(0) { max($0, excess(of: $1)) } }

    /// Whether none of some orders is broken; stops at the first broken one.
    func fulfils(_ orders: [LevelOrder]) -> Bool { orders.allSatisfy { excess(of: $0) <= 0 } }

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
