// FontMetrics.swift: what layout has to know of a font beside the widths of its letters.  Lengths in points.

/// What layout has to know of a font beside the widths of its letters, in points.
public struct FontMetrics: Sendable, Hashable {
    /// The part of a line above the baseline, and that below it.
    public var ascent, descent: CGFloat
    /// How far capital letters reach above the baseline.
    public var capHeight: CGFloat
    /// What the font asks for between lines.
    public var leading: CGFloat

    /// Metrics of given parts, in points.
    public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat) {
        (self.ascent, self.descent, self.capHeight, self.leading) = (ascent, descent, capHeight, leading)
    }

    /// The metrics of SF Pro in the size of a font.
    public init(systemSizeOf font: Font) {
        let metrics = LineMetrics(size: font.usableSize, leading: font.leading)
        self.init(
            ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent), capHeight: CGFloat(metrics.capHeight),
            leading: CGFloat(metrics.leading))
    }

    /// The largest parts of both.
    func union(_ other: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            capHeight: max(capHeight, other.capHeight), leading: max(leading, other.leading))
    }

    /// The same as numbers.
    var lines: LineMetrics<Double> {
        LineMetrics(
            ascent: Double(ascent), descent: Double(descent), capHeight: Double(capHeight), leading: Double(leading))
    }
}
