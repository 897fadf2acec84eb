// ExactReferenceTests.swift: the solver against exact arithmetic, which shares nothing with it but the fractions.

import Foundation
import Fractions
import GLPK
import LinearPrograms
import PlumbTesting
import ProgramSupport
import Testing

struct ExactReferenceTests {
    /// How the solver did on some programs.
    struct Tally: CustomStringConvertible {
        var programs = 0
        var statuses: [String: Int] = [:]
        var exact = 0
        var thrown = 0
        var refused = 0
        var wrong: [String] = []

        var description: String {
            "\(programs) programs, \(statuses.sorted { $0.key < $1.key }), \(exact) in fractions, "
                + "\(refused) refused, \(thrown) thrown, \(wrong.count) wrong"
        }

        mutating func add(_ program: LinearProgram, _ method: SimplexMethod) {
            programs += 1
            let right = TableauSimplex.solve(program)
            do throws(SolverError) {
                let solution = try program.solved(SolverOptions(method: method))
                statuses["\(solution.status)", default: 0] += 1
                if solution.exact != nil { exact += 1 }
                if let fault = fault(solution, right) { wrong.append("\(method): \(fault)\n\(program)") }
                // The check is slow in fractions; a share of the answers goes through it.
                if programs % 5 == 0, !program.check(solution).holds() { wrong.append("no certificate\n\(program)") }
            } catch {
                // What no double can hold is refused; where no number is far from 1 there is nothing of the kind.
                if error == .outOfRange { refused += 1 } else { thrown += 1 }
            }
        }

        private func fault(_ solution: Solution, _ right: ExactAnswer) -> String? {
            switch (solution.status, right) {
            case (.infeasible, .infeasible): nil
            case (.optimal, .optimal(let optima)), (.unbounded, .unbounded(let optima)):
                optima.count <= solution.stages.count
                    && zip(solution.stages, optima).allSatisfy { isNear($0.objective, $1) }
                    ? nil : "\(solution.stages.map(\.objective)), not \(optima.map(\.double))"
            default: "\(solution.status), not \(right)"
            }
        }

        /// Within the tolerance that is promised, of the true value.
        private func isNear(_ value: Double, _ right: Fraction) -> Bool {
            (Fraction(exactly: value) - right).double.magnitude <= Certificate.tolerance * right.double.magnitude
        }
    }

    private func tally(_ family: ProgramFamily, _ settings: TestingSettings) -> Tally {
        var generator = SeededGenerator(
            settings.seed &* 1_000_003 &+ family.rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
        var tally = Tally()
        for index in 0..<settings.cases {
            tally.add(family.program(&generator), SolvingTests.methods[index % 3])
        }
        if TestingSettings.isWhole { print(family, tally) }
        return tally
    }

    @Test(arguments: ProgramFamily.allCases)
    func `no status and no optimal value is wrong`(family: ProgramFamily) {
        let tally = tally(family, .share(8, of: family == .mixedCosts ? 20_000 : 12_800))
        #expect(tally.wrong.isEmpty, "\(tally.wrong.first ?? "")")
        #expect(tally.thrown * 1_000 < tally.programs, "\(tally)")
        #expect(family == .extremes ? tally.refused * 2 < tally.programs : tally.refused == 0, "\(tally)")
    }
}
