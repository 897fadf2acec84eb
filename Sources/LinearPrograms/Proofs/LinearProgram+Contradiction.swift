// LinearProgram+Contradiction.swift: that no point meets all bounds, proved by multipliers in fractions.

package import Fractions

extension LinearProgram {
    /// Whether multipliers of the rows prove that no point meets all bounds: the sum of the rows, each taken so many times,
    /// lies above what the bounds of the columns allow, or below it (Farkas 1902).
    ///
    /// - Precondition: The program is valid.
    /// - Complexity: O(columns + rows + entries).
    package func isContradicted(by multipliers: [Fraction]) -> Bool {
        guard multipliers.count == rowCount, multipliers.allSatisfy(\.isFinite) else { return false }
        var check = DirectCheck(self, ProvedNumbers<Fraction>(status: .infeasible, farkas: multipliers))
        guard let report = try? check.run() else { return false }
        return report.proof == .exact && report.worst == 0
    }
}
