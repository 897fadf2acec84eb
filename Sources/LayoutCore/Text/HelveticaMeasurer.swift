// HelveticaMeasurer.swift: text measured from a table of widths, without fonts on the machine: the same everywhere.

/// Measures every font as if it were as wide as Helvetica and as high as SF Pro.
///
/// Widths are Helvetica's advance widths as Adobe published them, Helvetica-Bold's from semibold on, and beside them those
/// of Liberation Sans for Greek and Cyrillic; pairs of letters such as "AV" stand as much closer together as in Liberation
/// Sans.  A CJK character or an emoji takes one em, a combining mark nothing, a tab four spaces, and what is unknown
/// 0.556 em (Documentation/Text.md has how far that is off).  Design, slant and a custom font's name make no difference.  A line is as high as SF Pro's: 1.193 em, 0.952 em of it above the baseline; what
/// text styles ask for between lines is there.
///
/// Lines break after spaces, after hyphens and between CJK characters; inside a word only when it is too long for a
/// line of its own.  Spaces hang at the end of a wrapped line and take no width.  What has no room is cut off and
/// replaced by "…".  An empty text is one line high and has no width.
public struct HelveticaMeasurer: TextMeasurer, Hashable {
    /// Pixels in a point: sizes are rounded up to whole pixels.  Infinity rounds nothing; what is no positive number
    /// counts as 1.
    public var scale: CGFloat

    /// A measurer for a screen with `scale` pixels in a point.
    public init(scale: CGFloat = 1) { self.scale = scale }

    /// The same as `scale`.
    public var displayScale: CGFloat { scale }

    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - proposal: Points; `nil`, infinity and NaN set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    /// - Returns: Lines within the proposed width and height, but at least one, and on each at least one character.
    /// - Complexity: O(*n*) in the length of the text, and O(log *n*) sums over the runs of a line for each line.
    public func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
        let measure = measure(of: runs)
        return TextLayout(measure.layout(in: PerAxis(proposal), lineLimit: lineLimit), of: measure.text, runs)
    }

    /// The text to be laid out in doubles.
    func measure(of runs: [TextRun]) -> TextMeasure<Double> {
        TextMeasure(runs.map { TextPiece($0) }, sizes: runs.map(\.font.usableSize), scale: Double(scale))
    }
}

extension TextLayout {
    /// The lines of a text with what stands on them.
    init(_ measured: MeasuredText<Double>, of text: TextClusters, _ runs: [TextRun]) {
        let lines = measured.lines.map { line in
            TextLine(
                runs: text.runs(of: line, from: runs), origin: CGPoint(x: 0, y: line.top), width: line.width,
                height: line.metrics.height, baseline: line.baseline)
        }
        self.init(
            size: CGSize(measured.size), firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline,
            lines: lines, isTruncated: measured.isTruncated)
    }
}

extension TextClusters {
    /// What stands on a line, with the "…" where something was left out.
    fileprivate func runs(of line: MeasuredLine<Double>, from whole: [TextRun]) -> [TextRun] {
        func run(_ index: Int, _ string: String) -> TextRun {
            var run = whole[index]
            run.string = string
            return run
        }
        var runs = stretches(in: line.range.start..<line.range.end).map { run($0.run, String($0.text)) }
        guard let ellipsis = line.ellipsis else { return runs }
        if runs.isEmpty { runs = [run(ellipsis, "")] }
        runs[runs.count - 1].string += LineBreaker<Double>.ellipsis
        return runs
    }
}
