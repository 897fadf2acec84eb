// LineBreaker+Truncation.swift: how much of a text stays before the "…" of its last line.

internal import Foundation

extension LineBreaker {
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
