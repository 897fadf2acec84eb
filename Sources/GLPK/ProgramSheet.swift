// ProgramSheet.swift: a program written where GLPK reads it, for those who ask very many small ones.
// Making, loading and freeing a problem costs more than solving a small one; here the thread keeps it (CGLPK/Sheet.c).

internal import CGLPK
package import LinearPrograms
package import Simplex

/// A program, with the basis from which to start, in memory that the thread keeps for it.
///
/// What comes back is a basis and proves nothing: whoever asks has to prove it, as `CertifiedSolve` does for programs that
/// are values.  A thread has one sheet at a time, and it stays on its thread.  The buffers are the thread's own memory,
/// written without a call in between; they end with the sheet.
package struct ProgramSheet: ~Copyable {
    /// Programs whose matrix and costs are the same wherever their sizes are.
    package enum Kind: Int32 {
        /// Nothing is known of the matrix.
        case any
        /// Level programs in which all weights are equal.
        case equalLevels
    }

    /// The bounds of the columns.
    package let columnLower, columnUpper: UnsafeMutableBufferPointer<Double>
    /// The bounds of the rows.
    package let rowLower, rowUpper: UnsafeMutableBufferPointer<Double>
    /// Where columns and rows stand: as written, and after solving as GLPK ended.
    package let columnStatus, rowStatus: UnsafeMutableBufferPointer<Basis.Status>
    /// Whether GLPK has the matrix and the costs already, so that they need not be written.
    package let isLoaded: Bool
    private let coefficients, costs: UnsafeMutableBufferPointer<Double>
    private let rowStarts, rowColumns: UnsafeMutableBufferPointer<Int32>
    private var rows = 0
    private var entries = 0

    /// Takes the thread's sheet.
    ///
    /// - Parameters: How many columns, rows and entries the program has; at least one column and one row.
    /// - Throws: `SolverError.badArgument` while somebody else on this thread has it.
    @available(*, noasync, message: "after an await the sheet could be on another thread")
    package init(columns: Int, rows: Int, entries: Int, _ kind: Kind = .any) throws(SolverError) {
        var sheet = cglpk_sheet()
        try Problem.check(
            cglpk_take_sheet(Int32(columns), Int32(rows), Int32(entries), kind.rawValue, &sheet))
        (columnLower, columnUpper) = (.init(sheet.column_lower, columns), .init(sheet.column_upper, columns))
        (rowLower, rowUpper) = (.init(sheet.row_lower, rows), .init(sheet.row_upper, rows))
        (coefficients, costs) = (.init(sheet.coefficients, entries), .init(sheet.costs, columns))
        (rowStarts, rowColumns) = (.init(sheet.row_starts, rows + 1), .init(sheet.row_columns, entries))
        columnStatus = .init(statuses: sheet.column_status, columns)
        rowStatus = .init(statuses: sheet.row_status, rows)
        isLoaded = sheet.is_loaded != 0
        if isLoaded { return }
        rowStarts[0] = 0
        costs.update(repeating: 0)
    }

    deinit { cglpk_return_sheet() }

    /// Writes what a column costs; nothing unless written.
    package mutating func setCost(_ cost: Double, ofColumn column: Int) { costs[column] = cost }

    /// Writes the next entry of the row that is being written; no column may come twice in a row.
    package mutating func addEntry(_ coefficient: Double, _ column: Int) {
        coefficients[entries] = coefficient
        rowColumns[entries] = Int32(column)
        entries += 1
    }

    /// Ends the row of the entries since the last one.
    package mutating func endRow() {
        rows += 1
        rowStarts[rows] = Int32(entries)
    }

    /// Asks GLPK, which confirms the basis that is written or goes on from it.
    ///
    /// - Returns: How many simplex iterations it took to a basis that GLPK takes for optimal; `nil` when there is none.
    /// - Throws: `SolverError`.
    /// - Complexity: That of taking a basis apart, where it is confirmed; half a microsecond for three columns.
    package func solve(maximizing: Bool) throws(SolverError) -> Int? {
        precondition(isLoaded || rows == rowStatus.count && entries == rowColumns.count, "a sheet has to be full")
        var options = Problem.plainOptions
        var outcome = cglpk_outcome()
        let status = cglpk_solve_sheet(maximizing ? 1 : 0, &options, &outcome)
        if status == CGLPK_UNDECIDED { return nil }
        try Problem.check(status)
        return Int(outcome.outcome) == CGLPK_OPTIMAL ? Int(outcome.iterations) : nil
    }
}

extension UnsafeMutableBufferPointer {
    fileprivate init(_ start: UnsafeMutablePointer<Element>, _ count: Int) { self.init(start: start, count: count) }
}

extension UnsafeMutableBufferPointer<Basis.Status> {
    /// A status is its byte.
    fileprivate init(statuses: UnsafeMutablePointer<UInt8>, _ count: Int) {
        let bytes = UnsafeMutableRawBufferPointer(start: statuses, count: count)
        self = bytes.assumingMemoryBound(to: Basis.Status.self)
    }
}
