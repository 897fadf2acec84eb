// LinearProgram+Bulk.swift: whole arrays into a program, for callers that build many.
// Entries may come in any order; rows whose columns ascend are taken as they are.

extension LinearProgram {
    /// A program from whole arrays, without names.
    ///
    /// - Parameters:
    ///   - rowStarts: One more than there are rows, from 0 to the number of entries, not descending.
    ///   - columns: The column of every entry, rows one after another.
    ///   - coefficients: One an entry.
    /// - Throws: `LinearProgramError.badArrays` where the lengths do not fit each other, or `rowStarts` descends.
    /// - Complexity: O(columns + rows + entries) when columns ascend within rows; the arrays are not copied.
    public init(
        columnLower: [Double], columnUpper: [Double], rowLower: [Double], rowUpper: [Double],
        rowStarts: [Int32], columns: [Int32], coefficients: [Double], objectives: [Objective] = []
    ) throws(LinearProgramError) {
        func demand(_ holds: Bool, _ words: String) throws(LinearProgramError) {
            if !holds { throw .badArrays(words) }
        }
        try demand(columnLower.count == columnUpper.count, "a column needs two bounds")
        try demand(rowLower.count == rowUpper.count, "a row needs two bounds")
        try demand(columns.count == coefficients.count, "an entry needs a column and a coefficient")
        try demand(rowStarts.count == rowLower.count + 1, "rowStarts needs one entry more than there are rows")
        try demand(
            rowStarts.first == 0 && rowStarts.last.map(Int.init) == columns.count,
            "rowStarts runs from 0 to the number of entries")
        try demand(zip(rowStarts, rowStarts.dropFirst()).allSatisfy(<=), "rowStarts does not descend")
        self.init(
            columnLower: columnLower, columnUpper: columnUpper, rowLower: rowLower, rowUpper: rowUpper,
            fittingStarts: rowStarts, columns: columns, coefficients: coefficients, objectives: objectives)
    }

    /// A program from whole arrays that are known to fit each other, as the public one has it.
    package init(
        columnLower: [Double], columnUpper: [Double], rowLower: [Double], rowUpper: [Double],
        fittingStarts rowStarts: [Int32], columns: [Int32], coefficients: [Double], objectives: [Objective] = []
    ) {
        self.columnLower = columnLower
        self.columnUpper = columnUpper
        self.rowLower = rowLower
        self.rowUpper = rowUpper
        self.objectives = objectives
        if Self.inOrder(rowStarts, columns) {
            (self.rowStarts, self.columns, self.coefficients) = (rowStarts, columns, coefficients)
        } else {
            for row in rowLower.indices {
                let range = Int(rowStarts[row])..<Int(rowStarts[row + 1])
                append(columns[range], coefficients[range])
            }
        }
    }

    /// Makes room, so that adding does not move what is there.
    public mutating func reserveCapacity(columns: Int, rows: Int, entries: Int) {
        columnLower.reserveCapacity(columns)
        columnUpper.reserveCapacity(columns)
        rowLower.reserveCapacity(rows)
        rowUpper.reserveCapacity(rows)
        rowStarts.reserveCapacity(rows + 1)
        self.columns.reserveCapacity(entries)
        coefficients.reserveCapacity(entries)
    }

    /// Adds a row from columns and coefficients.
    ///
    /// - Precondition: As many coefficients as columns.
    /// - Complexity: O(entries) when columns ascend.
    @discardableResult
    public mutating func addRow(
        _ name: String = "", columns: [Int32], coefficients: [Double], lower: Double, upper: Double
    ) -> Constraint {
        precondition(columns.count == coefficients.count, "a row needs one coefficient a column")
        setName(name, at: rowCount, in: &rowNames)
        rowLower.append(lower)
        rowUpper.append(upper)
        append(columns[...], coefficients[...])
        return Constraint(index: rowCount - 1)
    }

    /// Adds an objective behind those that are there.
    public mutating func addObjective(_ objective: Objective) { objectives.append(objective) }

    /// Gives names to the first columns and rows; an empty one leaves the default.
    public mutating func setNames(columns: [String] = [], rows: [String] = []) {
        for (index, name) in columns.enumerated() { setName(name, at: index, in: &columnNames) }
        for (index, name) in rows.enumerated() { setName(name, at: index, in: &rowNames) }
    }

    private static func inOrder(_ starts: [Int32], _ columns: [Int32]) -> Bool {
        var start = 0
        for row in 1..<starts.count {
            let end = Int(starts[row])
            precondition(start <= end && end <= columns.count, "rowStarts does not descend")
            var last = Int32.min
            for k in start..<end {
                if columns[k] <= last { return false }
                last = columns[k]
            }
            start = end
        }
        return true
    }

    private mutating func append(_ newColumns: ArraySlice<Int32>, _ newCoefficients: ArraySlice<Double>) {
        if strictlyAscending(newColumns) {
            columns.append(contentsOf: newColumns)
            coefficients.append(contentsOf: newCoefficients)
        } else {
            let (sorted, values) = merged(newColumns, newCoefficients)
            columns.append(contentsOf: sorted)
            coefficients.append(contentsOf: values)
        }
        rowStarts.append(Int32(columns.count))
    }
}
