// LinkedAdviser.swift: the adviser that a program is linked with, for targets that go into programs with GLPK and without.

internal import CAdvice
package import LinearPrograms

/// What the target GLPK says of itself to those that do not import it.
package final class LinkedAdviser: Sendable {
    /// The adviser.
    package let adviser: Adviser
    /// The version of its library.
    package let version: String
    /// Writes a program some of whose variables are whole.
    package typealias Writer = @Sendable (LinearProgram, _ whole: [Int32]) throws(SolverError) -> String
    /// Writes the format CPLEX LP.
    package let lpFormat: Writer
    /// Writes the format free MPS.
    package let mpsFormat: Writer
    /// The best point some of whose columns are whole, the best one found within ten seconds; `nil` where there is none.
    package let bestWhole: @Sendable (LinearProgram, _ whole: [Int32]) throws(SolverError) -> [Double]?

    /// An adviser that links a library.
    package init(
        _ adviser: Adviser, version: String,
        lpFormat: @escaping Writer, mpsFormat: @escaping Writer,
        bestWhole: @escaping @Sendable (LinearProgram, _ whole: [Int32]) throws(SolverError) -> [Double]?
    ) {
        (self.adviser, self.version) = (adviser, version)
        (self.lpFormat, self.mpsFormat, self.bestWhole) = (lpFormat, mpsFormat, bestWhole)
    }

    /// The one that the program is linked with; `nil` where there is none.
    package static let current = cadvice_linked().map { Unmanaged<LinkedAdviser>.fromOpaque($0).takeUnretainedValue() }
}

extension Adviser {
    /// GLPK where the program is linked with it, which imports of `GLPK` and `Plumb` see to; the simplex method in doubles
    /// elsewhere.
    public static let linked = LinkedAdviser.current?.adviser ?? .doubles
}
