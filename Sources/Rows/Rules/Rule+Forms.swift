// Rule+Forms.swift: the rules of this package compiled for lengths that vary, with parameters or exactly with a container.

extension Rule {
    /// The lengths that the rule gives; see `lengths(of:in:judge:)`.
    @_specialize(where Self == SwiftUIRule, J == FormJudge)
    @_specialize(where Self == WaterFilling, J == FormJudge)
    @_specialize(where Self == WaterFilling, J == SweepJudge<Fraction>)
    @_specialize(where Self == ProgressiveFilling, J == FormJudge)
    @_specialize(where Self == CSSFlexbox, J == FormJudge)
    @inline(never)
    package func compiledLengths<J: Judge>(
        of row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws -> [J.Value] {
        try lengths(of: row, in: room, judge: &judge)
    }
}
