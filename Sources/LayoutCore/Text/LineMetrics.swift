// LineMetrics.swift: how high a line is, by the size of its font, over any number.  Lengths in points.

/// The part of a line above and below its baseline, in points.
struct LineMetrics<Value: Number> {
    let ascent, descent: Value

    /// The metrics of a font of `size` points.
    ///
    /// A convention of this measurer: the AFM files' `Ascender` 0.718 and `Descender` -0.207 are the extents of
    /// letters; the rest of the em lies above and below them, so that a line is one em high, without leading.
    init(size: Value) {
        ascent = size * Value.Scalar(decimal: 0.77)
        descent = size * Value.Scalar(decimal: 0.23)
    }

    /// The height in points.
    var height: Value { ascent + descent }
}

extension Font {
    /// The size in points; 0 for one that is negative, infinite or not a number.
    package var usableSize: Double { pointSize.isFinite ? max(pointSize, 0) : 0 }
}
