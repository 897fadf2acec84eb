// TextMeasure.swift: how large a text is, over any number: in doubles for views, exactly, or with lengths that vary.
// Lengths in points.

import Fractions

/// A text that is broken into lines by the widths of `HelveticaMeasurer`.
///
/// The sizes of fonts are numbers like all others: every width and height is a linear function of them.
package struct TextMeasure<Value: Number> {
    let breaker: LineBreaker<Value>
    let pixels: PixelGrid<Value>

    /// The text cut into characters.
    package var text: TextClusters { breaker.text }
    var sizes: [Value] { breaker.sizes }

    /// A text on a screen.
    ///
    /// - Parameters:
    ///   - sizes: Every run's font size in points, at least 0.
    ///   - scale: Pixels in a point; infinity rounds nothing, and what is no positive number counts as 1.
    package init(_ runs: [TextPiece], sizes: [Value], scale: Double) {
        breaker = LineBreaker(TextClusters(runs), sizes: sizes)
        pixels = PixelGrid(scale: scale)
    }

    /// Lays the text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - room: Points; `nil`, infinity and what is none set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    ///   - free: The text in the same width without other limits, if it is known: its lines are not asked for again.
    /// - Returns: Sizes rounded up to whole pixels; a width that varies is the room's, or nothing is rounded.
    /// - Throws: What `judge.known(_:)` throws for a font size that varies where sizes are rounded.
    /// - Complexity: O(log *n*) comparisons a line.
    package func layout<J: Judge<Value>>(
        in room: PerAxis<Value?>, lineLimit: Int? = nil, after free: MeasuredText<Value>? = nil, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value> {
        try J.rethrowing { try compiledLayout(in: room, lineLimit: lineLimit, after: free, judge: &judge) }
    }

    /// The layout, compiled for views in doubles, and for sweeps and proofs of scenes, in which texts are most of the work.
    @_specialize(where Value == Double, J == PlainJudge<Double>)
    @_specialize(where Value == AffineOver<Fraction>, J == SweepJudge<Fraction>)
    @_specialize(where Value == LinearForm, J == FormJudge)
    @inline(never)
    private func compiledLayout<J: Judge<Value>>(
        in room: PerAxis<Value?>, lineLimit: Int?, after free: MeasuredText<Value>?, judge: inout J
    ) throws -> MeasuredText<Value> {
        if pixels.scale != nil { for size in sizes { _ = try judge.known(size) } }
        let room = PerAxis<Value> { axis in
            guard let length = room[axis], length.isDefined else { return .infinity }
            return judge.greater(length, 0)
        }
        var column = TextColumn(
            breaker, room: room, lineLimit: max(lineLimit ?? .max, 1), known: free?.lines ?? [])
        column.fill(judge: &judge)
        var width = column.lines[0].width
        for line in column.lines.dropFirst() { width = judge.greater(width, line.width) }
        let size = PerAxis(
            horizontal: judge.lesser(wholePixels(width), room.horizontal), vertical: wholePixels(column.height))
        return MeasuredText(size: size, lines: column.lines, isTruncated: column.isTruncated)
    }

    /// The length rounded up; spaces that fill a room which varies are as wide as it is.
    func wholePixels(_ length: Value) -> Value {
        let length = pixels.roundedUp(length)
        return length.known.map { $0 < 0 } ?? false ? 0 : length
    }
}

/// A text broken into lines.
package struct MeasuredText<Value: Number> {
    /// The size of the whole, in points.
    package let size: PerAxis<Value>
    /// The lines from top to bottom; at least one.
    package let lines: [MeasuredLine<Value>]
    /// Whether some of the text was left out.
    package let isTruncated: Bool

    /// Lines in a size, in points.
    package init(size: PerAxis<Value>, lines: [MeasuredLine<Value>], isTruncated: Bool) {
        (self.size, self.lines, self.isTruncated) = (size, lines, isTruncated)
    }

    /// The number of lines.
    package var lineCount: Int { lines.count }
    /// The baseline of the first line, in points from the top.
    package var firstBaseline: Value { lines[0].baseline }
    /// The baseline of the last line, in points from the top.
    package var lastBaseline: Value { lines[lines.count - 1].baseline }
}
