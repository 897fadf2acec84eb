// RuleEntry+Lengths.swift: a row answered without a document around it.  Lengths in points.

extension RuleEntry {
    /// What the rule answers to a row, as `plumb solve` does.
    ///
    /// - Throws: What the rule throws when it refuses the row; `SolvingError.noGLPK`.
    package func lengths(of row: Row) throws -> [Double] { try Double.answer(of: self, to: row).lengths }
}
