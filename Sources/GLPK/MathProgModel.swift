// MathProgModel.swift: GNU MathProg models as linear programs.
//
// The model is read, generated and copied out once; the translator stays alive so that the statements after
// `solve;` can run on the answer.  What display and printf write is kept apart from what GLPK reports.

internal import CGLPK
public import LinearPrograms
public import Simplex

/// A MathProg model that was read together with its data, in this process.
///
/// It is for models of one's own.  GLPK's translator opens whatever files a model names, for reading and for writing, takes
/// what memory and time it asks for, and crashes on deep nesting and on long fields of `printf`: a model of others belongs
/// in a `BoxedMathProgModel`.
///
/// It belongs to the thread that read it, as a `GLPKProgram` does.
public struct MathProgModel: ~Copyable {
    /// The program that the model states, with its names; objectives appear as free rows as well.
    public let program: LinearProgram
    /// What the statements before `solve;` printed.
    public let printed: String
    private let problem: Problem
    private let path: String

    /// The answer to a model.
    public struct Answer: Sendable, Equatable {
        /// The answer, with its checked certificate.
        public let solution: Solution
        /// What the statements after `solve;` printed; empty unless the solution is optimal.
        public let printed: String
    }

    /// Reads a model file, and a data file unless the data are in the model.
    ///
    /// - Parameter relaxing: Whether integer columns are taken as continuous ones, and binary ones as between 0 and 1.
    /// - Throws: `SolverError.unreadable` with file and line for errors of syntax, missing data and failed
    ///   checks; `SolverError.integerColumns`.
    @available(*, noasync, message: "after an await the model could be on another thread")
    public init(model: String, data: String? = nil, relaxingIntegers relaxing: Bool = false) throws(SolverError) {
        let problem = try Problem()
        let printed = try Self.read(problem, model, data, relaxing)
        let program = try problem.program()
        try program.requireValid()
        self.problem = problem
        self.printed = printed
        self.program = program
        path = model
    }

    /// Solves the model and, when there is an optimum, runs the statements after `solve;`.
    ///
    /// - Throws: `SolverError`; `SolverError.badArgument` when the statements have run before.
    public consuming func solved(_ options: SolverOptions = SolverOptions()) throws(SolverError) -> Answer {
        var solve = try CertifiedSolve(program, options)
        var advice = GLPKAdvice(problem)
        let solution = try solve.solveAll(&advice)
        guard solution.status == .optimal else { return Answer(solution: solution, printed: "") }
        // Exact pivots may have gone on to another point.
        try advice.problem.evaluate()
        let (status, text) = Problem.statusAndText { bytes, length in
            advice.problem.withHandle { cglpk_postsolve_mathprog($0, &bytes, &length) }
        }
        try Problem.check(status, file: path)
        return Answer(solution: solution, printed: text)
    }

    private static func read(
        _ problem: borrowing Problem, _ model: String, _ data: String?, _ relaxing: Bool
    ) throws(SolverError) -> String {
        for name in [model, data ?? ""] where name.utf8.contains(0) { throw .badArgument("a path with a zero in it") }
        let (status, text) = Problem.statusAndText { bytes, length in
            problem.withHandle { cglpk_read_mathprog($0, model, data, &bytes, &length) }
        }
        try problem.checkRead(status, relaxing: relaxing, file: model)
        return text
    }
}
