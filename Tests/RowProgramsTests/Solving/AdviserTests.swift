// AdviserTests.swift: whoever proposes bases, rows get the same lengths and proofs.

import LinearPrograms
import PlumbTesting
import RowPrograms
import Rows
import TestSupport
import Testing

struct AdviserTests {
    private static let others = Adviser.allCases.filter { $0 != .glpk }

    @Test(arguments: Policy.allCases, others)
    func `rows have the lengths that GLPK's advice leads to, but for rounding`(policy: Policy, adviser: Adviser) throws
    {
        let rows = Generator.rows(RowShape(policy: policy))
        try forAll(rows, settings: .share(20, of: 10_000, under: policy), name: "\(policy) by \(adviser)") { row in
            try [ProgramMethod.progressive, .certified].allSatisfy { method in
                let expected = try LinearProgramming(method: method).solve(row)
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
}
