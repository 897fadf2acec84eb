// Distribution.swift: a rule for sharing the length of a row among its items.
// Lengths in points.  Every conformer obeys the laws of its policy: change rules and laws together.

/// Whatever answers rows: a rule of this package, a linear program, an engine in another process.
public protocol Distribution: Sendable {
    /// Gives every item of a row a length.
    ///
    /// - Returns: One length per item in points, in the same order, each within the item's bounds; the
    ///   item's ideal where the proposal is unspecified, its maximum where the proposal is infinite.
    /// - Throws: What stops this rule from answering.
    func lengths(for row: Row) throws -> [Double]
}

/// A rule that rounds, and says how far.
package protocol RoundingDistribution: Distribution {
    /// As `lengths(for:)`, and how far rounding may have moved each length, in points.
    ///
    /// - Throws: As `lengths(for:)`.
    func roundedLengths(for row: Row) throws -> (lengths: [Double], rounding: Double)
}

extension Row {
    /// The lengths that a rule gives, in points.
    ///
    /// - Throws: What stops the rule from answering.
    public func lengths(by rule: some Distribution) throws -> [Double] { try rule.lengths(for: self) }
}
