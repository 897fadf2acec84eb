// PriorityTests.swift: objectives in order; each is optimised among the best points of the earlier ones.

import GLPK
import LinearPrograms
import ProgramSupport
import Testing

struct PriorityTests {
    @Test(arguments: SolvingTests.methods)
    func `later objectives choose among the optima of earlier ones`(method: SimplexMethod) throws {
        var lp = LinearProgram()
        let (x, y, z) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.subject(to: "fit", x + y + z <= 10)
        lp.subject(to: "pair", x + y <= 8)
        lp.maximize("total", x + y + z)
        lp.minimize("third", z)
        lp.maximize("first", x - y)
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(solution.stages.map(\.objective) == [10, 2, 8])
        #expect(solution[[x, y, z]] == [8, 0, 2])
        #expect(lp.check(solution).holds())
    }

    @Test func `the constants of objectives count and do not move the point`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.subject(to: "need", x + y >= 2)
        lp.minimize(x + y + 100)
        lp.maximize(x - 7)
        #expect(try lp.solved().stages.map(\.objective) == [102, -5])
    }

    @Test func `a later objective may be unbounded and says so with a ray that keeps the earlier ones`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 3), lp.variable())
        lp.minimize(x)
        lp.maximize(y)
        let solution = try lp.solved()
        #expect(solution.status == .unbounded)
        #expect(solution.stages.count == 1)
        #expect(solution.ray == [0, 1])
        #expect(lp.check(solution).holds())
    }

    @Test func `random programs keep earlier optima and prove every stage`() throws {
        var generator = SeededGenerator(11)
        var optimal = 0
        for _ in 0..<400 {
            let lp = randomProgram(&generator, objectives: 3)
            let solution = try lp.solved()
            #expect(lp.check(solution).holds())
            guard solution.status == .optimal else { continue }
            optimal += 1
            var first = lp
            first.setObjectives([lp.objectives[0]])
            let best = try first.solved(SolverOptions(method: .dual)).objective
            #expect((solution.objective - best).magnitude <= 1e-7 * max(1, best.magnitude))
        }
        #expect(optimal > 20)
    }
}
