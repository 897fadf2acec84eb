// LoadedProgram.swift: a program that stays with an adviser while its bounds and objective change.
//
// Solving again starts from the last basis, which after small changes is a few pivots away.  The loaded program
// keeps its own copy as a value, so that every answer is checked against what was asked.

public import LinearPrograms

/// A program with its adviser, to be changed and solved again; it has one objective at a time.
///
/// With some advisers it belongs to the thread that made it: a call from another one throws `SolverError.wrongThread`.
public struct LoadedProgram<Advice: SimplexAdvice & ~Copyable>: ~Copyable {
    /// What is loaded, with the objective that is solved for.
    public private(set) var program: LinearProgram
    private var advice: Advice

    /// Loads a program with the first of its objectives.
    ///
    /// - Throws: `SolverError.invalid`.
    @available(*, noasync, message: "after an await the problem could be on another thread")
    public init(_ program: LinearProgram) throws(SolverError) {
        try program.requireValid()
        advice = try Advice(program)
        self.program = program
        if program.objectives.count > 1 { self.program.setObjectives([program.objectives[0]]) }
    }

    /// Replaces the bounds of one variable.
    ///
    /// - Throws: `SolverError.badArgument` when they are not bounds or the variable is another program's.
    public mutating func setBounds(
        of variable: Variable, atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) throws(SolverError) {
        try setColumnBounds([Int32(clamping: variable.index)], lower: [lower], upper: [upper])
    }

    /// Replaces the bounds of one constraint.
    ///
    /// - Throws: `SolverError.badArgument` when they are not bounds or the constraint is another program's.
    public mutating func setBounds(
        of constraint: Constraint, atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) throws(SolverError) {
        try setRowBounds([Int32(clamping: constraint.index)], lower: [lower], upper: [upper])
    }

    /// Replaces the bounds of some columns in one crossing.
    public mutating func setColumnBounds(_ columns: [Int32], lower: [Double], upper: [Double]) throws(SolverError) {
        try Self.requireBounds(columns, lower, upper, count: program.columnCount)
        try advice.setColumnBounds(columns, lower, upper)
        for k in columns.indices {
            program.setBounds(of: Variable(index: Int(columns[k])), atLeast: lower[k], atMost: upper[k])
        }
    }

    /// Replaces the bounds of some rows in one crossing.
    public mutating func setRowBounds(_ rows: [Int32], lower: [Double], upper: [Double]) throws(SolverError) {
        try Self.requireBounds(rows, lower, upper, count: program.rowCount)
        try advice.setRowBounds(rows, lower, upper)
        for k in rows.indices {
            program.setBounds(of: Constraint(index: Int(rows[k])), atLeast: lower[k], atMost: upper[k])
        }
    }

    /// Replaces the objective.
    ///
    /// - Throws: `SolverError.invalid` when a cost is not finite or a column is another program's.
    public mutating func setObjective(_ objective: Objective) throws(SolverError) {
        do { try program.validate(objective) } catch { throw .invalid(error) }
        try advice.setObjective(objective)
        program.setObjectives([objective])
    }

    /// Starts the next solve at a basis; advice only, it never changes the optimum.
    public mutating func start(at basis: Basis) throws(SolverError) {
        try program.requireFit(basis)
        try advice.setBasis(basis)
    }

    /// Starts the next solve with every row basic.
    public mutating func startCold() throws(SolverError) { try advice.setStandardBasis() }

    /// The basis of the last answer, or where the next solve starts.
    public func basis() throws(SolverError) -> Basis {
        try advice.basis(of: program)
    }

    /// Solves from the present basis; the answer's certificate has been checked.
    public mutating func solve(_ options: SolverOptions = SolverOptions()) throws(SolverError) -> Solution {
        var solve = try CertifiedSolve(program, options)
        return try solve.solveAll(&advice)
    }

    private static func requireBounds(
        _ indices: [Int32], _ lower: [Double], _ upper: [Double], count: Int
    ) throws(SolverError) {
        guard indices.count == lower.count, indices.count == upper.count else {
            throw .badArgument("one lower and one upper bound each")
        }
        for k in indices.indices {
            if indices[k] < 0 || indices[k] >= count { throw .badArgument("there is no index \(indices[k])") }
            if !areBounds(lower[k], upper[k]) { throw .badArgument("\(lower[k]) and \(upper[k]) are not bounds") }
        }
    }
}
