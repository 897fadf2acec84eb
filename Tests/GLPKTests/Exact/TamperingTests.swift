// TamperingTests.swift: an answer that has been changed has no certificate.

import GLPK
import LinearPrograms
import Testing

struct TamperingTests {
    /// Minimise x + y, then maximise x, subject to 3 x + 3 y >= 1: a third, which is no double.
    private static var program: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.minimize("total", x + y)
        lp.maximize("first", x)
        lp.subject(to: "need", 3 * x + 3 * y >= 1)
        return lp
    }

    @Test(arguments: SolvingTests.methods)
    func `a changed number of an answer is found out`(method: SimplexMethod) throws {
        let lp = Self.program
        let solution = try lp.solved(SolverOptions(method: method))
        #expect(lp.check(solution).holds())
        let changes: [(inout Solution) -> Void] = [
            { $0.values[0] += 1e-6 }, { $0.values[1] -= 1e-6 }, { $0.stages[0].objective += 1e-6 },
            { $0.stages[1].objective -= 1e-6 }, { $0.stages[0].rowDuals[0] += 1e-6 },
            { $0.stages[0].rowDuals[0] = -$0.stages[0].rowDuals[0] }, { $0.status = .infeasible },
            { $0.stages.removeLast() }, { $0.values[0] = .nan },
        ]
        for (index, change) in changes.enumerated() {
            var other = solution
            change(&other)
            #expect(!lp.check(other).holds(), "change \(index)")
        }
    }

    @Test func `a basis of another program proves nothing`() throws {
        var lp = Self.program
        let solution = try lp.solved()
        lp.setBounds(of: Constraint(index: 0), atLeast: 2)
        #expect(!lp.check(solution).holds())
        lp.subject(to: "more", lp.variable() <= 1)
        #expect(!lp.check(solution).holds())
    }

    @Test func `fractions that were changed prove nothing`() throws {
        var lp = Self.program
        var solution = try lp.solved(SolverOptions(method: .exact))
        lp.setBounds(of: Constraint(index: 0), atLeast: 2)
        let other = try lp.solved(SolverOptions(method: .exact))
        (solution.exact, solution.basis) = (other.exact, nil)
        #expect(!Self.program.check(solution).holds())
    }
}
