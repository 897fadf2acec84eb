// LineMetrics.swift: how high a line is, in points.

internal import Foundation

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

extension LineBreaker {
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
}
