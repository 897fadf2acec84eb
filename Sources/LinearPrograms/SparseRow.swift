// SparseRow.swift: the one form in which a row keeps its entries: columns ascending, none twice.
// Programs compare equal by it, and GLPK aborts on a column that comes twice.

/// Whether every column is larger than the one before.
func strictlyAscending(_ columns: ArraySlice<Int32>) -> Bool {
    var last = Int32.min
    for column in columns {
        if column <= last { return false }
        last = column
    }
    return true
}

/// The same row in order, entries of one column added up and zeros left out.
func merged(_ columns: ArraySlice<Int32>, _ coefficients: ArraySlice<Double>) -> ([Int32], [Double]) {
    let order = zip(columns, coefficients).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    var result: ([Int32], [Double]) = ([], [])
    for (_, (column, coefficient)) in order {
        if let last = result.0.indices.last, result.0[last] == column {
            result.1[last] += coefficient
        } else {
            result.0.append(column)
            result.1.append(coefficient)
        }
    }
    let kept = result.1.indices.filter { result.1[$0] != 0 }
    return (kept.map { result.0[$0] }, kept.map { result.1[$0] })
}

/// The columns and coefficients of an expression, merged.
func rowEntries(of expression: LinearExpression) -> ([Int32], [Double]) {
    let columns = expression.terms.map { Int32(truncatingIfNeeded: $0.variable.index) }
    let coefficients = expression.terms.map(\.coefficient)
    if strictlyAscending(columns[...]), !coefficients.contains(0) { return (columns, coefficients) }
    return merged(columns[...], coefficients[...])
}
