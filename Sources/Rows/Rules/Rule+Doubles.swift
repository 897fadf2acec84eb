// Rule+Doubles.swift: rules asked in doubles.  Lengths in points.
// What other targets call is specialised here, and exported, since the compiler does not specialise across targets.

extension Rule {
    /// The lengths in doubles, in points.
    ///
    /// - Throws: What stops the rule from answering.
    @_specialize(exported:true,where Self == CSSFlexbox)
    @_specialize(exported:true,where Self == TeXGlue)
    public func lengths(for row: Row) throws -> [Double] { try lengths(in: row) }
}

extension TotalRule {
    /// The lengths in doubles, in points.
    @_specialize(exported:true,where Self == WaterFilling)
    @_specialize(exported:true,where Self == SwiftUIRule)
    @_specialize(exported:true,where Self == ProgressiveFilling)
    public func lengths(for row: Row) -> [Double] { row.shared(by: self) }
}

extension RowOver where Value: KnownNumber {
    /// The lengths that a rule gives, in points.
    @_specialize(where Value == Double, R == WaterFilling)
    package func shared<R: TotalRule>(by rule: R) -> [Value] { lengthsInRoom(by: rule) }

    /// Apart from the one above: a function for all numbers asks the runtime for types as soon as it begins, and that one begins
    /// before it is known that the numbers are doubles.
    @inline(never)
    private func lengthsInRoom<R: TotalRule>(by rule: R) -> [Value] {
        guard let room, room.isFinite else { return proposedLengths }
        var judge = PlainJudge<Value>()
        return rule.lengths(of: self, in: room, judge: &judge)
    }
}
