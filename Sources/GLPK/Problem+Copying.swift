// Problem+Copying.swift: a problem that GLPK read from a file, as a value with its names.

internal import CGLPK
internal import LinearPrograms
internal import Simplex

extension Problem {
    /// The program that the problem holds.
    func program() throws(SolverError) -> LinearProgram {
        var size = cglpk_size()
        try Problem.check(withHandle { cglpk_measure($0, &size) })
        var parts = ProgramParts(size)
        let status = withHandle {
            cglpk_copy(
                $0, &parts.columnLower, &parts.columnUpper, &parts.rowLower, &parts.rowUpper, &parts.rowStarts,
                &parts.entryColumns, &parts.coefficients, &parts.costColumns, &parts.costs)
        }
        try Problem.check(status)
        parts.names = try names()
        return parts.program
    }

    /// The names of the objective, the rows and the columns.
    private func names() throws(SolverError) -> [String] {
        ProgramParts.names(
            packed: try Problem.text { bytes, length in
                withHandle { cglpk_copy_names($0, &bytes, &length) }
            })
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

/// The arrays in which GLPK hands a program out.
struct ProgramParts {
    let size: cglpk_size
    var columnLower, columnUpper, rowLower, rowUpper, coefficients, costs: [Double]
    var rowStarts, entryColumns, costColumns: [Int32]
    /// Those of the objective, the rows and the columns.
    var names: [String] = []

    /// Parts of a size, to be filled.
    init(_ size: cglpk_size) {
        self.size = size
        columnLower = [Double](repeating: 0, count: Int(size.columns))
        columnUpper = columnLower
        rowLower = [Double](repeating: 0, count: Int(size.rows))
        rowUpper = rowLower
        coefficients = [Double](repeating: 0, count: Int(size.nonzeros))
        costs = [Double](repeating: 0, count: Int(size.objective_nonzeros))
        rowStarts = [Int32](repeating: 0, count: Int(size.rows) + 1)
        entryColumns = [Int32](repeating: 0, count: Int(size.nonzeros))
        costColumns = [Int32](repeating: 0, count: Int(size.objective_nonzeros))
    }

    /// The names in a text in which a zero ends each.
    static func names(packed: String) -> [String] {
        packed.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The program of these parts, with one objective where it has a name or costs.
    var program: LinearProgram {
        var program = LinearProgram(
            columnLower: columnLower, columnUpper: columnUpper, rowLower: rowLower, rowUpper: rowUpper,
            fittingStarts: rowStarts, columns: entryColumns, coefficients: coefficients)
        let rows = rowLower.count
        program.setNames(columns: Array(names[(rows + 1)...]), rows: Array(names[1..<(rows + 1)]))
        if !names[0].isEmpty || !costs.isEmpty || size.objective_constant != 0 {
            program.addObjective(
                Objective(
                    size.maximize != 0 ? .maximize : .minimize, name: names[0], columns: costColumns,
                    costs: costs, constant: size.objective_constant))
        }
        return program
    }
}
