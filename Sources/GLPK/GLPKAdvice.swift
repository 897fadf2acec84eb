// GLPKAdvice.swift: the simplex methods of GLPK as an adviser.
//
// Between two objectives whatever has a reduced cost stays on its bound: the points that are left are the best ones of the
// objectives so far, and the last basis proves all of them at once.

public import LinearPrograms
public import Simplex

/// A program in GLPK, which proposes bases by its simplex methods.
///
/// It belongs to the thread that made it: a call from another one throws `SolverError.wrongThread`, and freeing
/// it there is put off until its own thread next makes or frees one.
public struct GLPKAdvice: SimplexAdvice, ~Copyable {
    let problem: Problem

    /// Loads a program with the first of its objectives.
    @available(*, noasync, message: "after an await the problem could be on another thread")
    public init(_ program: LinearProgram) throws(SolverError) { problem = try Problem.loading(program) }

    /// Advises on a program that is loaded already.
    init(_ problem: consuming Problem) { self.problem = problem }

    /// Replaces the bounds of some columns in one crossing.
    public func setColumnBounds(_ columns: [Int32], _ lower: [Double], _ upper: [Double]) throws(SolverError) {
        try problem.setColumnBounds(columns, lower, upper)
    }

    /// Replaces the bounds of some rows in one crossing.
    public func setRowBounds(_ rows: [Int32], _ lower: [Double], _ upper: [Double]) throws(SolverError) {
        try problem.setRowBounds(rows, lower, upper)
    }

    /// Replaces the objective.
    public func setObjective(_ objective: Objective) throws(SolverError) { try problem.setObjective(objective) }

    /// Starts the next proposal at a basis.
    public func setBasis(_ basis: Basis) throws(SolverError) { try problem.setBasis(basis) }

    /// Starts the next proposal with every row basic.
    public func setStandardBasis() throws(SolverError) { try problem.setStandardBasis() }

    /// Where the next proposal starts, or the last one ended.
    public func basis(of program: LinearProgram) throws(SolverError) -> Basis {
        try problem.basis(rows: program.rowCount, columns: program.columnCount)
    }

    /// Where the simplex method ends, whatever it says of the program.
    public func proposal(for program: LinearProgram, _ budget: inout SolverBudget) throws(SolverError) -> Basis {
        var outcome = try solve(&budget)
        var basis = try basis(of: program)
        // Each stage starts where the one before it ended.
        for objective in program.objectives.dropFirst() where outcome == .optimal {
            try problem.closeFace()
            try problem.setObjective(objective)
            outcome = try solve(&budget)
            // What is closed is said to be fixed, and stays where it was.
            let before = basis
            basis = try self.basis(of: program)
            for place in 0..<program.rowCount + program.columnCount
            where basis[place] == .fixed && before[place] != .basic {
                basis[place] = before[place]
            }
        }
        return basis
    }

    /// The point and the duals at which the simplex method ends.
    public func estimate(of program: LinearProgram, _ budget: inout SolverBudget) throws(SolverError) -> Estimate? {
        guard try solve(&budget) == .optimal else { return nil }
        let (values, rowDuals) = try problem.point(columns: program.columnCount, rows: program.rowCount)
        return Estimate(
            values: values, rowDuals: rowDuals, objective: program.objectives.first?.value(at: values) ?? 0)
    }

    /// Solves the objective in the problem, by the other method where the first one comes to no end.
    private func solve(_ budget: inout SolverBudget) throws(SolverError) -> Problem.Outcome? {
        let first: SimplexMethod = budget.options.method == .dual ? .dual : .primal
        if let outcome = try problem.solve(first, &budget) { return outcome }
        try problem.setStandardBasis()
        return try problem.solve(first == .primal ? .dual : .primal, &budget)
    }
}

extension Adviser {
    /// The simplex methods of GLPK.
    public static let glpk = Adviser("glpk", GLPKAdvice.self)
}

/// A program that stays in GLPK while its bounds and objective change.
public typealias GLPKProgram = LoadedProgram<GLPKAdvice>
