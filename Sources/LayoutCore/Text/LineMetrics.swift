// LineMetrics.swift: how high a line is, by the size of its font, over any number.  Lengths in points.
// Source: the tables of Apple's SF Pro, in 2,048 units an em: ascent 1,950, descent 494, height of capitals 1,443, no gap.
// Measured heights of the text styles on iOS 26.5 (Expo's layout tests, Kudo/sdk58) are these to the third decimal.

/// The parts of a line above and below its baseline, in points.
package struct LineMetrics<Value: Number> {
    /// Above the baseline: the line, and capital letters.
    let ascent, capHeight: Value
    /// Below the baseline.
    let descent: Value
    /// Between the line and the next one.
    let leading: Value

    /// The metrics of a font.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - leading: What the font asks for between lines, in points.
    package init(size: Value, leading: Value = 0) {
        // Whole numbers: a quotient's decimal digits are many, and fractions would read them all.
        func share(_ units: Double) -> Value { size * Value.Scalar(decimal: units) / Value.Scalar(decimal: 2_048) }
        (ascent, descent, capHeight, self.leading) = (share(1_950), share(494), share(1_443), leading)
    }

    init(ascent: Value, descent: Value, capHeight: Value, leading: Value) {
        (self.ascent, self.descent, self.capHeight, self.leading) = (ascent, descent, capHeight, leading)
    }

    /// The height in points, without what comes after the line.
    var height: Value { ascent + descent }
}

extension Font {
    /// The size in points; 0 for one that is negative, infinite or not a number.
    package var usableSize: Double { pointSize.isFinite ? max(pointSize, 0) : 0 }

    /// What text styles ask for between lines, in points: the distance of their lines, which is published, less the height
    /// of one.
    package var leading: Double { lineDistance.map { Double($0) - LineMetrics(size: usableSize).height } ?? 0 }
}

/// The pixels of a display, over any number.
struct PixelGrid<Value: Number> {
    /// Pixels in a point; `nil` where nothing is rounded.
    let scale: Value.Scalar?

    /// - Parameter scale: Infinity rounds nothing, and what is no positive number counts as 1.
    init(scale: Double) { self.scale = scale == .infinity ? nil : Value.Scalar(decimal: scale > 0 ? scale : 1) }

    /// The length rounded up to whole pixels; the length itself where it varies.
    func roundedUp(_ length: Value) -> Value {
        guard let scale, let known = length.known, known.isFinite else { return length }
        return Value(((known - Value.Scalar(decimal: 1e-6)) * scale).roundedUp / scale)
    }
}
