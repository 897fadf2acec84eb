// LevelBasisTests.swift: what is proved of a basis in one pass, beside exact fractions.

import LinearPrograms
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import RowPrograms

struct LevelBasisTests {
    /// A row of one tier with a place drawn for every item.
    private static func bases(_ policy: Policy) -> Generator<(ReducedRow, LevelBasis)?> {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...5))
        return Generator { choices in
            let problem = rows.draw(&choices)
            guard case .shared(let row) = problem.resolution, let tier = row.tiers.first else { return nil }
            var basis = LevelBasis(tier, of: row, budget: row.tierBudgets[0])
            for (position, item) in tier.enumerated() {
                let places: [LevelBasis.Place] = [.level, .least, .settled]
                basis.places[position] = Generator.one(of: places).draw(&choices)
                guard row.lower[item] == row.upper[item] || basis.places[position] == .settled else { continue }
                basis.places[position] = .settled
                basis.budget -= row.upper[item].isFinite ? row.upper[item] : row.lower[item]
            }
            return (row, basis)
        }.described { "\(String(describing: $0))" }
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights])
    func `a level that is proved is the optimum in fractions`(policy: Policy) throws {
        try forAll(Self.bases(policy), settings: .share(400, of: 20_000)) { drawn in
            guard let (row, basis) = drawn, let level = basis.optimalLevel(in: row, isOpen: false) else { return true }
            let proved = try basis.solved(row, by: ProgramSolver(.doubles, SolverOptions(method: .exact)))
            let optimum = proved.solution.values.last ?? .nan
            let isClose = abs(optimum - level.value) <= level.radius + 1e-12 * max(1, abs(optimum))
            return proved.solution.status == .optimal && isClose
        }
    }

    @Test(arguments: Policy.allCases)
    func `the programs of an answer end at the levels of its certificate`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6))
        for method in [ProgramMethod.certified, .progressive] {
            try forAll(rows, settings: .share(80, of: 3_000, under: policy)) { problem in
                let answer = try LinearProgramming(method: method).solve(problem)
                guard answer.levels.count == 1, answer.unit == 1, let last = try answer.programs.last,
                    case .shared(let row) = problem.resolution
                else { return true }
                // Where all items are at their bounds the level may be any that gives the lengths.
                let isBetween = zip(answer.lengths, zip(row.lower, row.upper)).map { $1.0 < $0 && $0 < $1.1 }
                guard isBetween.contains(true) else { return true }
                let weights = row.tiers[0].map { row.weight[$0] }
                let level = (last.solution.values.last ?? .nan) / (weights.max() ?? 1)
                return abs(level - answer.levels[0].level) <= 1e-6 * max(1, abs(level))
            }
        }
    }

    @Test func `a long row with a level for every item is filled in few rounds`() throws {
        let items = (0..<2_000).map { Item(minimum: Double($0 % 7), maximum: Double($0) + 20.25) }
        let problem = try Row(items: items, available: 900_000)
        let answer = try LinearProgramming(method: .progressive).solve(problem)
        let exact = problem.exact.lengths(by: .waterFilling).map(\.double)
        #expect(Distance(from: answer.lengths, to: exact).max < 1e-6)
    }
}
