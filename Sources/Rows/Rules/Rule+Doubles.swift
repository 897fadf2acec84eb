// Rule+Doubles.swift: rules asked in doubles.  Lengths in points.
// What other targets call is specialised here, since the compiler does not specialise across targets.

extension Rule {
    /// The lengths in doubles, in points.
    ///
    /// - Throws: What stops the rule from answering.
    @_specialize(where Self == CSSFlexbox)
    @_specialize(where Self == TeXGlue)
    public func lengths(for row: Row) throws -> [Double] { try lengths(in: row) }
}

extension TotalRule {
    /// The lengths in doubles, in points.
    @_specialize(where Self == WaterFilling)
    @_specialize(where Self == SwiftUIRule)
    @_specialize(where Self == ProgressiveFilling)
    public func lengths(for row: Row) -> [Double] { row.shared(by: self) }
}

extension RowOver where Value: KnownNumber {
    /// The lengths that a rule gives, in points.
    @_specialize(where Value == Double, R == WaterFilling)
    package func shared<R: TotalRule>(by rule: R) -> [Value] { lengthsInRoom(by: rule) }

    /// Apart from the one above as in `ArrangementOver`.
    @inline(never)
    private func lengthsInRoom<R: TotalRule>(by rule: R) -> [Value] {
        guard let room, room.isFinite else { return proposedLengths }
        var judge = PlainJudge<Value>()
        return rule.lengths(of: self, in: room, judge: &judge)
    }
}
