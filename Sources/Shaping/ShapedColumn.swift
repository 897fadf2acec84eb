// ShapedColumn.swift: the lines of a shaped text below each other until the text or the room ends.  Lengths in points.

import Boxes

/// Takes lines from the top.
struct ShapedColumn {
    private let text: ShapedText
    private let room: PerAxis<Double>
    private let lineLimit: Int

    /// The lines so far.
    private var lines: [Line] = []
    /// Their height in points.
    private var height = 0.0
    /// Whether some of the text had no room.
    private var isTruncated = false

    /// A line with its place.
    private struct Line {
        let paragraph: ShapedParagraph
        var range: Range<Int>
        let top, width: Double
        let metrics: LineMetrics<Double>
        /// The run of the `…` at its end.
        var ellipsis: Int?

        var height: Double { metrics.height }
    }

    /// - Parameters:
    ///   - proposal: Points; `nil`, infinity and NaN set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    init(_ text: ShapedText, in proposal: PerAxis<Double?>, lineLimit: Int?) {
        self.text = text
        room = PerAxis { axis in proposal[axis].map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity }
        self.lineLimit = max(lineLimit ?? .max, 1)
        fill()
    }

    /// Sets all lines that have room, the first one in any case.
    private mutating func fill() {
        for paragraph in text.paragraphs {
            var start = 0
            repeat {
                let end = start < paragraph.count ? paragraph.lineEnd(from: start, within: room.horizontal) : start
                guard append(line(start..<end, of: paragraph)) else { return truncate() }
                start = end
            } while start < paragraph.count
        }
    }

    /// Where the next line begins: what fonts ask for between lines comes after each but the last.
    private var top: Double { lines.last.map { height + $0.metrics.leading } ?? 0 }

    /// The line of some clusters: spaces at its end hang after a wrap, and else count as far as there is room.
    private func line(_ range: Range<Int>, of paragraph: ShapedParagraph) -> Line {
        var width = paragraph.width(of: range)
        if range.upperBound == paragraph.count {
            width = max(width, min(paragraph.wholeWidth(of: range), room.horizontal))
        }
        return Line(
            paragraph: paragraph, range: range, top: top, width: width, metrics: text.metrics(of: range, in: paragraph))
    }

    /// Adds a line where there is room for it; the first one in any case.
    private mutating func append(_ line: Line) -> Bool {
        guard lines.isEmpty || (lines.count < lineLimit && hasRoom(for: line)) else { return false }
        lines.append(line)
        height = line.top + line.height
        return true
    }

    private func hasRoom(for line: Line) -> Bool {
        line.top + line.height <= room.vertical + ShapedParagraph.tolerance
    }

    /// Replaces the last line by as much of its paragraph as fits with an `…`, or of itself where that is too high.
    private mutating func truncate() {
        isTruncated = true
        let last = lines.removeLast()
        height = lines.last.map { $0.top + $0.height } ?? 0
        let (paragraph, start) = (last.paragraph, last.range.lowerBound)
        func cut(before limit: Int) -> Line {
            let end = paragraph.truncatedEnd(from: start, within: room.horizontal) {
                text.widthOfEllipsis(paragraph, after: $0, from: start)
            }
            let range = start..<max(start, paragraph.visibleEnd(of: start..<min(end, limit)))
            let sign = text.runOfEllipsis(paragraph, after: range.upperBound, from: start)
            let width =
                paragraph.width(of: range) + text.widthOfEllipsis(paragraph, after: range.upperBound, from: start)
            return Line(
                paragraph: paragraph, range: range, top: last.top, width: width,
                metrics: text.metrics(of: range, in: paragraph), ellipsis: sign)
        }
        let longest = cut(before: paragraph.count)
        lines.append(hasRoom(for: longest) ? longest : cut(before: last.range.upperBound))
        height = last.top + lines[lines.count - 1].height
    }
}

extension ShapedColumn {
    /// The lines, and the runs on each with their letters.
    ///
    /// - Parameter scale: Pixels in a point, to which the size is rounded up; infinity rounds nothing, and what is no
    ///   positive number counts as 1.
    func layout(scale: Double) -> (text: MeasuredText<Double>, runs: [[(run: Int, string: String)]]) {
        let measured = lines.map { line in
            MeasuredLine(
                range: LineRange(line.range), ellipsis: line.ellipsis, top: line.top, width: line.width,
                metrics: line.metrics)
        }
        let text = MeasuredText(size: size(scale: scale), lines: measured, isTruncated: isTruncated)
        return (text, lines.map(runs))
    }

    /// The size of the whole, rounded up to the pixels of a scale.
    func size(scale: Double) -> PerAxis<Double> {
        let width = lines.map(\.width).max() ?? 0
        return PerAxis(
            horizontal: min(Self.wholePixels(width, scale: scale), room.horizontal),
            vertical: Self.wholePixels(height, scale: scale))
    }

    /// A length rounded up to the pixels of a scale.
    static func wholePixels(_ length: Double, scale: Double) -> Double {
        let scale = scale > 0 ? scale : 1
        guard scale.isFinite, (length * scale).isFinite else { return max(length, 0) }
        return max(((length - ShapedParagraph.tolerance) * scale).rounded(.up) / scale, 0)
    }

    private func runs(of line: Line) -> [(run: Int, string: String)] {
        var runs = line.paragraph.runs(of: line.range)
        if let sign = line.ellipsis {
            if runs.isEmpty { runs = [(sign, "")] }
            runs[runs.count - 1].string += ShapedText.ellipsis
        }
        return runs
    }
}
