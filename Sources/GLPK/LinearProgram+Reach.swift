// LinearProgram+Reach.swift: which numbers GLPK is shown.
//
// It multiplies and divides as doubles do.  Where coefficients or bounds come near the ends of their range it meets
// infinities and what is no number: some programs end it in the middle (`teta >= 0.0`, `q != 0`), a few crash it.
// Tiny bounds are 0 to it, and costs are scaled before it sees them, so neither does any harm.

internal import LinearPrograms

extension LinearProgram {
    /// Coefficients from 1e-100 to 1e100 and bounds up to 1e100, whose products are far from the ends.
    private static let (least, most) = (1e-100, 1e100)

    /// Whether floating point can work with the program; where it cannot, fractions can.
    ///
    /// - Complexity: O(columns + rows + entries).
    var isWithinReach: Bool {
        coefficients.allSatisfy { $0 == 0 || $0.magnitude >= Self.least && $0.magnitude <= Self.most }
            && [columnLower, columnUpper, rowLower, rowUpper].allSatisfy { bounds in
                bounds.allSatisfy { $0.magnitude <= Self.most || $0.isInfinite }
            }
    }
}
