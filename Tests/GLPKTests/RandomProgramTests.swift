// RandomProgramTests.swift: the methods agree on random programs, and each proves its answer.

import GLPK
import LinearPrograms
import PlumbTesting
import ProgramSupport
import Testing

struct RandomProgramTests {
    @Test(arguments: [1, 2, 3, 4])
    func `primal, dual and exact methods agree and every answer is proved`(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        var counts: [SolutionStatus: Int] = [:]
        for _ in 0..<TestingSettings.share(120, of: 5_000).cases {
            let lp = randomProgram(&generator)
            let answers = try SolvingTests.methods.map { try lp.solved(SolverOptions(method: $0)) }
            counts[answers[0].status, default: 0] += 1
            for answer in answers {
                let report = lp.check(answer)
                #expect(report.holds(), "\(report.quantity) fails by \(report.worst)\n\(lp)")
                #expect(answer.status == answers[0].status, "\(lp)")
                guard answer.status == .optimal else { continue }
                let scale = max(1, answer.objective.magnitude)
                #expect((answer.objective - answers[0].objective).magnitude <= 1e-7 * scale)
            }
        }
        // The generator must reach all three.
        #expect(counts.count == 3)
    }

    @Test func `a program changed in place answers like a fresh one`() throws {
        var generator = SeededGenerator(5)
        for _ in 0..<100 {
            let lp = randomProgram(&generator)
            var loaded = try GLPKProgram(lp)
            for _ in 0..<6 {
                let other = randomProgram(&generator)
                for j in lp.columnLower.indices where j < other.columnCount {
                    try loaded.setBounds(
                        of: Variable(index: j), atLeast: other.columnLower[j], atMost: other.columnUpper[j])
                }
                for i in lp.rowLower.indices where i < other.rowCount {
                    try loaded.setBounds(
                        of: Constraint(index: i), atLeast: other.rowLower[i], atMost: other.rowUpper[i])
                }
                let warm = try loaded.solve()
                let cold = try loaded.program.solved()
                #expect(warm.status == cold.status)
                #expect(loaded.program.check(warm).holds())
                guard warm.status == .optimal else { continue }
                #expect((warm.objective - cold.objective).magnitude <= 1e-7 * max(1, cold.objective.magnitude))
            }
        }
    }
}
