// JudgedLengths.swift: rows answered and judged one by one, without a document around them.  Lengths in points.

extension RuleEntry {
    /// What the rule answers to a row, as `plumb solve` does.
    ///
    /// - Throws: What the rule throws when it refuses the row; `SolvingError.noGLPK`.
    package func lengths(of row: Row) throws -> [Double] { try Double.answer(of: self, to: row).lengths }
}

/// Claimed lengths with the judgement on them and the optimum.
package struct JudgedLengths {
    /// The judgement.
    package let answer: RowAnswer
    /// The optimal lengths with what follows from them.
    package let optimum: Arrangement

    /// Judges lengths.
    ///
    /// - Parameter rounding: How far rounding may have moved each length, in points.
    /// - Throws: `RowError` where they are no lengths of the row at all.
    package init(_ lengths: [Double], to row: Row, rounding: Double = 0) throws(RowError) {
        optimum = Arrangement(row.shared(by: WaterFilling()), in: row)
        answer = try RowAnswer(
            lengths, to: row, by: "", title: "", rounding: rounding, optimum: optimum.lengths)
    }
}
