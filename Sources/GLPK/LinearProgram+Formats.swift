// LinearProgram+Formats.swift: programs as LP and MPS text, for other solvers, and back.
//
// Both formats hold one objective; the first one is written.  Names are made legal and different: spaces become
// underlines, brackets parentheses.  GLPK 5.0 loses the constant of an objective when it reads or writes either, so it is
// written as the cost of a column held at 1.  Rows without bounds are left out: its MPS reader takes the first of them for
// the objective.  Its LP writer refuses programs without rows or columns; they get an empty row, or the column held at 1.
// MPS text is written here (`MPSText`): GLPK's writer has 12 places for a number and ends at one that needs more.

internal import CGLPK
public import LinearPrograms
public import Simplex

extension LinearProgram {
    /// The program in CPLEX LP format, with the first of its objectives; numbers to 15 digits.
    ///
    /// - Throws: `SolverError`.
    public func lpFormat() throws(SolverError) -> String { try lpFormat(whole: []) }

    /// The same, with some variables whole.
    package func lpFormat(whole: [Int32]) throws(SolverError) -> String {
        try requireValid()
        let program = forWriting()
        let problem = try Problem.loading(program, scaled: false)
        let files = program.namesForFiles()
        let names = files.all.flatMap { Array($0.utf8CString) }
        try Problem.check(problem.withHandle { cglpk_set_names($0, names, names.count) })
        let text = try Problem.text { bytes, length in
            problem.withHandle { cglpk_write_lp($0, &bytes, &length) }
        }
        guard !whole.isEmpty, text.hasSuffix("End\n") else { return text }
        let lines = whole.map { " \(files.columns[Int($0)])\n" }
        return text.dropLast(4) + "Generals\n" + lines.joined() + "\nEnd\n"
    }

    /// The program in free MPS format, with the first of its objectives; every number has the digits of its double.
    ///
    /// MPS only minimises: an objective to be maximised is written with all signs changed.
    ///
    /// - Throws: `SolverError.invalid`.
    public func mpsFormat() throws(SolverError) -> String { try mpsFormat(whole: []) }

    /// The same, with some variables whole.
    package func mpsFormat(whole: [Int32]) throws(SolverError) -> String {
        try requireValid()
        var program = forWriting()
        program.setObjectives(program.objectives.map(\.minimized))
        return MPSText(program, program.namesForFiles(), whole: whole).text
    }

    /// Reads a program in CPLEX LP format; numbers below 2⁻¹⁰²² are 0 to GLPK's reader.
    ///
    /// - Parameter relaxing: Whether integer columns are taken as continuous ones, and binary ones as between 0 and 1.
    /// - Throws: `SolverError.unreadable` with the line, `SolverError.integerColumns`.
    public init(lpFormat text: String, relaxingIntegers relaxing: Bool = false) throws(SolverError) {
        try self.init(text, CGLPK_LP_FORMAT, "LP text", relaxing)
    }

    /// Reads a program in free MPS format, or in fixed MPS format where it is not that; numbers below 2⁻¹⁰²² are 0 to GLPK's
    /// reader.
    ///
    /// - Parameter relaxing: Whether integer columns are taken as continuous ones, and binary ones as between 0 and 1.
    /// - Throws: `SolverError.unreadable` with the line, `SolverError.integerColumns`.
    public init(mpsFormat text: String, relaxingIntegers relaxing: Bool = false) throws(SolverError) {
        try self.init(text, CGLPK_MPS_FORMAT, "MPS text", relaxing)
    }

    private init(_ text: String, _ format: Int, _ file: String, _ relaxing: Bool) throws(SolverError) {
        let problem = try Problem()
        var bytes = Array(text.utf8CString)
        let status = problem.withHandle { cglpk_read($0, Int32(format), &bytes, bytes.count - 1) }
        try problem.checkRead(status, relaxing: relaxing, file: file, isText: true)
        self = try problem.program()
    }

    /// The same program without rows that have no bounds, and with the objective's constant as the cost of a
    /// column held at 1.
    private func forWriting() -> LinearProgram {
        var program = LinearProgram()
        for variable in variables {
            let (lower, upper) = (columnLower[variable.index], columnUpper[variable.index])
            _ = program.variable(name(of: variable), atLeast: lower, atMost: upper)
        }
        for row in constraints {
            let (lower, upper) = (rowLower[row.index], rowUpper[row.index])
            if lower == -.infinity, upper == .infinity { continue }
            program.subject(to: name(of: row), Relation(expression(of: row), lower: lower, upper: upper))
        }
        var first = objectives.first ?? Objective(.minimize, columns: [], costs: [])
        if first.constant != 0 || columnCount == 0 {
            let one = program.variable("constant", atLeast: 1, atMost: 1)
            first = Objective(
                first.sense, name: first.name, columns: first.columns + [Int32(one.index)],
                costs: first.costs + [first.constant])
        }
        program.addObjective(first)
        if program.rowCount == 0 { program.addRow("nothing", columns: [], coefficients: [], lower: 0, upper: 0) }
        return program
    }

    /// What objective, rows and columns are called in files.
    private func namesForFiles() -> FileNames {
        var (rowTable, columnTable) = (NameTable(), NameTable())
        let given = objectives.first?.name ?? ""
        return FileNames(
            objective: rowTable.unique(given.isEmpty ? "objective" : given),
            rows: constraints.map { rowTable.unique(name(of: $0)) },
            columns: variables.map { columnTable.unique(name(of: $0)) })
    }
}

/// The names of a program in a file, legal and different.
struct FileNames {
    let objective: String
    let rows, columns: [String]

    var all: [String] { [objective] + rows + columns }
}

extension Objective {
    /// The same aim as something to be minimised.
    fileprivate var minimized: Objective {
        if sense == .minimize { return self }
        return Objective(.minimize, name: name, columns: columns, costs: costs.map { -$0 }, constant: -constant)
    }
}
