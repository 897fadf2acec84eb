// AdviceTests.swift: whatever an adviser says, statuses and optimal values are those of the program.

import Fractions
import LinearPrograms
import PlumbTesting
import ProgramSupport
import Simplex
import Testing

/// An adviser that guesses: any rows and columns are basic, as many as it likes.
private struct GuessedAdvice: SimplexAdvice {
    private var generator = SeededGenerator(17)
    private var start: Basis

    init(_ program: LinearProgram) { start = NoAdvice(program).basis(of: program) }

    static func canAdvise(on program: LinearProgram) -> Bool { true }

    func setColumnBounds(_ columns: [Int32], _ lower: [Double], _ upper: [Double]) {}
    func setRowBounds(_ rows: [Int32], _ lower: [Double], _ upper: [Double]) {}
    func setObjective(_ objective: Objective) {}
    mutating func setBasis(_ basis: Basis) { start = basis }
    mutating func setStandardBasis() {}
    func basis(of program: LinearProgram) -> Basis { start }

    mutating func proposal(for program: LinearProgram, _ budget: inout SolverBudget) -> Basis {
        let statuses: [Basis.Status] = [.basic, .atLower, .atUpper, .nonbasicFree, .fixed]
        func guess(_ count: Int) -> [Basis.Status] {
            (0..<count).map { _ in statuses[Int.random(in: 0..<5, using: &generator)] }
        }
        return Basis(rows: guess(program.rowCount), columns: guess(program.columnCount))
    }
}

/// An adviser that can never help.
private struct HelplessAdvice: SimplexAdvice {
    init(_ program: LinearProgram) {}

    static func canAdvise(on program: LinearProgram) -> Bool { false }

    func setColumnBounds(_ columns: [Int32], _ lower: [Double], _ upper: [Double]) {}
    func setRowBounds(_ rows: [Int32], _ lower: [Double], _ upper: [Double]) {}
    func setObjective(_ objective: Objective) {}
    func setBasis(_ basis: Basis) {}
    func setStandardBasis() {}
    func basis(of program: LinearProgram) -> Basis { NoAdvice(program).basis(of: program) }

    func proposal(for program: LinearProgram, _ budget: inout SolverBudget) throws(SolverError) -> Basis {
        throw .badArgument("an adviser that cannot advise was asked")
    }
}

struct AdviceTests {
    /// The first fault among some programs of a family; `nil` where all are answered rightly.
    private func fault<Advice: SimplexAdvice & ~Copyable>(
        _ family: ProgramFamily, _ advice: Advice.Type, _ settings: TestingSettings
    ) -> String? {
        let seed = settings.seed
        var generator = SeededGenerator(seed &* 7_919 &+ UInt64(family.rawValue.utf8.count))
        for _ in 0..<settings.cases {
            let program = family.program(&generator)
            do throws(SolverError) {
                let solution = try program.solved(advisedBy: advice)
                guard let fault = fault(solution, TableauSimplex.solve(program), of: program) else { continue }
                return "seed \(seed): \(fault)\n\(program)"
            } catch {
                // Numbers that no double holds are refused, and only where those of the program are as far apart.
                if error != .outOfRange || family != .extremes { return "seed \(seed): \(error)\n\(program)" }
            }
        }
        return nil
    }

    private func fault(_ solution: Solution, _ right: ExactAnswer, of program: LinearProgram) -> String? {
        guard program.check(solution).holds() else { return "the certificate does not hold" }
        switch (solution.status, right) {
        case (.infeasible, .infeasible): return nil
        case (.optimal, .optimal(let optima)), (.unbounded, .unbounded(let optima)):
            let isRight = zip(solution.stages, optima).allSatisfy { stage, optimum in
                let error = (Fraction(exactly: stage.objective) - optimum).double.magnitude
                return error <= Certificate.tolerance * optimum.double.magnitude
            }
            return isRight ? nil : "\(solution.stages.map(\.objective)) instead of \(optima.map(\.double))"
        default: return "\(solution.status) instead of \(right)"
        }
    }

    @Test(arguments: ProgramFamily.allCases)
    func `without advice every status and every optimal value is right`(family: ProgramFamily) {
        #expect(fault(family, NoAdvice.self, .share(5, of: 3_000)) == nil)
    }

    @Test(arguments: ProgramFamily.allCases)
    func `with advice in doubles every status and every optimal value is right`(family: ProgramFamily) {
        #expect(fault(family, DenseAdvice.self, .share(8, of: 6_000)) == nil)
    }

    /// Only where no number of the program is far from 1; beyond, fractions have to put advice right.
    @Test func `advice in doubles needs no pivot in fractions for most programs`() throws {
        var generator = SeededGenerator(5)
        let pivots = try (0..<200).map { _ in
            try randomProgram(&generator).solved(advisedBy: DenseAdvice.self).exactPivots
        }
        #expect(pivots.count { $0 > 0 } < 10, "\(pivots)")
    }

    @Test(arguments: ProgramFamily.allCases)
    func `a wrong adviser changes no status and no optimal value`(family: ProgramFamily) {
        #expect(fault(family, GuessedAdvice.self, .share(3, of: 1_500)) == nil)
    }

    @Test(arguments: ProgramFamily.allCases)
    func `an adviser whose arithmetic does not suffice is not asked`(family: ProgramFamily) {
        #expect(fault(family, HelplessAdvice.self, .share(2, of: 500)) == nil)
    }

    @Test func `a loaded program without advice goes on from its last basis`() throws {
        var program = LinearProgram()
        let (x, y) = (program.variable(atLeast: 0, atMost: 10), program.variable(atLeast: 0, atMost: 10))
        program.maximize(x + 2 * y)
        let fit = program.subject(to: "fit", x + y <= 12)
        var loaded = try LoadedProgram<NoAdvice>(program)
        #expect(try loaded.solve().objective == 22)
        let again = try loaded.solve()
        #expect(again.objective == 22 && again.exactPivots == 0)
        try loaded.setBounds(of: fit, atMost: 15)
        #expect(try loaded.solve().objective == 25)
        try loaded.setBounds(of: fit, atLeast: 21)
        #expect(try loaded.solve().status == .infeasible)
    }

    @Test func `faces, contradictions and sensitivities need no adviser`() throws {
        var program = LinearProgram()
        let (x, y) = (program.variable(atLeast: 0), program.variable(atLeast: 0))
        let fit = program.subject(to: "fit", x + y <= 12)
        program.maximize(x + y)
        let face = try program.optimalFace(advisedBy: NoAdvice.self)
        #expect(face?.ranges == [0...12, 0...12])
        let bound = try #require(program.bounds(of: fit).first)
        let sensitivity = try program.sensitivity(to: bound, advisedBy: NoAdvice.self)
        #expect(sensitivity?.objectiveRates.first == 1)
        program.subject(to: "much", x + y >= 13)
        let set = try program.irreducibleInfeasibleSet(advisedBy: NoAdvice.self)
        #expect(set?.count == 2)
    }

    @Test func `pivots in fractions end at their limit with an error`() {
        var program = LinearProgram()
        let variables = (0..<6).map { _ in program.variable(atLeast: 0, atMost: 1) }
        program.maximize(sum(variables.map { 1 * $0 }))
        program.subject(to: "fit", sum(variables.map { 2 * $0 }) <= 7)
        #expect(throws: SolverError.undecided(exactPivots: 1)) {
            try program.solved(advisedBy: NoAdvice.self, SolverOptions(exactPivotLimit: 1))
        }
    }
}
