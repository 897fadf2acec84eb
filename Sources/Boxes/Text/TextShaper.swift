// TextShaper.swift: texts measured by fonts, in doubles.  Lengths in points.

/// Measures texts by fonts, and not by the package's own table of widths.
package protocol TextShaper: Sendable {
    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - piece: The text; what is bold has the weight 600.
    ///   - size: The font's size, at least 0.
    ///   - room: `nil` and infinity set no limit, less than 0 counts as 0.
    ///   - scale: Pixels in a point, to which the size is rounded up; infinity rounds nothing.
    func layout(_ piece: TextPiece, size: Double, in room: PerAxis<Double?>, scale: Double) -> ShapedLines

    /// The least heights of a text by its width, its words whole, on a display with so many pixels in a point.
    func steps(of piece: TextPiece, size: Double, scale: Double) -> [(width: Double, height: Double)]

    /// How high a line of the font is.
    func metrics(of piece: TextPiece, size: Double) -> LineMetrics<Double>
}

/// A text broken into lines by a font, with what stands on each.
package struct ShapedLines {
    /// The lines where they stand.
    package let text: MeasuredText<Double>
    /// What is to be read on each.
    package let strings: [String]

    /// Lines, each with what stands on it.
    package init(_ text: MeasuredText<Double>, _ strings: [String]) { (self.text, self.strings) = (text, strings) }
}
