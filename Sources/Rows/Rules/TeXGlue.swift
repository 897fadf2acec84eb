// TeXGlue.swift: how TeX sets a line (The TeXbook, chapter 12; TeX: The Program, hpack).
// Lengths in points.  Equals the optimum of policy `glue`.

/// TeX's glue setting: one ratio for the glue of the highest order of infinity.
///
/// TeX's glue has no maxima, so one pass suffices there.  Where an item has bounds and the ratio breaks one,
/// the item is set at that bound and the ratio taken again for the rest.
///
/// Rows of another policy are refused: they say nothing of stretch and shrink, and TeX's glue has no bounds to say it
/// with, so that such a row would be set in its ideal lengths whatever its container.
public struct TeXGlue: Rule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The set widths of boxes and glue, in points.
    ///
    /// - Complexity: O(*n*²): at most *n* rounds, one where no bound is met.
    public func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        Glue().reduced(row, in: room, judge: &judge).filled(judge: &judge)
    }

    /// Throws `RowError.notGlue` for any policy but `glue`.
    public func accept(_ policy: Policy) throws(RowError) {
        if policy != .glue { throw .notGlue }
    }

    /// The natural lengths.
    public func turningLengths(of row: Row) -> TurningLengths? { Glue().turningLengths(of: row) }
}

extension Distribution where Self == TeXGlue {
    /// TeX's glue setting.
    public static var texGlue: TeXGlue { TeXGlue() }
}
