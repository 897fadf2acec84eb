// TextMeasurer.swift: the protocol by which another source of font metrics takes part: runs of text in, lines out.
// Lengths in points from the text's top left corner, growing right and down.

public import Rows

/// Breaks text into lines and says how large it is.
///
/// A conformer keeps these rules, on which stacks rely (`HelveticaMeasurer` does):
/// the same question has the same answer; the size is never wider than the proposal; there is at least one line; more
/// width never makes more lines; and the size that was answered, offered again, is answered again (truncated text in
/// several sizes excepted).  A text is asked often, so an answer should take time linear in its length.
public protocol TextMeasurer: Sendable {
    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order; an empty array is an empty text.
    ///   - proposal: Points; `nil` and infinity set no limit.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    /// - Returns: The lines, in points from the text's top left corner.
    func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout

    /// The least heights of a text by its width, its words whole.
    ///
    /// By default `layout` is asked for it, O(log width) times for each number of lines.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - lineLimit: The largest number of lines; `nil` for any.
    func staircase(of runs: [TextRun], lineLimit: Int?) -> Staircase<Double>

    /// What layout has to know of a font beside that: the distances that a text prefers to its neighbours follow from it.
    ///
    /// By default those of SF Pro.
    func metrics(of font: Font) -> FontMetrics
    /// Pixels in a point, to which those distances are rounded up; 1 by default, and infinity rounds nothing.
    var displayScale: CGFloat { get }
}

extension TextMeasurer {
    /// Those of SF Pro in the font's size.
    public func metrics(of font: Font) -> FontMetrics { FontMetrics(systemSizeOf: font) }
    /// A pixel a point.
    public var displayScale: CGFloat { 1 }
}

/// A stretch of text in one font.
public struct TextRun: Sendable, Hashable {
    /// The characters.
    public var string: String
    /// The font, with its size in points.
    public var font: Font
    /// Whether the run is bold whatever its font's weight.
    public var isBold: Bool
    /// The room after each character, in points.
    public var kerning: CGFloat

    /// Text in a font, with room after each character in points.
    public init(string: String, font: Font, isBold: Bool = false, kerning: CGFloat = 0) {
        (self.string, self.font, self.isBold, self.kerning) = (string, font, isBold, kerning)
    }
}

/// A text broken into lines.
public struct TextLayout: Sendable, Hashable {
    /// The size of the whole, in points, in whole pixels but where the proposal cuts its width.
    public var size: CGSize
    /// The baselines of the first and the last line, in points from the top.
    public var firstBaseline, lastBaseline: CGFloat
    /// The lines from top to bottom; at least one.
    public var lines: [TextLine]
    /// Whether some of the text was left out.
    public var isTruncated: Bool

    /// A layout of given parts, in points.
    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine], isTruncated: Bool) {
        (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
        (self.lines, self.isTruncated) = (lines, isTruncated)
    }
}

/// One line of a text.
public struct TextLine: Sendable, Hashable {
    /// What stands on the line: spaces that hang at its end included, line breaks not, `…` where text was left out.
    public var runs: [TextRun]
    /// The top left corner, in points; x is 0, as lines are not aligned with each other yet.
    public var origin: CGPoint
    /// The width in points without the spaces that hang.
    public var width: CGFloat
    /// The largest ascent and the largest descent of the line's fonts together, in points, without leading.
    public var height: CGFloat
    /// The baseline in points from the top of the text.
    public var baseline: CGFloat

    /// A line of given parts, in points.
    public init(runs: [TextRun], origin: CGPoint, width: CGFloat, height: CGFloat, baseline: CGFloat) {
        (self.runs, self.origin, self.width, self.height, self.baseline) = (runs, origin, width, height, baseline)
    }
}
