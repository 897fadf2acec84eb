// PixelGrid.swift: lengths rounded up to the pixels of a display, over any number.  Lengths in points.

/// The pixels of a display, over any number.
@usableFromInline struct PixelGrid<Value: Number> {
    /// Pixels in a point; `nil` where nothing is rounded.
    @usableFromInline let scale: Value.Scalar?

    /// - Parameter scale: Infinity rounds nothing, and what is no positive number counts as 1.
    @inlinable init(scale: Double) {
        self.scale = scale == .infinity ? nil : Value.Scalar(decimal: scale > 0 ? scale : 1)
    }

    /// The length rounded up to whole pixels; the length itself where it varies.
    @inlinable func roundedUp(_ length: Value) -> Value {
        guard let scale, let known = length.known, known.isFinite else { return length }
        return Value(((known - Value.Scalar(decimal: 1e-6)) * scale).roundedUp / scale)
    }
}
