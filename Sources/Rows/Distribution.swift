// Distribution.swift: a rule for sharing the length of a row among its items.
// Lengths in points.  Every conformer obeys the laws of its policy: change rules and laws together.

/// A rule for sharing one length.
public protocol Distribution: Sendable {
    /// Gives every item of a row a length.
    ///
    /// - Returns: One length per item in points, in the same order, each within the item's bounds; the
    ///   item's ideal where the proposal is unspecified, its maximum where the proposal is infinite.
    /// - Throws: What stops this rule from answering; the greedy references never throw.
    func lengths(for problem: Row) throws -> [Double]
}
