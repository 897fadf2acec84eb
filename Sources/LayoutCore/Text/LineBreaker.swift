// LineBreaker.swift: which characters stand on a line of a given width, and how high and wide it is, in points.
// Greedy, so that more width never makes more lines.

/// Some characters in a row, as indices into a text's clusters.
struct LineRange: Sendable {
    /// Why a line ends.
    enum Ending: Sendable { case wrap, newline, text }

    /// The first character.
    var start: Int
    /// After the last character, hanging spaces included and line breaks not.
    var end: Int
    /// Why the line ends.
    var ending: Ending

    /// Where the next line begins.
    var next: Int { ending == .newline ? end + 1 : end }
}

/// Fills lines one after another.
struct LineBreaker: Sendable {
    let clusters: [TextCluster]
    /// Every run's font size in points, or 0 where that is no length.
    let sizes: [CGFloat]

    /// How far, in points, a line may pass its width: sums of widths are not exact.
    static let tolerance: CGFloat = 1e-6

    init(_ text: TextClusters) {
        clusters = text.clusters
        sizes = text.runs.map { $0.font.usableSize }
    }

    /// The line that begins at `start` and is at most `width` points wide, but for a first character that is wider.
    ///
    /// - Complexity: O(*n*) in the characters of the line and of the word after it.
    func line(from start: Int, width: CGFloat) -> LineRange {
        var length = AdvanceSum(sizes)
        var chance: Int?
        var index = start
        while index < clusters.count, clusters[index].kind != .newline {
            let cluster = clusters[index]
            if index > start, clusters[index - 1].kind.isBreak(before: cluster.kind) { chance = index }
            length.add(cluster)
            if cluster.kind != .space, length.points > width + Self.tolerance {
                // A word that is alone on its line is cut where the width ends.
                return hanging(LineRange(start: start, end: chance ?? max(index, start + 1), ending: .wrap))
            }
            index += 1
        }
        return LineRange(start: start, end: index, ending: ending(at: index))
    }

    /// The line with what hangs at its end and takes no width.
    private func hanging(_ line: LineRange) -> LineRange {
        var line = line
        while line.end < clusters.count, clusters[line.end].kind == .space || isInvisible(clusters[line.end]) {
            line.end += 1
        }
        line.ending = ending(at: line.end)
        return line
    }

    private func isInvisible(_ cluster: TextCluster) -> Bool { cluster.width == 0 && cluster.kind != .newline }

    private func ending(at index: Int) -> LineRange.Ending {
        guard index < clusters.count else { return .text }
        return clusters[index].kind == .newline ? .newline : .wrap
    }

    /// How wide a line is, in points: spaces at its end hang after a wrap; at the end of a paragraph they count as far
    /// as there is room.
    func width(of line: LineRange, within room: CGFloat) -> CGFloat {
        var length = AdvanceSum(sizes)
        var visible: CGFloat = 0
        for cluster in clusters[line.start..<line.end] {
            length.add(cluster)
            if cluster.kind != .space { visible = length.points }
        }
        return line.ending == .wrap ? visible : max(visible, min(length.points, room))
    }

    /// The height of a line: the maxima over its fonts; an empty line has the font of its line break, or
    /// of the text's end.
    func metrics(of line: LineRange) -> LineMetrics {
        var metrics = LineMetrics()
        guard !clusters.isEmpty else {
            metrics.include(size: sizes.first ?? Font.body.usableSize)
            return metrics
        }
        var run = clusters[min(line.start, clusters.count - 1)].run
        metrics.include(size: sizes[run])
        for index in line.start..<max(line.start, line.end) where clusters[index].run != run {
            run = clusters[index].run
            metrics.include(size: sizes[run])
        }
        return metrics
    }

    /// The sign that stands for what was left out.
    static let ellipsis = "…"
    /// Its width in thousandths of an em, in both weights.
    static let ellipsisWidth = 1000

    /// The beginning of `line` that fits `width` points with an "…" behind it, without spaces at its end;
    /// perhaps nothing.
    func truncated(_ line: LineRange, width: CGFloat) -> LineRange {
        var best = line.start
        var length = AdvanceSum(sizes)
        for index in line.start..<line.end {
            let cluster = clusters[index]
            length.add(cluster)
            if length.points > width + Self.tolerance { break }
            if cluster.kind == .space { continue }
            let total = length.points + ellipsisWidth(inRun: cluster.run)
            if total <= width + Self.tolerance { best = index + 1 }
        }
        return LineRange(start: line.start, end: best, ending: .text)
    }

    /// The line from `start` to the end of its paragraph.
    func paragraph(from start: Int) -> LineRange { line(from: start, width: .infinity) }

    /// How wide a truncated line is with its "…", in points.
    func widthWithEllipsis(of line: LineRange) -> CGFloat {
        width(of: line, within: .infinity) + ellipsisWidth(inRun: runOfEllipsis(after: line))
    }

    /// The run whose font the "…" has: that of the last character before it, or else of the first one left out.
    func runOfEllipsis(after line: LineRange) -> Int { clusters[line.end > line.start ? line.end - 1 : line.start].run }

    private func ellipsisWidth(inRun run: Int) -> CGFloat { CGFloat(Self.ellipsisWidth) * sizes[run] / 1000 }
}

extension Font {
    /// The size in points; 0 for one that is negative, infinite or not a number.
    var usableSize: CGFloat { pointSize.isFinite ? max(pointSize, 0) : 0 }
}

/// The part of a line above and below its baseline, in points.
struct LineMetrics: Sendable {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0

    /// Above the baseline, in ems.  With `descentPerEm` a line is one em high, without leading.
    ///
    /// A convention of this measurer: the AFM files' `Ascender` 0.718 and `Descender` -0.207 are the extents of
    /// letters; the rest of the em lies above and below them.
    static let ascentPerEm: CGFloat = 0.77
    /// Below the baseline, in ems.
    static let descentPerEm: CGFloat = 0.23

    /// The height in points.
    var height: CGFloat { ascent + descent }

    /// Makes room for a font of `size` points.
    mutating func include(size: CGFloat) {
        ascent = max(ascent, Self.ascentPerEm * size)
        descent = max(descent, Self.descentPerEm * size)
    }
}
