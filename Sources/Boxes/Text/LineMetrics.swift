// LineMetrics.swift: how high a line is, by the size of its font, over any number.  Lengths in points.
// Source: the tables of Apple's SF Pro, in 2,048 units an em: ascent 1,950, descent 494, height of capitals 1,443, no gap.
// Measured heights of the text styles on iOS 26.5 (Expo's layout tests, Kudo/sdk58) are these to the third decimal.

/// The parts of a line above and below its baseline, in points.
@usableFromInline package struct LineMetrics<Value: Number>: Equatable, Sendable {
    /// Above the baseline: the line, and capital letters.
    @usableFromInline package let ascent, capHeight: Value
    /// Below the baseline.
    @usableFromInline package let descent: Value
    /// Between the line and the next one.
    @usableFromInline package let leading: Value

    /// The metrics of a font.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - leading: What the font asks for between lines, in points.
    @inlinable package init(size: Value, leading: Value = 0) {
        // Whole numbers: a quotient's decimal digits are many, and fractions would read them all.
        func share(_ units: Double) -> Value { size * Value.Scalar(decimal: units) / Value.Scalar(decimal: 2_048) }
        (ascent, descent, capHeight, self.leading) = (share(1_950), share(494), share(1_443), leading)
    }

    @inlinable package init(ascent: Value, descent: Value, capHeight: Value, leading: Value) {
        (self.ascent, self.descent, self.capHeight, self.leading) = (ascent, descent, capHeight, leading)
    }

    /// The height in points, without what comes after the line.
    @inlinable package var height: Value { ascent + descent }
}
