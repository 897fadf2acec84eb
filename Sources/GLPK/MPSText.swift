// MPSText.swift: a linear program as free MPS text.
// Source: IBM, "MPS file format" (CPLEX documentation): sections ROWS, COLUMNS, RHS, RANGES and BOUNDS, fields set apart by
// spaces.  Every bound is stated, since readers differ in what they take a lone negative one to mean.

internal import LinearPrograms

/// A program in free MPS format, written with the digits that each double needs.
struct MPSText {
    private let program: LinearProgram
    private let names: FileNames
    private let whole: Set<Int>

    /// - Parameter program: Has one objective, to be minimised and without a constant, and no row without bounds.
    init(_ program: LinearProgram, _ names: FileNames, whole: [Int32]) {
        (self.program, self.names, self.whole) = (program, names, Set(whole.map(Int.init)))
    }

    /// The lines.
    ///
    /// - Complexity: O(columns + rows + entries).
    var text: String {
        var lines = ["NAME plumb", "ROWS", " N \(names.objective)"] + rows
        lines += ["COLUMNS"] + columns + ["RHS"]
        lines += zip(names.rows, forms).filter { $1.side != 0 }.map { " RHS1 \($0) \($1.side)" }
        let ranges = zip(names.rows, forms).compactMap { name, form in form.range.map { " RNG1 \(name) \($0)" } }
        if !ranges.isEmpty { lines += ["RANGES"] + ranges }
        return (lines + ["BOUNDS"] + bounds + ["ENDATA", ""]).joined(separator: "\n")
    }

    private var rows: [String] { zip(names.rows, forms).map { " \($1.kind) \($0)" } }

    /// How the bounds of a row are stated: from one of them, and how far the other lies away.
    private var forms: [(kind: String, side: Double, range: Double?)] {
        zip(program.rowLower, program.rowUpper).map { lower, upper in
            if lower == upper { return ("E", lower, nil) }
            if upper == .infinity { return ("G", lower, nil) }
            if lower == -.infinity { return ("L", upper, nil) }
            let length = upper - lower
            let candidates = [length, length.nextUp, length.nextDown]
            if let exact = candidates.first(where: { lower + $0 == upper }) { return ("G", lower, exact) }
            return ("L", upper, candidates.first { upper - $0 == lower } ?? length)
        }
    }

    /// The entries by columns; a column without any has a cost of 0, so that it is there.
    private var columns: [String] {
        var entries = [[String]](repeating: [], count: program.columnCount)
        for objective in program.objectives {
            for (column, cost) in zip(objective.columns, objective.costs) where cost != 0 {
                entries[Int(column)].append(" \(names.columns[Int(column)]) \(names.objective) \(cost)")
            }
        }
        for row in 0..<program.rowCount {
            for entry in Int(program.rowStarts[row])..<Int(program.rowStarts[row + 1]) {
                let column = Int(program.columns[entry])
                entries[column].append(" \(names.columns[column]) \(names.rows[row]) \(program.coefficients[entry])")
            }
        }
        var lines: [String] = []
        for (column, own) in entries.enumerated() {
            // Whole columns stand between two marks.
            if whole.contains(column), !whole.contains(column - 1) { lines.append(mark(column, "INTORG")) }
            lines += own.isEmpty ? [" \(names.columns[column]) \(names.objective) 0"] : own
            if whole.contains(column), !whole.contains(column + 1) { lines.append(mark(column, "INTEND")) }
        }
        return lines
    }

    private func mark(_ column: Int, _ kind: String) -> String { " M\(column) 'MARKER' '\(kind)'" }

    private var bounds: [String] {
        zip(names.columns, zip(program.columnLower, program.columnUpper)).flatMap { name, bounds in
            let (lower, upper) = bounds
            if lower == upper { return [" FX BND1 \(name) \(lower)"] }
            if lower == -.infinity, upper == .infinity { return [" FR BND1 \(name)"] }
            let below = lower == -.infinity ? [" MI BND1 \(name)"] : lower == 0 ? [] : [" LO BND1 \(name) \(lower)"]
            return below + (upper == .infinity ? [] : [" UP BND1 \(name) \(upper)"])
        }
    }
}
