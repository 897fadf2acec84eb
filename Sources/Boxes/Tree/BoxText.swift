// BoxText.swift: a text of a box, which remembers how it was broken, over any number.  Lengths in points.

/// A text, which remembers how it was broken: the answers are those of one judge.  Boxes of one run may share it.
package final class BoxText<Value: Number> {
    /// The text with what its lines depend on.
    package let piece: TextPiece
    /// The size of its font, which may vary.
    package let size: Value
    private var cut: TextMeasure<Value>?
    private(set) var scale = 1.0
    /// What lays it out on a display otherwise than by the package's own table.
    private let shape: Shape?
    /// Its least heights by width then, on a display with so many pixels in a point.
    let steps: Steps?
    private var known = KnownAnswers<Value, MeasuredText<Value>>()

    /// How many answers are remembered: they are looked for one after the other.
    private static var mostKnown: Int { 48 }

    /// The lines of a text in some room, on a display with so many pixels in a point.
    package typealias Shape = (_ room: PerAxis<Value?>, _ scale: Double) -> MeasuredText<Value>

    /// The least heights of a text by its width, its words whole.
    package typealias Steps = (_ scale: Double) -> [(width: Double, height: Double)]

    /// A text in a font of a size, at least 0.
    package init(_ piece: TextPiece, size: Value, shape: Shape? = nil, steps: Steps? = nil) {
        (self.piece, self.size, self.shape, self.steps) = (piece, size, shape, steps)
    }

    /// Rounds sizes to the pixels of a display.
    package func show(at scale: Double) {
        if scale == self.scale { return }
        (self.scale, cut) = (scale, nil)
        forget()
    }

    /// The text cut into characters, which is done where it is asked for the first time.
    private var measure: TextMeasure<Value> {
        if let cut { return cut }
        let measure = TextMeasure([piece], sizes: [size], scale: scale)
        cut = measure
        return measure
    }

    /// The widths that it takes of offers of them; `nil` where the size varies, and where something else lays it out.
    var takenWidths: [ClosedRange<Value.Scalar>]? {
        if let taken, taken.scale == scale { return taken.widths }
        guard shape == nil, let size = size.known?.double, size.isFinite else { return nil }
        let widths = TextMeasure([piece], sizes: [size], scale: scale).takenWidths(lineLimit: nil)?.map {
            exact($0.lowerBound)...exact($0.upperBound)
        }
        taken = (scale, widths)
        return widths
    }

    /// Whole pixels as such, which may be no decimals.
    private func exact(_ width: Double) -> Value.Scalar {
        let pixels = (width * scale).rounded()
        guard abs(width * scale - pixels) < 1e-9 else { return Value.Scalar(decimal: width) }
        return Value.Scalar(decimal: pixels) / Value.Scalar(decimal: scale)
    }

    private var taken: (scale: Double, widths: [ClosedRange<Value.Scalar>]?)?

    /// About its height in a width; `nil` where the size varies, and where something else lays it out.
    func roughHeight(in width: Double) -> Double? {
        guard shape == nil, let size = size.known?.double, size.isFinite else { return nil }
        if rough?.scale != scale { rough = (scale, TextMeasure([piece], sizes: [size], scale: scale)) }
        return rough?.measure.layout(in: PerAxis(horizontal: width, vertical: nil), lineLimit: nil).size.vertical
    }

    /// The text cut in doubles.
    private var rough: (scale: Double, measure: TextMeasure<Double>)?

    /// Forgets how it was broken.
    func forget() { known = KnownAnswers() }

    /// The lines under a proposal.  A height only limits their number: text that is not too high anyway need not be
    /// asked about each line.
    func layout<J: Judge<Value>>(
        in room: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value> {
        let free = try answer(PerAxis(horizontal: room.horizontal, vertical: nil), after: nil, judge: &judge)
        guard let height = room.vertical, judge.isLess(height, free.size.vertical) else { return free }
        return try answer(room, after: free, judge: &judge)
    }

    /// What is to be read on the lines of the package's own table, with the "…" where something was left out.
    package func strings(of text: MeasuredText<Value>) -> [String] {
        text.lines.map { line in
            let letters = measure.text.stretches(in: line.range.start..<line.range.end).map { String($0.text) }
            return letters.joined() + (line.ellipsis == nil ? "" : LineBreaker<Value>.ellipsis)
        }
    }

    private func answer<J: Judge<Value>>(
        _ room: PerAxis<Value?>, after free: MeasuredText<Value>?, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value> {
        if let text = known.answer(to: room) { return text }
        let text: MeasuredText<Value>
        if let shape {
            text = shape(room, scale)
        } else {
            text = try measure.layout(in: room, after: free, judge: &judge)
        }
        // A text that many boxes share may be asked about many rooms.
        if known.count == Self.mostKnown { forget() }
        known.remember(text, to: room)
        return text
    }
}
