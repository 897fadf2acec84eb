// LoadedProgramTests.swift: warm starts, bases and refusals of a program that stays in the solver.

import GLPK
import LinearPrograms
import Testing

struct LoadedProgramTests {
    private static let x = Variable(index: 0)
    private static let fit = Constraint(index: 0)

    /// Maximise x + 2 y subject to x + y <= 12, 0 <= x, y <= 10.
    private static var program: LinearProgram {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0, atMost: 10), lp.variable(atLeast: 0, atMost: 10))
        lp.maximize(x + 2 * y)
        lp.subject(to: "fit", x + y <= 12)
        return lp
    }

    @Test func `an optimal basis needs no iteration`() throws {
        var loaded = try GLPKProgram(Self.program)
        let first = try loaded.solve()
        let basis = try loaded.basis()
        #expect(first.objective == 22 && first.iterations > 0)
        #expect(basis.rows == [.atUpper])
        #expect(basis.columns == [.basic, .atUpper])
        let again = try Self.program.solved(startingAt: basis)
        #expect(again.objective == 22 && again.iterations == 0)
    }

    @Test func `changed bounds and objectives give the new optimum`() throws {
        var loaded = try GLPKProgram(Self.program)
        _ = try loaded.solve()
        try loaded.setBounds(of: Self.fit, atMost: 15)
        #expect(try loaded.solve().objective == 25)
        try loaded.setBounds(of: Self.x, atLeast: 7, atMost: 7)
        #expect(try loaded.solve().objective == 23)
        try loaded.setObjective(Objective(.minimize, columns: [0, 1], costs: [1, 1], constant: 1))
        #expect(try loaded.solve().objective == 8)
        try loaded.setBounds(of: Self.fit, atMost: 3)
        #expect(try loaded.solve().status == .infeasible)
        try loaded.startCold()
        try loaded.setBounds(of: Self.fit, atLeast: 9)
        #expect(try loaded.solve().objective == 10)
    }

    @Test func `a basis that is singular or of the wrong size is only a bad start`() throws {
        var lp = LinearProgram()
        let (x, y) = (lp.variable(atLeast: 0), lp.variable(atLeast: 0))
        lp.minimize(x + y)
        lp.subject(to: "a", x + y >= 2)
        lp.subject(to: "b", 2 * x + 2 * y >= 3)
        let nonbasic = Basis.Status.atLower
        let singular = Basis(rows: [nonbasic, nonbasic], columns: [.basic, .basic])
        #expect(try lp.solved(startingAt: singular).objective == 2)
        let none = Basis(rows: [nonbasic, nonbasic], columns: [nonbasic, nonbasic])
        #expect(try lp.solved(startingAt: none).objective == 2)
        let all = Basis(rows: [.basic, .basic], columns: [.basic, .basic])
        #expect(try lp.solved(startingAt: all).objective == 2)
        #expect(throws: SolverError.badArgument("a basis has one status a row and a column")) {
            try lp.solved(startingAt: Basis(rows: [], columns: []))
        }
    }

    @Test func `bounds and columns that are not there are refused and change nothing`() throws {
        var loaded = try GLPKProgram(Self.program)
        #expect(throws: SolverError.self) { try loaded.setBounds(of: Self.x, atLeast: 3, atMost: 2) }
        #expect(throws: SolverError.self) { try loaded.setBounds(of: Self.x, atLeast: .nan) }
        #expect(throws: SolverError.self) { try loaded.setBounds(of: Variable(index: 2), atLeast: 1) }
        #expect(throws: SolverError.self) { try loaded.setBounds(of: Constraint(index: -1), atLeast: 1) }
        #expect(throws: SolverError.self) { try loaded.setColumnBounds([0, 1], lower: [0], upper: [1]) }
        #expect(throws: SolverError.invalid(.costNotFinite(objective: "", .infinity))) {
            try loaded.setObjective(Objective(.minimize, columns: [0], costs: [.infinity]))
        }
        #expect(try loaded.solve().objective == 22)
    }

    @Test(arguments: SolvingTests.methods)
    func `limits are errors that name the limit`(method: SimplexMethod) throws {
        let none = SolverOptions(method: method, iterationLimit: 0)
        #expect(throws: SolverError.iterationLimit(0)) { try Self.program.solved(none) }
        let noTime = SolverOptions(method: method, timeLimit: .zero)
        #expect(throws: SolverError.timeLimit(.zero)) { try Self.program.solved(noTime) }
        let plenty = SolverOptions(method: method, iterationLimit: 1000, timeLimit: .seconds(36_000))
        #expect(try Self.program.solved(plenty).objective == 22)
        let negative = SolverOptions(iterationLimit: -1)
        #expect(throws: SolverError.badOptions(negative)) { try Self.program.solved(negative) }
    }
}
