// WrittenInTeX.swift: TeX's glue setting on the rows that have glue.  Lengths in points.

/// TeX's glue setting, which refuses rows of any policy but `glue`.
///
/// Other rows say nothing of stretch and shrink, and TeX's glue has no bounds to say it with: such a row would be set
/// in its ideal lengths whatever its container.
public struct WrittenInTeX: Distribution {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The set widths of boxes and glue, in points.
    ///
    /// - Throws: `RowError.notGlue` for a row of another policy.
    /// - Complexity: O(*n*²), as `TeXGlue`.
    public func lengths(for problem: Row) throws(RowError) -> [Double] {
        guard problem.policy == .glue else { throw .notGlue }
        return TeXGlue().lengths(for: problem)
    }
}
