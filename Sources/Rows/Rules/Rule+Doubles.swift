// Rule+Doubles.swift: rules asked in doubles.  Lengths in points.
// The compiler does not specialise across targets, so functions that other targets call are specialised twice: code that knows the
// type calls the exported specialisation, and code for all numbers is led to the other one where they are doubles.

extension Rule {
    /// The lengths in doubles, in points.
    ///
    /// - Throws: What stops the rule from answering.
    @_specialize(exported:true,where Self == CSSFlexbox)
    @_specialize(where Self == CSSFlexbox)
    @_specialize(exported:true,where Self == TeXGlue)
    @_specialize(where Self == TeXGlue)
    public func lengths(for row: Row) throws -> [Double] { try lengths(in: row) }
}

extension TotalRule {
    /// The lengths in doubles, in points.
    @_specialize(exported:true,where Self == WaterFilling)
    @_specialize(where Self == WaterFilling)
    @_specialize(exported:true,where Self == SwiftUIRule)
    @_specialize(where Self == SwiftUIRule)
    @_specialize(exported:true,where Self == ProgressiveFilling)
    @_specialize(where Self == ProgressiveFilling)
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
