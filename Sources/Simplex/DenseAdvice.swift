// DenseAdvice.swift: a simplex method in doubles as an adviser, with no library beneath it.

public import LinearPrograms

/// The primal simplex method with bounds, on a dense tableau in doubles: for programs of at most some hundred rows.
///
/// Between two objectives whatever has a reduced cost stays on its bound.  The method is that of textbooks: the steepest
/// reduced cost enters, the least one by number once many steps have led nowhere (Bland); infeasibilities are summed up and
/// minimised first.  Source: Chvátal, "Linear Programming" (1983), chapter 8.
public struct DenseAdvice: SimplexAdvice {
    private var start: Basis

    /// Begins with every row basic; the program itself is read when a basis is asked for.
    public init(_ program: LinearProgram) { start = Basis(slackOf: program) }

    /// Numbers whose products are far from the ends of the range of doubles, and a tableau of at most 32 megabytes.
    ///
    /// - Complexity: O(columns + rows + entries).
    public static func canAdvise(on program: LinearProgram) -> Bool {
        program.rowCount * (program.rowCount + program.columnCount) <= 4_000_000 && program.isFarFromOverflow
    }

    /// Nothing is kept but the basis, which is read against the bounds of the time.
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

    /// The basis that was set, or where the last proposal ended, what is not basic on a bound that it has.
    public func basis(of program: LinearProgram) -> Basis {
        var basis = start
        basis.settle(in: program)
        return basis
    }

    /// Where the method ends, whatever that is worth.
    ///
    /// - Complexity: O(rows · (rows + columns)) a step.
    public mutating func proposal(for program: LinearProgram, _ budget: inout SolverBudget) throws(SolverError) -> Basis
    {
        var tableau = DenseTableau(program, from: basis(of: program))
        var steps = 0
        for objective in program.objectives {
            let isOptimal = tableau.optimize(objective, steps: &steps, most: Int(budget.iterationsLeft)) {
                budget.passedLimit != nil
            }
            guard isOptimal else { break }
            tableau.closeFace()
        }
        if program.objectives.isEmpty {
            _ = tableau.optimize(Objective(.minimize, columns: [], costs: []), steps: &steps, most: .max) {
                budget.passedLimit != nil
            }
        }
        budget.spend(steps)
        start = tableau.basis
        return start
    }
}

extension LinearProgram {
    /// Whether no coefficient and no bound is so small or so large that products of a few of them leave the doubles.
    fileprivate var isFarFromOverflow: Bool {
        coefficients.allSatisfy { $0 == 0 || $0.magnitude >= 1e-60 && $0.magnitude <= 1e60 }
            && [columnLower, columnUpper, rowLower, rowUpper].allSatisfy { bounds in
                bounds.allSatisfy { $0.magnitude <= 1e60 || $0.isInfinite }
            }
    }
}
