// Problem.swift: the sole owner of one GLPK problem; the only type that holds a C pointer.
// Every call is one crossing with whole arrays.  Units are the program's own.

internal import CGLPK
internal import LinearPrograms
internal import Simplex

/// One GLPK problem, confined to the thread that made it.
struct Problem: ~Copyable {
    private let handle: OpaquePointer

    /// What one simplex call found.
    enum Outcome { case optimal, infeasible, unbounded }

    init() throws(SolverError) {
        guard let handle = cglpk_create() else { throw .outOfMemory }
        self.handle = handle
    }

    /// A problem with a program and the first of its objectives, its costs scaled inside as by `setObjective`.
    static func loading(_ program: LinearProgram, scaled: Bool = true) throws(SolverError) -> Problem {
        let problem = try Problem()
        try check(
            cglpk_load(
                problem.handle, Int32(program.columnCount), program.columnLower, program.columnUpper,
                Int32(program.rowCount), program.rowLower, program.rowUpper,
                program.rowStarts, program.columns, program.coefficients))
        if let first = program.objectives.first { try problem.setObjective(first, scaled: scaled) }
        return problem
    }

    deinit { cglpk_destroy(handle) }

    /// Lends the pointer to calls that stay inside this target.
    func withHandle<Result: ~Copyable>(_ body: (OpaquePointer) -> Result) -> Result { body(handle) }

    /// Replaces the objective; costs far from 1 are scaled inside unless they are to be written to a file.
    func setObjective(_ objective: Objective, scaled: Bool = true) throws(SolverError) {
        try Problem.check(
            cglpk_set_objective(
                handle, objective.sense == .maximize ? 1 : 0, scaled ? 1 : 0, Int32(objective.columns.count),
                objective.columns, objective.costs))
    }

    /// Keeps whatever has a reduced cost on its bound, so that the best points of the objective are left.
    func closeFace() throws(SolverError) { try Problem.check(cglpk_close_face(handle, Problem.tolerance)) }

    func setColumnBounds(_ columns: [Int32], _ lower: [Double], _ upper: [Double]) throws(SolverError) {
        try Problem.check(cglpk_set_column_bounds(handle, Int32(columns.count), columns, lower, upper))
    }

    func setRowBounds(_ rows: [Int32], _ lower: [Double], _ upper: [Double]) throws(SolverError) {
        try Problem.check(cglpk_set_row_bounds(handle, Int32(rows.count), rows, lower, upper))
    }

    func setStandardBasis() throws(SolverError) { try Problem.check(cglpk_set_standard_basis(handle)) }

    func setBasis(_ basis: Basis) throws(SolverError) {
        let status = basis.rows.withUnsafeBytes { rows in
            basis.columns.withUnsafeBytes { columns in
                cglpk_set_basis(
                    handle, rows.bindMemory(to: UInt8.self).baseAddress, columns.bindMemory(to: UInt8.self).baseAddress)
            }
        }
        try Problem.check(status)
    }

    func basis(rows: Int, columns: Int) throws(SolverError) -> Basis {
        var basis = Basis(
            rows: [Basis.Status](repeating: .basic, count: rows),
            columns: [Basis.Status](repeating: .basic, count: columns))
        let status = basis.rows.withUnsafeMutableBytes { rows in
            basis.columns.withUnsafeMutableBytes { columns in
                cglpk_get_basis(
                    handle, rows.bindMemory(to: UInt8.self).baseAddress, columns.bindMemory(to: UInt8.self).baseAddress)
            }
        }
        try Problem.check(status)
        return basis
    }

    /// What GLPK compares with, relative to numbers of size 1.
    private static let tolerance = 1e-9

    /// Solves; `nil` when the method came to no end.
    func solve(_ method: SimplexMethod, _ budget: inout SolverBudget) throws(SolverError) -> Outcome? {
        var options = Problem.options(method, budget)
        var outcome = cglpk_outcome()
        let status = cglpk_solve(handle, &options, &outcome)
        budget.spend(Int(outcome.iterations))
        if status == CGLPK_UNDECIDED { return nil }
        if Int(status) == CGLPK_TIME_LIMIT, let limit = budget.passedLimit { throw .timeLimit(limit) }
        try Problem.check(status, budget.options)
        switch Int(outcome.outcome) {
        case CGLPK_OPTIMAL: return .optimal
        case CGLPK_INFEASIBLE: return .infeasible
        default: return .unbounded
        }
    }

    /// The point and the duals at which the last call ended, in doubles.
    func point(columns: Int, rows: Int) throws(SolverError) -> (values: [Double], rowDuals: [Double]) {
        var values = [Double](repeating: 0, count: columns)
        var rowDuals = [Double](repeating: 0, count: rows)
        try Problem.check(cglpk_read_point(handle, &values, &rowDuals))
        return (values, rowDuals)
    }

    /// Finds the values of the present basis, for the statements of a model that print them.
    func evaluate() throws(SolverError) { try Problem.check(cglpk_evaluate(handle)) }

    private static func options(_ method: SimplexMethod, _ budget: SolverBudget) -> cglpk_options {
        let code = method == .dual ? CGLPK_DUAL : CGLPK_PRIMAL
        return cglpk_options(
            method: Int32(code), iterations: budget.iterationsLeft, milliseconds: budget.millisecondsLeft,
            tolerance: tolerance)
    }

    /// Turns a status into an error; limits and files are given by the caller where they can occur.
    static func check(
        _ status: Int32, _ options: SolverOptions = SolverOptions(), file: String = "", isText: Bool = false
    ) throws(SolverError) {
        if status == CGLPK_OK { return }
        if status == CGLPK_UNREADABLE { throw Complaint(message(), file: file, isText: isText).error }
        throw error(Int(status), options, file)
    }

    private static func error(_ status: Int, _ options: SolverOptions, _ file: String) -> SolverError {
        switch status {
        case CGLPK_WRONG_THREAD: .wrongThread
        case CGLPK_STALE: .stale
        case CGLPK_CAUGHT: .caught
        case CGLPK_OUT_OF_MEMORY: .outOfMemory
        case CGLPK_ITERATION_LIMIT: .iterationLimit(options.iterationLimit ?? Int(Int32.max))
        case CGLPK_TIME_LIMIT: .timeLimit(options.timeLimit ?? .zero)
        case CGLPK_UNDECIDED: .undecided(exactPivots: 0)
        case CGLPK_HAS_INTEGERS: .integerColumns(file: file)
        case CGLPK_FILE_TROUBLE: .temporaryFile
        case CGLPK_OUTPUT_LIMIT: .textLimit(Int(CGLPK_MOST_PRINTED))
        default: .badArgument("the numbers or indices are none that the solver takes")
        }
    }

    /// As `check`, but integer columns are made continuous where that is asked for.
    func checkRead(_ status: Int32, relaxing: Bool, file: String, isText: Bool = false) throws(SolverError) {
        let relaxed = relaxing && Int(status) == CGLPK_HAS_INTEGERS
        try Problem.check(relaxed ? cglpk_relax(handle) : status, file: file, isText: isText)
    }

    /// What GLPK said during the last call.
    static func message() -> String { String(cString: cglpk_message()) }

    /// The version of the GLPK that is linked.
    static var version: String { String(cString: cglpk_version()) }
}
