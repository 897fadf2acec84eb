// ColumnCall.swift: a call on columns: its limits, its rows one after the other, and where the errors of rows go.

import Deadlines
import PlumbC
import Rows
import Simplex
import Workbench

/// A call on a batch.
struct ColumnCall {
    let columns: Columns
    private let deadline: Deadline?
    private let seconds: Double
    private let states: UnsafeMutablePointer<UInt8>?

    init(
        _ columns: UnsafePointer<plumb_columns>?, _ limits: UnsafePointer<plumb_limits>?,
        _ states: UnsafeMutablePointer<UInt8>?
    ) throws(ColumnError) {
        self.columns = try Columns(columns)
        self.states = states
        guard let limits = limits?.pointee else {
            (deadline, seconds) = (nil, 0)
            return
        }
        guard limits.size == MemoryLayout<plumb_limits>.size else {
            throw .badSize(limits.size, of: plumb_limits.self, "limits", named: "plumb_limits")
        }
        guard (0...1e9).contains(limits.seconds) else {
            throw .argument("limits", "has seconds \(limits.seconds); it must be from 0 to 1e9")
        }
        if limits.rows > 0, self.columns.rows > limits.rows {
            throw ColumnError(
                code: PLUMB_ERROR_LIMIT, array: "rows",
                message: "rows is \(self.columns.rows), and the limits allow \(limits.rows); pass fewer, or allow more")
        }
        seconds = limits.seconds
        deadline = seconds > 0 ? Deadline(after: .seconds(seconds)) : nil
    }

    /// Does work on every row.
    ///
    /// - Parameters:
    ///   - work: What is done with a row.
    ///   - pass: Fills in what a row in error has.
    /// - Returns: The first error of a row that was passed over.
    func forEachRow(
        _ work: (Int) throws -> Void, passing pass: (Int) -> Void
    ) throws(ColumnError) -> ColumnError? {
        guard let deadline else { return try walk(work, pass) }
        var outcome: Result<ColumnError?, ColumnError> = .success(nil)
        Deadline.$current.withValue(deadline) {
            do throws(ColumnError) { outcome = .success(try walk(work, pass)) } catch { outcome = .failure(error) }
        }
        return try outcome.get()
    }

    private func walk(_ work: (Int) throws -> Void, _ pass: (Int) -> Void) throws(ColumnError) -> ColumnError? {
        var first: ColumnError?
        for row in 0..<columns.rows {
            if let deadline, deadline.isOver { throw isOver(at: row) }
            do {
                try work(row)
                states?[row] = UInt8(PLUMB_OK)
            } catch {
                if let deadline, deadline.hasStoppedWork { throw isOver(at: row) }
                let fault = Self.fault(error, row)
                guard let states else { throw fault }
                states[row] = UInt8(fault.code)
                pass(row)
                first = first ?? fault
            }
        }
        return first
    }

    private func isOver(at row: Int) -> ColumnError {
        ColumnError(
            code: PLUMB_ERROR_LIMIT, row: row,
            message: "row \(row): the deadline of \(seconds.shortest) s is over; give more time, or fewer rows")
    }

    /// An error of a row in the words of columns.
    private static func fault(_ error: any Error, _ row: Int) -> ColumnError {
        switch error {
        case let error as ColumnError: error
        case let error as RowError: ColumnError(error, row: row)
        case RowProgramError.tooManyItems:
            ColumnError(code: PLUMB_ERROR_REFUSED, row: row, message: "row \(row): \(error)")
        case let error as RowProgramError:
            ColumnError(code: PLUMB_ERROR_UNSOLVED, row: row, message: "row \(row): \(error)")
        default: ColumnError(code: PLUMB_ERROR_REFUSED, row: row, message: "row \(row): \(error)")
        }
    }

    /// The rule of a name.
    static func rule(_ name: UnsafePointer<CChar>?) throws(ColumnError) -> RuleEntry {
        guard let name else { throw .argument("rule", "is NULL; it must be one of \(RuleTable.standard.names)") }
        let text = String(cString: name)
        guard let rule = RuleTable.standard[text] else {
            throw .argument("rule", "is \(text.printable); it must be one of \(RuleTable.standard.names)")
        }
        if rule == .glpk, LinkedAdviser.current == nil {
            throw ColumnError(
                code: PLUMB_ERROR_NO_GLPK, array: "rule", message: "rule is glpk: \(SolvingError.noGLPK)")
        }
        return rule
    }

    /// Runs a call, and tells C how it went.
    static func perform(
        _ error: UnsafeMutablePointer<plumb_error>?, _ call: () throws(ColumnError) -> ColumnError?
    ) -> Int32 {
        do throws(ColumnError) {
            if let passed = try call() { passed.write(to: error) } else { ColumnError.clear(error) }
            return PLUMB_OK
        } catch let fault {
            fault.write(to: error)
            return fault.code
        }
    }
}
