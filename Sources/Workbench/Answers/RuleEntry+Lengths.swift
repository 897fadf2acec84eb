// RuleEntry+Lengths.swift: a row answered without a document around it.  Lengths in points.

extension RuleEntry {
    /// What the rule answers to a row, as `plumb solve` does.
    ///
    /// - Throws: What the rule throws when it refuses the row; `SolvingError.noGLPK`.
    package func lengths(of row: Row) throws -> [Double] {
        if let programs {
            if LinkedAdviser.current == nil, self == .glpk { throw SolvingError.noGLPK }
            return try programs.lengths(for: row)
        }
        // A rule over any number rounds nothing that it would have to tell of.
        return sweep == nil ? try Double.answer(of: self, to: row).lengths : try rule.lengths(for: row)
    }
}
