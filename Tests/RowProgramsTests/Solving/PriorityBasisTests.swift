// PriorityBasisTests.swift: what tiers get by a basis that is proved in one pass, beside exact fractions.

import LinearPrograms
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import RowPrograms

struct PriorityBasisTests {
    /// A row with its tiers, or some neighbouring ones, and a budget: any, or one at which the basis changes.
    private static func asked(_ policy: Policy) -> Generator<(row: ReducedRow, tiers: Range<Int>)?> {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6))
        return Generator { choices in
            guard case .shared(var row) = rows.draw(&choices).resolution, !row.tiers.isEmpty else { return nil }
            let first = Generator.one(of: Array(row.tiers.indices)).draw(&choices)
            let last = Generator.one(of: Array(first..<row.tiers.count)).draw(&choices)
            let items = row.tiers[first...last].flatMap(\.self)
            let full = Generator.one(of: Array(0...items.count)).draw(&choices)
            let edge =
                items[..<full].map { row.upper[$0] }.reduce(0, +) + items[full...].map { row.lower[$0] }.reduce(0, +)
            let budgets = [row.budget, edge, edge.nextUp, edge.nextDown].filter(\.isFinite)
            row.budget = Generator.one(of: budgets).draw(&choices)
            return (row, first..<last + 1)
        }.described { "\(String(describing: $0))" }
    }

    @Test(arguments: Policy.allCases)
    func `what a tier gets is the optimum in fractions`(policy: Policy) throws {
        try forAll(Self.asked(policy), settings: .share(200, of: 10_000, under: policy)) { drawn in
            guard let (row, tiers) = drawn, let found = PriorityBasis(tiers, of: row, budget: row.budget) else {
                return true
            }
            let exact = ProgramSolver(.doubles, SolverOptions(method: .exact))
            let solution = try PriorityProgram(tiers, of: row, budget: row.budget).program.optimum(
                by: exact, named: "priority")
            return zip(found.shares, solution.stages.dropFirst()).allSatisfy {
                abs($0 - $1.objective) <= 1e-12 * max(1, abs($1.objective))
            }
        }
    }

    @Test(arguments: Policy.allCases)
    func `the basis proves its program without a pivot`(policy: Policy) throws {
        try forAll(Self.asked(policy), settings: .share(200, of: 10_000, under: policy)) { drawn in
            guard let (row, tiers) = drawn, let found = PriorityBasis(tiers, of: row, budget: row.budget) else {
                return true
            }
            let (program, basis) = found.stated(row)
            return program.provedSolution(at: basis, method: .primal)?.status == .optimal
        }
    }

    @Test func `whole numbers leave no doubt`() throws {
        let shape = RowShape(policy: .equalSizes, items: 1...6)
        try forAll(.rows(shape), settings: .share(400, of: 20_000)) { problem in
            guard case .shared(var row) = problem.resolution else { return true }
            row.lower = row.lower.map { $0.rounded() }
            row.upper = zip(row.upper, row.lower).map { max($0.rounded(), $1) }
            row.budget.round()
            return PriorityBasis(row.tiers.indices, of: row, budget: row.budget) != nil
        }
    }

    @Test func `rows with priorities ask nobody`() throws {
        let items = (0..<9).map { Item(minimum: 12.5, maximum: 90.1, priority: Double($0 % 3)) }
        for available in [50, 112.5, 300.3, 811, 900] {
            let answer = try LinearProgramming(advisedBy: .nobody).solve(Row(items: items, available: available))
            #expect(answer.iterations == 0)
            #expect(try answer.programs.first?.program.objectives.count == 4)
        }
    }
}
