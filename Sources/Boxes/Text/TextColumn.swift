// TextColumn.swift: lines set below each other until the text or the room ends, over any number.

/// A line with its place, in points from the text's top left corner.
package struct MeasuredLine<Value: Number> {
    /// Which characters stand on it.
    package let range: LineRange
    /// The run whose font the "…" at its end has, where something was left out.
    package var ellipsis: Int?
    /// Where it begins, and how wide it is.
    package let top, width: Value
    /// Its part above and below the baseline.
    package let metrics: LineMetrics<Value>

    /// A line, in points.
    package init(range: LineRange, ellipsis: Int? = nil, top: Value, width: Value, metrics: LineMetrics<Value>) {
        (self.range, self.ellipsis, self.top, self.width) = (range, ellipsis, top, width)
        self.metrics = metrics
    }

    /// The baseline.
    package var baseline: Value { top + metrics.ascent }
}

/// Takes the lines of a text in points from its top left corner.
struct TextColumn<Value: Number> {
    private let breaker: LineBreaker<Value>
    private let room: PerAxis<Value>
    private let lineLimit: Int

    /// The lines so far.
    private(set) var lines: [MeasuredLine<Value>] = []
    /// Their height in points.
    private(set) var height: Value = 0
    /// Whether some of the text had no room.
    private(set) var isTruncated = false

    /// Lines of the same width that have been set before.
    private let known: [MeasuredLine<Value>]

    /// - Parameters:
    ///   - room: Points; infinity for no limit.
    ///   - lineLimit: At least 1.
    ///   - known: The lines of the same width without other limits, if they are known.
    init(_ breaker: LineBreaker<Value>, room: PerAxis<Value>, lineLimit: Int, known: [MeasuredLine<Value>]) {
        (self.breaker, self.room, self.lineLimit, self.known) = (breaker, room, lineLimit, known)
    }

    /// Sets all lines that have room, the first one in any case.
    mutating func fill<J: Judge<Value>>(judge: inout J) {
        var line = line(from: 0, judge: &judge)
        append(line)
        while line.range.ending != .text {
            guard lines.count < lineLimit else { return truncate(line.range, judge: &judge) }
            let next = self.line(from: line.range.next, judge: &judge)
            guard hasRoom(for: next.metrics, judge: &judge) else { return truncate(line.range, judge: &judge) }
            append(next)
            line = next
        }
    }

    /// The line that comes below those so far.
    private func line<J: Judge<Value>>(from start: Int, judge: inout J) -> MeasuredLine<Value> {
        if lines.count < known.count { return known[lines.count] }
        let range = breaker.line(from: start, width: room.horizontal, judge: &judge)
        return MeasuredLine(
            range: range, top: top, width: breaker.width(of: range, within: room.horizontal, judge: &judge),
            metrics: breaker.metrics(of: range, judge: &judge))
    }

    /// Where the next line begins: what fonts ask for between lines comes after each but the last.
    private var top: Value { lines.isEmpty ? 0 : height + lines[lines.count - 1].metrics.leading }

    private func hasRoom<J: Judge<Value>>(for line: LineMetrics<Value>, judge: inout J) -> Bool {
        !judge.isLess(room.vertical + breaker.tolerance, top + line.height)
    }

    private mutating func append(_ line: MeasuredLine<Value>) {
        lines.append(line)
        height = line.top + line.metrics.height
    }

    /// Replaces the last line, `line`, by as much of its paragraph as fits with "…", or of itself where that
    /// is too high.
    private mutating func truncate<J: Judge<Value>>(_ line: LineRange, judge: inout J) {
        isTruncated = true
        lines.removeLast()
        height = lines.last.map { $0.top + $0.metrics.height } ?? 0
        let paragraph = breaker.paragraph(from: line.start)
        var cut = breaker.truncated(paragraph, width: room.horizontal, judge: &judge)
        var metrics = breaker.metrics(of: cut, judge: &judge)
        if !hasRoom(for: metrics, judge: &judge) {
            cut = breaker.truncated(line, width: room.horizontal, judge: &judge)
            metrics = breaker.metrics(of: cut, judge: &judge)
        }
        append(
            MeasuredLine(
                range: cut, ellipsis: breaker.runOfEllipsis(after: cut), top: top,
                width: breaker.widthWithEllipsis(of: cut), metrics: metrics))
    }
}
