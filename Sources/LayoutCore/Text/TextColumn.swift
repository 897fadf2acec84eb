// TextColumn.swift: lines set below each other until the text or the room ends.

/// Takes the lines of a text in points from its top left corner.
struct TextColumn {
    private let text: TextClusters
    private let breaker: LineBreaker
    private let room: CGSize
    private let lineLimit: Int

    /// The lines so far.
    private(set) var lines: [TextLine] = []
    /// Their height in points.
    private(set) var height: CGFloat = 0
    /// Whether some of the text had no room.
    private(set) var isTruncated = false

    /// - Parameters:
    ///   - room: Points; infinity for no limit.
    ///   - lineLimit: At least 1.
    init(_ text: TextClusters, room: CGSize, lineLimit: Int) {
        self.text = text
        self.breaker = LineBreaker(text)
        (self.room, self.lineLimit) = (room, lineLimit)
    }

    /// Sets all lines that have room, the first one in any case.
    mutating func fill() {
        var line = breaker.line(from: 0, width: room.width)
        append(line)
        while line.ending != .text {
            let next = breaker.line(from: line.next, width: room.width)
            guard lines.count < lineLimit, hasRoom(for: next) else { return truncate(line) }
            append(next)
            line = next
        }
    }

    private func hasRoom(for line: LineRange) -> Bool {
        height + breaker.metrics(of: line).height <= room.height + LineBreaker.tolerance
    }

    private mutating func append(_ line: LineRange) {
        let width = breaker.width(of: line, within: room.width)
        append(text.runs(in: line.start..<line.end), width: width, metrics: breaker.metrics(of: line))
    }

    private mutating func append(_ runs: [TextRun], width: CGFloat, metrics: LineMetrics) {
        lines.append(
            TextLine(
                runs: runs, origin: CGPoint(x: 0, y: height), width: width, height: metrics.height,
                baseline: height + metrics.ascent))
        height += metrics.height
    }

    /// Replaces the last line, `line`, by as much of its paragraph as fits with "…", or of itself where that
    /// is too high.
    private mutating func truncate(_ line: LineRange) {
        isTruncated = true
        height = lines.removeLast().origin.y
        var cut = breaker.truncated(breaker.paragraph(from: line.start), width: room.width)
        if !hasRoom(for: cut) { cut = breaker.truncated(line, width: room.width) }
        let run = breaker.runOfEllipsis(after: cut)
        var runs = text.runs(in: cut.start..<cut.end)
        if runs.isEmpty {
            runs = [text.runs[run]]
            runs[0].string = ""
        }
        runs[runs.count - 1].string += LineBreaker.ellipsis
        append(runs, width: breaker.widthWithEllipsis(of: cut), metrics: breaker.metrics(of: cut))
    }
}
