// FarkasSupport.swift: the bounds that a proof of infeasibility speaks of.

extension LinearProgram {
    /// Multipliers and sums below this, relative to their terms, are rounding.
    private static let negligible = 1e-9

    /// The bounds that the multipliers of an infeasible answer combine into a contradiction.
    ///
    /// The combined row lies above what the columns allow, or below it; that tells which bound each multiplier uses.
    /// All other bounds can be left out, and no point meets the rest, but for rounding.
    ///
    /// - Precondition: One multiplier a row.
    /// - Complexity: O(columns + rows + entries).
    package func boundsProving(infeasibilityBy multipliers: [Double]) -> [ProgramBound] {
        var combined = [Double](repeating: 0, count: columnCount)
        var sizes = combined
        let largest = multipliers.reduce(0) { max($0, $1.magnitude) }
        let used = constraints.filter { multipliers[$0.index].magnitude > Self.negligible * largest }
        for row in used {
            for k in entries(ofRow: row.index) {
                let term = coefficients[k] * multipliers[row.index]
                combined[Int(columns[k])] += term
                sizes[Int(columns[k])] += term.magnitude
            }
        }
        let left = variables.filter { combined[$0.index].magnitude > Self.negligible * sizes[$0.index] }
        // Rows from below against columns from above, or the other way round.
        func separation(_ sign: Double) -> Double {
            let rows = used.reduce(0) { $0 + end(sign * multipliers[$1.index], rowLower[$1.index], rowUpper[$1.index]) }
            return left.reduce(rows) {
                $0 + end(-sign * combined[$1.index], columnLower[$1.index], columnUpper[$1.index])
            }
        }
        let sign: Double = separation(1) >= separation(-1) ? 1 : -1
        return used.flatMap { row in
            bounds(of: row).filter { $0.isUsed(by: sign * multipliers[row.index]) }
        }
            + left.flatMap { column in
                bounds(of: column).filter { $0.isUsed(by: -sign * combined[column.index]) }
            }
    }

    /// The least value of a multiple of something between two bounds.
    private func end(_ factor: Double, _ lower: Double, _ upper: Double) -> Double {
        factor * (factor > 0 ? lower : upper)
    }
}

extension ProgramBound {
    /// Whether the least value of a multiple of the row or column comes from this bound.
    fileprivate func isUsed(by factor: Double) -> Bool {
        switch side {
        case .equal: true
        case .lower: factor > 0
        case .upper: factor < 0
        }
    }
}
