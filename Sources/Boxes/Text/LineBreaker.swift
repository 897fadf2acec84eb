// LineBreaker.swift: which characters stand on a line of a given width, and how high and wide it is, over any number.
// Lengths in points.  Greedy, so that more width never makes more lines.
//
// A comparison with a width that varies is dear: a line asks first whether the rest of its paragraph fits, and else
// looks for its end among the places where it may be, each time halving those that are left.

/// Some characters in a row, as indices into a text's clusters.
package struct LineRange: Sendable, Equatable {
    /// Why a line ends.
    package enum Ending: Sendable { case wrap, newline, text }

    /// The first character.
    package var start: Int
    /// After the last character, hanging spaces included and line breaks not.
    package var end: Int
    /// Why the line ends.
    package var ending: Ending

    /// A line of some clusters of a paragraph that a font has shaped.
    package init(_ clusters: Range<Int>) {
        (start, end, ending) = (clusters.lowerBound, clusters.upperBound, .wrap)
    }

    init(start: Int, end: Int, ending: Ending) { (self.start, self.end, self.ending) = (start, end, ending) }

    /// Where the next line begins.
    var next: Int { ending == .newline ? end + 1 : end }
}

/// Fills lines one after another.
///
/// It is an object, since it is handed on for every line and consists of many lists.
package final class LineBreaker<Value: Number>: Sendable {
    /// The text cut into characters.
    let text: TextClusters
    let clusters: [TextCluster]
    let breaks: TextBreaks
    /// Every run's font size in points, at least 0, and what its font asks for between lines.
    let sizes: [Value]
    private let leadings: [Value]
    /// The lines of each run alone; none in doubles, in which they are computed at once.
    private let linesOfRuns: [LineMetrics<Value>]
    /// How far a line may pass its width.
    let tolerance = LineBreaker.tolerance

    init(_ text: TextClusters, sizes: [Value]) {
        (self.text, clusters, self.sizes) = (text, text.clusters, sizes)
        leadings = text.runs.map { Value(Value.Scalar(decimal: $0.leading)) }
        linesOfRuns =
            Value.self == Double.self ? [] : zip(sizes, leadings).map { LineMetrics(size: $0, leading: $1) }
        breaks = TextBreaks(text)
    }

    /// How far, in points, a line may pass its width: sums of widths are not exact in doubles, and what is exact agrees.
    static var tolerance: Value { Value(Value.Scalar(decimal: 1e-6)) }

    /// The line that begins at `start` and is at most `width` points wide, but for a first character that is wider.
    ///
    /// - Complexity: O(log *n*) comparisons in the characters of the paragraph, each of a sum over the line's runs.
    func line<J: Judge<Value>>(from start: Int, width: Value, judge: inout J) -> LineRange {
        let whole = paragraph(from: start)
        let room = width + tolerance
        // A rest of many fonts is dear to add up: it is asked for only where the words before its end fit.
        let isShort = runCount(of: start..<whole.end) < 16
        if isShort, fits(start..<whole.end, within: room, judge: &judge) { return whole }
        let chances = breaks.chances(in: start + 1..<whole.end)
        let places = chances.lowerBound..<chances.upperBound + (isShort ? 0 : 1)
        let beyond = Self.firstFailing(places, judge: &judge) { place, judge in
            let end = place < chances.upperBound ? breaks.chances[place] : whole.end
            return fits(start..<end, within: room, judge: &judge)
        }
        if beyond > chances.upperBound { return whole }
        if beyond > chances.lowerBound { return hanging(start..<breaks.chances[beyond - 1]) }
        // A word that is alone on its line is cut where the width ends, but not before its first character.
        let (first, last) = (start + 2, chances.isEmpty ? whole.end : breaks.chances[chances.lowerBound])
        let end = Self.firstFailing(first..<max(first, last), judge: &judge) { end, judge in
            fits(start..<end, within: room, judge: &judge)
        }
        return hanging(start..<end - 1)
    }

    /// The first place of a range that fails a test which all places after it fail too; the range's end if none does.
    ///
    /// Steps grow until one fails, since lines are short beside paragraphs.
    static func firstFailing<J: Judge<Value>>(
        _ places: Range<Int>, judge: inout J, _ passes: (Int, inout J) -> Bool
    ) -> Int {
        var (first, last, step) = (places.lowerBound, places.upperBound, 1)
        while first < last {
            let place = step > 0 ? min(first + step, last) - 1 : (first + last) / 2
            if passes(place, &judge) {
                (first, step) = (place + 1, 2 * step)
            } else {
                (last, step) = (place, 0)
            }
        }
        return first
    }

    /// Whether some characters fit into a length; spaces at their end hang.
    private func fits<J: Judge<Value>>(_ range: Range<Int>, within room: Value, judge: inout J) -> Bool {
        let end = breaks.visibleEnds[range.upperBound]
        return end <= range.lowerBound || !judge.isLess(room, points(of: range.lowerBound..<end))
    }

    /// The line of some characters with what hangs at its end and takes no width.
    private func hanging(_ range: Range<Int>) -> LineRange {
        var end = range.upperBound
        while end < clusters.count, clusters[end].kind == .space || isInvisible(clusters[end]) { end += 1 }
        return LineRange(start: range.lowerBound, end: end, ending: ending(at: end))
    }

    private func isInvisible(_ cluster: TextCluster) -> Bool { cluster.width == 0 && cluster.kind != .newline }

    private func ending(at index: Int) -> LineRange.Ending {
        guard index < clusters.count else { return .text }
        return clusters[index].kind == .newline ? .newline : .wrap
    }

    /// The line from `start` to the end of its paragraph.
    func paragraph(from start: Int) -> LineRange {
        let end = breaks.paragraphEnd(from: start)
        return LineRange(start: start, end: end, ending: ending(at: end))
    }
}

extension LineBreaker {
    /// How wide characters of one run are, in points, from thousandths of its font's size.
    func points(_ thousandths: Int, inRun run: Int) -> Value {
        sizes[run] * Value.Scalar(decimal: Double(thousandths)) / 1000
    }

    /// How wide some characters are, in points: whole thousandths of an em as long as the font stays, so that equal
    /// words come out equally wide.
    func points(of range: Range<Int>) -> Value {
        var (sum, start): (Value, Int) = (0, range.lowerBound)
        while start < range.upperBound {
            let stretch = stretch(from: start, to: range.upperBound)
            let thousandths = breaks.advances[stretch.upperBound] - breaks.advances[start]
            if thousandths != 0 { sum = sum + points(thousandths, inRun: clusters[start].run) }
            start = stretch.upperBound
        }
        return sum
    }

    /// How many runs some characters are of.
    private func runCount(of range: Range<Int>) -> Int {
        range.isEmpty ? 0 : clusters[range.upperBound - 1].run - clusters[range.lowerBound].run + 1
    }

    /// The characters from one on that are in its run, as far as another.
    func stretch(from start: Int, to end: Int) -> Range<Int> {
        start..<min(breaks.runEnds[clusters[start].run], end)
    }

    /// How wide a line is, in points: spaces at its end hang after a wrap; at the end of a paragraph they count as far
    /// as there is room.
    func width<J: Judge<Value>>(of line: LineRange, within room: Value, judge: inout J) -> Value {
        let end = max(line.start, breaks.visibleEnds[line.end])
        let visible = points(of: line.start..<end)
        guard line.ending != .wrap, end < line.end else { return visible }
        return judge.clamped(room, visible, points(of: line.start..<line.end))
    }

    /// The height of a line, by its largest font; an empty line has the font of its line break, or of the text's end.
    func metrics<J: Judge<Value>>(of line: LineRange, judge: inout J) -> LineMetrics<Value> {
        guard !clusters.isEmpty else {
            let (size, leading) = (TextStyle.body.size, TextStyle.body.leading)
            return LineMetrics(
                size: sizes.first ?? Value(Value.Scalar(decimal: size)),
                leading: leadings.first ?? Value(Value.Scalar(decimal: leading)))
        }
        var run = clusters[min(line.start, clusters.count - 1)].run
        if breaks.runEnds[run] >= line.end, linesOfRuns.indices.contains(run) { return linesOfRuns[run] }
        var (size, leading) = (sizes[run], leadings[run])
        while breaks.runEnds[run] < line.end {
            run = clusters[breaks.runEnds[run]].run
            size = judge.greater(size, sizes[run])
            leading = judge.greater(leading, leadings[run])
        }
        return LineMetrics(size: size, leading: leading)
    }
}
