// Problem+Copying.swift: a problem that GLPK read from a file, as a value with its names.

internal import CGLPK
internal import LinearPrograms

extension Problem {
    /// The program that the problem holds.
    func program() throws(SolverError) -> LinearProgram {
        var size = cglpk_size()
        try Problem.check(withHandle { cglpk_measure($0, &size) })
        let (columns, rows, entries) = (Int(size.columns), Int(size.rows), Int(size.nonzeros))
        var columnLower = [Double](repeating: 0, count: columns)
        var columnUpper = columnLower
        var rowLower = [Double](repeating: 0, count: rows)
        var rowUpper = rowLower
        var rowStarts = [Int32](repeating: 0, count: rows + 1)
        var entryColumns = [Int32](repeating: 0, count: entries)
        var coefficients = [Double](repeating: 0, count: entries)
        var costColumns = [Int32](repeating: 0, count: Int(size.objective_nonzeros))
        var costs = [Double](repeating: 0, count: Int(size.objective_nonzeros))
        let status = withHandle {
            cglpk_copy(
                $0, &columnLower, &columnUpper, &rowLower, &rowUpper, &rowStarts, &entryColumns,
                &coefficients, &costColumns, &costs)
        }
        try Problem.check(status)
        let names = try names()
        var program = LinearProgram(
            columnLower: columnLower, columnUpper: columnUpper, rowLower: rowLower, rowUpper: rowUpper,
            fittingStarts: rowStarts, columns: entryColumns, coefficients: coefficients)
        program.setNames(columns: Array(names[(rows + 1)...]), rows: Array(names[1..<(rows + 1)]))
        if !names[0].isEmpty || !costs.isEmpty || size.objective_constant != 0 {
            program.addObjective(
                Objective(
                    size.maximize != 0 ? .maximize : .minimize, name: names[0], columns: costColumns,
                    costs: costs, constant: size.objective_constant))
        }
        return program
    }

    /// The names of the objective, the rows and the columns.
    private func names() throws(SolverError) -> [String] {
        let packed = try Problem.text { bytes, length in
            withHandle { cglpk_copy_names($0, &bytes, &length) }
        }
        return packed.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Takes over a text that C made.
    static func text(_ body: (inout UnsafeMutablePointer<CChar>?, inout Int) -> Int32) throws(SolverError) -> String {
        let (status, text) = statusAndText(body)
        try check(status)
        return text
    }

    /// Takes over a text that C may have made whether or not the call succeeded.
    static func statusAndText(_ body: (inout UnsafeMutablePointer<CChar>?, inout Int) -> Int32) -> (Int32, String) {
        var bytes: UnsafeMutablePointer<CChar>?
        var length = 0
        let status = body(&bytes, &length)
        defer { cglpk_free(bytes) }
        let buffer = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length)
        return (status, String(decoding: buffer, as: UTF8.self))
    }
}
