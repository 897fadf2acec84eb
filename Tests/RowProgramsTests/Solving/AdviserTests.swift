// AdviserTests.swift: whoever proposes bases, rows get the same lengths and proofs, alignments and grids the same optima.

import GLPK
import LinearPrograms
import PlumbTesting
import RowPrograms
import Rows
import TestSupport
import Testing

struct AdviserTests {
    private static let others = [Adviser.doubles, .nobody]

    @Test(arguments: Policy.allCases, others)
    func `rows have the lengths that GLPK's advice leads to, but for rounding`(policy: Policy, adviser: Adviser) throws
    {
        let rows = Generator.rows(RowShape(policy: policy))
        try forAll(rows, settings: .share(20, of: 10_000, under: policy), name: "\(policy) by \(adviser)") { row in
            try [ProgramMethod.progressive, .certified].allSatisfy { method in
                let expected = try LinearProgramming(method: method, advisedBy: .glpk).solve(row)
                let answer = try LinearProgramming(method: method, advisedBy: adviser).solve(row)
                // What a tier gets before others is a rounded optimum, and the nearest double of it in fractions.
                return answer.levels.map(\.priority) == expected.levels.map(\.priority)
                    && Distance(from: answer.lengths, to: expected.lengths).max <= row.tolerance * 1e-3
            }
        }
    }

    /// Programs of many rows, which are not proved in passing: pivots in fractions find what nobody proposes.
    @Test(arguments: Policy.allCases, others)
    func `the Gini program and the exact method have the same lengths`(policy: Policy, adviser: Adviser) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...4))
        try forAll(rows, settings: .share(4, of: 1_000, under: policy), name: "\(policy) by \(adviser)") { row in
            try [ProgramMethod.gini, .exact].allSatisfy { method in
                let lengths = try LinearProgramming(method: method, advisedBy: adviser).lengths(for: row)
                return Distance(from: lengths, to: WaterFilling().lengths(for: row)).max <= row.tolerance
            }
        }
    }

    @Test(arguments: Policy.allCases, others)
    func `every program that an answer rests on is proved by its dual`(policy: Policy, adviser: Adviser) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...6))
        try forAll(rows, settings: .share(4, of: 1_000, under: policy), name: "\(policy) by \(adviser)") { row in
            try LinearProgramming(advisedBy: adviser).solve(row).programs.allSatisfy {
                $0.program.check($0.solution).holds()
            }
        }
    }

    /// Which of several demands make up a contradiction is for the adviser; that there is one, and that each is needed, is not.
    @Test(arguments: Policy.allCases, others)
    func `rows are ambiguous alike, and contradict themselves alike`(policy: Policy, adviser: Adviser) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...4))
        try forAll(rows, settings: .share(3, of: 500, under: policy), name: "\(policy) by \(adviser)") { row in
            let (expected, found) = try (row.ambiguities(advisedBy: .glpk), row.ambiguities(advisedBy: adviser))
            guard expected.map(\.statement) == found.map(\.statement), expected.map(\.movable) == found.map(\.movable)
            else { return false }
            let ends = { (ambiguities: [RowAmbiguity]) in
                ambiguities.flatMap { $0.ranges.flatMap { [$0.lowerBound, $0.upperBound] } }
            }
            let areClose = zip(ends(expected), ends(found)).allSatisfy { $0 == $1 || abs($0 - $1) <= row.tolerance }
            return try areClose
                && row.contradiction(advisedBy: adviser).isEmpty == row.contradiction(advisedBy: .glpk).isEmpty
        }
    }

    @Test(arguments: others)
    func `alignments have the extent that GLPK's advice leads to`(adviser: Adviser) throws {
        try forAll(.alignments(children: 1...6), settings: .share(10, of: 1_000), name: "\(adviser)") { problem in
            let (expected, found) = try (problem.solved(advisedBy: .glpk), problem.solved(advisedBy: adviser))
            return abs(expected.arrangement.extent - found.arrangement.extent) <= 1e-9 * expected.arrangement.extent
        }
    }

    @Test(arguments: others)
    func `every objective of a grid has the value that GLPK's advice leads to`(adviser: Adviser) throws {
        try forAll(.gridProblems(), settings: .share(10, of: 1_000), name: "\(adviser)") { grid in
            let program = try GridProgram(grid).program
            let expected = try program.optimum(by: ProgramSolver(.glpk), named: "grid")
            let found = try program.optimum(by: ProgramSolver(adviser), named: "grid")
            let columns = try grid.solved(advisedBy: adviser).count
            return columns == grid.count && program.haveSameOptimum(expected, found)
        }
    }
}
