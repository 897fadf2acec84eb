// DualPriceTests.swift: the dual prices of the programs predict what a small change does.
// The optimum of a linear program is concave (maximising) in each bound, so that a price bounds the change from
// above in both directions, and gives it exactly where the price is the same on both sides.

import Plumb
import PlumbTesting
import TestSupport
import Testing

struct DualPriceTests {
    static let step = 1e-3

    /// The tier programs of a feasible row, with their answers.
    func levelProgram(_ problem: Row) throws -> (LevelProgram, Solution)? {
        guard case .shared(let row) = problem.resolution, let tier = row.tiers.first else { return nil }
        let items = tier.filter { row.lower[$0] < row.upper[$0] }
        guard !items.isEmpty, row.leastOverflow == 0 else { return nil }
        let rigid = tier.reduce(0) { row.lower[$1] < row.upper[$1] ? $0 : $0 + row.lower[$1] }
        let stage = LevelProgram(items, of: row, budget: row.tierBudgets[0] - rigid)
        return (stage, try stage.program.solved())
    }

    /// Whether a price predicts the change of the optimum when a bound moves by a step either way.
    func predicts(_ price: Double, from base: Double, change: (Double) throws -> Solution) throws -> Bool {
        let up = try change(Self.step)
        let down = try change(-Self.step)
        let tolerance = 1e-7 * max(1, abs(base))
        for (solution, step) in [(up, Self.step), (down, -Self.step)] where solution.status == .optimal {
            if solution.objective > base + price * step + tolerance { return false }
        }
        guard up.status == .optimal, down.status == .optimal else { return true }
        let (right, left) = (up.objective - base, base - down.objective)
        // One slope on both sides: then it is the price.
        return abs(right - left) > tolerance || abs(right - price * Self.step) <= 2 * tolerance
    }

    @Test(arguments: Policy.allCases)
    func `the price of the budget predicts the level of a slightly larger container`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6, isFeasible: true, isCoarse: true))
        try forAll(rows, settings: .share(150, of: 4_000, under: policy)) { problem in
            guard let (stage, solution) = try levelProgram(problem), solution.status == .optimal else { return true }
            let budget = stage.program.constraints[0]
            let total = stage.program.rowLower[0]
            return try predicts(solution.rowDual(of: budget), from: solution.objective) { step in
                var changed = stage.program
                changed.setBounds(of: budget, atLeast: total + step, atMost: total + step)
                return try changed.solved()
            }
        }
    }

    @Test(arguments: Policy.allCases)
    func `the reduced cost of a length predicts the level when one of its bounds moves`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...4, isFeasible: true, isCoarse: true))
        try forAll(rows, settings: .share(80, of: 2_000, under: policy)) { problem in
            guard let (stage, solution) = try levelProgram(problem), solution.status == .optimal else { return true }
            return try stage.program.variables.dropLast().allSatisfy { length in
                let price = solution.reducedCost(of: length)
                let (lower, upper) = (
                    stage.program.columnLower[length.index], stage.program.columnUpper[length.index]
                )
                // When maximising, a length held up by its minimum has a price <= 0, one held down a price >= 0.
                let movesUpper = price > 0
                guard movesUpper ? upper.isFinite : true else { return price == 0 }
                return try predicts(price, from: solution.objective) { step in
                    var changed = stage.program
                    changed.setBounds(
                        of: length, atLeast: movesUpper ? lower : lower + step,
                        atMost: movesUpper ? upper + step : upper)
                    return try changed.solved()
                }
            }
        }
    }

    @Test func `the price of the container predicts the least overflow of a slightly larger one`() throws {
        try forAll(.rows(RowShape(items: 1...6, isCoarse: true)), settings: .share(150, of: 4_000)) { problem in
            guard case .shared(let row) = problem.resolution else { return true }
            var overflow = PriorityProgram(row).program
            overflow.setObjectives([overflow.objectives[0]])
            let fit = overflow.constraints[0]
            let solution = try overflow.solved()
            // Minimising is maximising the opposite: the signs of price and optimum turn around.
            return try predicts(-solution.rowDual(of: fit), from: -solution.objective) { step in
                var changed = overflow
                changed.setBounds(of: fit, atMost: row.budget + step)
                var answer = try changed.solved()
                answer.stages[0].objective.negate()
                return answer
            }
        }
    }
}
