// TextColumn.swift: lines set below each other until the text or the room ends, over any number.

/// A line with its place, in points from the text's top left corner.
struct MeasuredLine<Value: Number> {
    /// Which characters stand on it.
    let range: LineRange
    /// The run whose font the "…" at its end has, where something was left out.
    let ellipsis: Int?
    /// Where it begins, and how wide and high it is.
    let top, width, height: Value
    /// The baseline.
    let baseline: Value
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

    /// - Parameters:
    ///   - room: Points; infinity for no limit.
    ///   - lineLimit: At least 1.
    init(_ breaker: LineBreaker<Value>, room: PerAxis<Value>, lineLimit: Int) {
        (self.breaker, self.room, self.lineLimit) = (breaker, room, lineLimit)
    }

    /// Sets all lines that have room, the first one in any case.
    mutating func fill<J: Judge<Value>>(judge: inout J) {
        var line = breaker.line(from: 0, width: room.horizontal, judge: &judge)
        append(line, breaker.metrics(of: line, judge: &judge), judge: &judge)
        while line.ending != .text {
            guard lines.count < lineLimit else { return truncate(line, judge: &judge) }
            let next = breaker.line(from: line.next, width: room.horizontal, judge: &judge)
            let metrics = breaker.metrics(of: next, judge: &judge)
            guard hasRoom(for: metrics, judge: &judge) else { return truncate(line, judge: &judge) }
            append(next, metrics, judge: &judge)
            line = next
        }
    }

    private func hasRoom<J: Judge<Value>>(for line: LineMetrics<Value>, judge: inout J) -> Bool {
        !judge.isLess(room.vertical + LineBreaker.tolerance, height + line.height)
    }

    private mutating func append<J: Judge<Value>>(_ line: LineRange, _ metrics: LineMetrics<Value>, judge: inout J) {
        append(line, metrics, width: breaker.width(of: line, within: room.horizontal, judge: &judge))
    }

    private mutating func append(
        _ line: LineRange, _ metrics: LineMetrics<Value>, width: Value, ellipsis: Int? = nil
    ) {
        lines.append(
            MeasuredLine(
                range: line, ellipsis: ellipsis, top: height, width: width, height: metrics.height,
                baseline: height + metrics.ascent))
        height = height + metrics.height
    }

    /// Replaces the last line, `line`, by as much of its paragraph as fits with "…", or of itself where that
    /// is too high.
    private mutating func truncate<J: Judge<Value>>(_ line: LineRange, judge: inout J) {
        isTruncated = true
        height = lines.removeLast().top
        let paragraph = breaker.paragraph(from: line.start)
        var cut = breaker.truncated(paragraph, width: room.horizontal, judge: &judge)
        var metrics = breaker.metrics(of: cut, judge: &judge)
        if !hasRoom(for: metrics, judge: &judge) {
            cut = breaker.truncated(line, width: room.horizontal, judge: &judge)
            metrics = breaker.metrics(of: cut, judge: &judge)
        }
        append(
            cut, metrics, width: breaker.widthWithEllipsis(of: cut), ellipsis: breaker.runOfEllipsis(after: cut))
    }
}
