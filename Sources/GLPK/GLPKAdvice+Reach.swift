// GLPKAdvice+Reach.swift: which numbers GLPK is shown.
//
// It multiplies and divides as doubles do.  Where coefficients or bounds come near the ends of their range it meets
// infinities and what is no number: some programs end it in the middle (`teta >= 0.0`, `q != 0`), a few crash it.
// Tiny bounds are 0 to it, and costs are scaled before it sees them, so neither does any harm.

public import LinearPrograms

extension GLPKAdvice {
    /// Coefficients from 1e-100 to 1e100 and bounds up to 1e100, whose products are far from the ends.
    private static let (least, most) = (1e-100, 1e100)

    /// Whether floating point can work with the program; where it cannot, fractions can.
    ///
    /// - Complexity: O(columns + rows + entries).
    public static func canAdvise(on program: LinearProgram) -> Bool {
        program.coefficients.allSatisfy { $0 == 0 || $0.magnitude >= least && $0.magnitude <= most }
            && [program.columnLower, program.columnUpper, program.rowLower, program.rowUpper].allSatisfy { bounds in
                bounds.allSatisfy { $0.magnitude <= most || $0.isInfinite }
            }
    }
}
