// SimplexAdvice.swift: who proposes where an optimum may lie: a simplex method in floating point, or nobody.
//
// Advice is never trusted.  `CertifiedSolve` proves the basis that is proposed, and pivots on in fractions where it proves
// nothing, so that an adviser which is wrong, or silent, costs time and changes neither status nor optimal value.

public import LinearPrograms

/// An adviser that has loaded a program, and proposes bases for it while bounds and objective change.
///
/// An adviser may belong to the thread that made it; it then throws `SolverError.wrongThread` on others.
public protocol SimplexAdvice: SendableMetatype, ~Copyable {
    /// Loads a program with the first of its objectives.
    init(_ program: LinearProgram) throws(SolverError)

    /// Whether the arithmetic of the adviser can work with the numbers of a program; where it cannot, nobody is asked.
    static func canAdvise(on program: LinearProgram) -> Bool

    /// Replaces the bounds of some columns, one lower and one upper bound each.
    mutating func setColumnBounds(_ columns: [Int32], _ lower: [Double], _ upper: [Double]) throws(SolverError)

    /// Replaces the bounds of some rows, one lower and one upper bound each.
    mutating func setRowBounds(_ rows: [Int32], _ lower: [Double], _ upper: [Double]) throws(SolverError)

    /// Replaces the objective.
    mutating func setObjective(_ objective: Objective) throws(SolverError)

    /// Starts the next proposal at a basis.
    mutating func setBasis(_ basis: Basis) throws(SolverError)

    /// Starts the next proposal with every row basic.
    mutating func setStandardBasis() throws(SolverError)

    /// Where the next proposal starts, or the last one ended.
    ///
    /// - Parameter program: The program that is loaded, with its present bounds.
    func basis(of program: LinearProgram) throws(SolverError) -> Basis

    /// Proposes a basis that may be optimal for all objectives in order; the first one is loaded already.
    ///
    /// - Parameter budget: What the work may cost; the adviser says what it has spent.
    /// - Throws: `SolverError`, where a limit is reached.
    mutating func proposal(for program: LinearProgram, _ budget: inout SolverBudget) throws(SolverError) -> Basis

    /// A point and multipliers for the first objective as the adviser has them; `nil` where it has none.
    ///
    /// - Throws: `SolverError`, where a limit is reached.
    mutating func estimate(
        of program: LinearProgram, _ budget: inout SolverBudget
    ) throws(SolverError) -> Estimate?
}

/// A point and multipliers in doubles that nothing proves; one value a column and one multiplier a row.
public struct Estimate: Sendable, Equatable {
    /// The point, and the multipliers of the first objective.
    public let values, rowDuals: [Double]
    /// What the first objective comes to at the point.
    public let objective: Double

    /// An estimate from its parts.
    public init(values: [Double], rowDuals: [Double], objective: Double) {
        (self.values, self.rowDuals, self.objective) = (values, rowDuals, objective)
    }
}

extension SimplexAdvice where Self: ~Copyable {
    /// Nothing without a proof: whoever wants numbers solves the program.
    public mutating func estimate(
        of program: LinearProgram, _ budget: inout SolverBudget
    ) throws(SolverError) -> Estimate? { nil }
}

extension LinearProgram {
    /// A point and multipliers for the first objective that may be optimal, for whoever checks what they prove.
    ///
    /// - Returns: `nil` where the program has no optimum.
    /// - Throws: `SolverError`.
    public func estimated<Advice: SimplexAdvice & ~Copyable>(
        advisedBy advice: Advice.Type, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> Estimate? {
        try requireValid()
        var budget = try SolverBudget(options)
        var adviser = try Advice(self)
        if let estimate = try adviser.estimate(of: self, &budget) { return estimate }
        let solution = try solved(advisedBy: advice, options)
        guard solution.status == .optimal, let stage = solution.stages.first else { return nil }
        return Estimate(values: solution.values, rowDuals: stage.rowDuals, objective: stage.objective)
    }
}

/// Nobody: the pivots in fractions begin at the basis that was set, or with every row basic.
public struct NoAdvice: SimplexAdvice {
    private var start: Basis

    /// Loads nothing.
    public init(_ program: LinearProgram) { start = Basis(slackOf: program) }

    /// No number is too large for fractions.
    public static func canAdvise(on program: LinearProgram) -> Bool { true }

    /// Nothing is kept but the basis, which `basis(of:)` reads against the bounds of the time.
    public func setColumnBounds(_ columns: [Int32], _ lower: [Double], _ upper: [Double]) {}

    /// Nothing is kept but the basis.
    public func setRowBounds(_ rows: [Int32], _ lower: [Double], _ upper: [Double]) {}

    /// Nothing is kept but the basis.
    public func setObjective(_ objective: Objective) {}

    /// Starts the next proposal at a basis.
    public mutating func setBasis(_ basis: Basis) { start = basis }

    /// Starts the next proposal with every row basic.
    public mutating func setStandardBasis() {
        start = Basis(rows: start.rows.map { _ in .basic }, columns: start.columns.map { _ in .fixed })
    }

    /// The basis that was set, what is not basic on a bound that it has.
    public func basis(of program: LinearProgram) -> Basis {
        var basis = start
        basis.settle(in: program)
        return basis
    }

    /// The basis that was set.
    public func proposal(for program: LinearProgram, _ budget: inout SolverBudget) -> Basis { basis(of: program) }
}
