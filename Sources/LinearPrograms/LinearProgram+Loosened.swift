// LinearProgram+Loosened.swift: room for the rounding with which a program's own numbers were made.

extension LinearProgram {
    /// The same program with every bound moved outwards, by a share of the largest bound.
    ///
    /// A program whose numbers are sums of decimals may ask for 0.1 + 0.2 in the one row and for 0.3 in another, and then has
    /// no point; this one has.
    ///
    /// - Parameter share: 2e-13 by default, some thousand roundings.
    /// - Complexity: O(columns + rows).
    package func loosened(by share: Double = 0x1p-42) -> LinearProgram {
        var largest = 0.0
        for bounds in [columnLower, columnUpper, rowLower, rowUpper] {
            for bound in bounds where bound.isFinite { largest = max(largest, bound.magnitude) }
        }
        let room = share * largest
        var loose = self
        loose.columnLower = columnLower.map { $0 - room }
        loose.columnUpper = columnUpper.map { $0 + room }
        loose.rowLower = rowLower.map { $0 - room }
        loose.rowUpper = rowUpper.map { $0 + room }
        return loose
    }
}
