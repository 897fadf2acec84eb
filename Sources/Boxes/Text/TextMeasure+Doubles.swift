// TextMeasure+Doubles.swift: texts in doubles for views, compiled here, where the code over any number is seen.
// Lengths in points.

/// What layout needs of a text, in points.
package struct TextExtent: Sendable {
    /// The size of the whole.
    package let size: PerAxis<Double>
    /// The baselines of the first and of the last line, from the top.
    package let firstBaseline, lastBaseline: Double
    /// Whether some of the text was left out.
    package let isTruncated: Bool
}

extension TextMeasure<Double> {
    /// Lays the text out as `layout(in:lineLimit:after:judge:)` does.
    ///
    /// A call of that function from another module asks the run-time library for types in every text, which takes a
    /// third of the time of a screen of texts.
    package func layout(in room: PerAxis<Double?>, lineLimit: Int?) -> MeasuredText<Double> {
        var judge = PlainJudge<Double>()
        return layout(in: room, lineLimit: lineLimit, judge: &judge)
    }

    /// The size and the baselines of the text, and whether it is all there, in the room that it is offered.
    package func extent(in room: PerAxis<Double?>, lineLimit: Int?) -> TextExtent {
        let text = layout(in: room, lineLimit: lineLimit)
        return TextExtent(
            size: text.size, firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline,
            isTruncated: text.isTruncated)
    }
}
