// TextLayout.swift: a text broken into lines.
// Lengths in points from the text's top left corner, growing right and down.

public import Foundation

/// A text broken into lines.
public struct TextLayout: Sendable, Hashable {
    /// The size of the whole, in points, in whole pixels but where the proposal cuts its width.
    public var size: CGSize
    /// The baseline of the first line, in points from the top.
    public var firstBaseline: CGFloat
    /// The baseline of the last line, in points from the top.
    public var lastBaseline: CGFloat
    /// The lines from top to bottom; at least one.
    public var lines: [TextLine]
    /// Whether some of the text was left out.
    public var isTruncated: Bool

    /// A layout of given parts, in points.
    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine], isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lines = lines
        self.isTruncated = isTruncated
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
    /// The largest ascent and the largest descent of the line's fonts together, in points.
    public var height: CGFloat
    /// The baseline in points from the top of the text.
    public var baseline: CGFloat

    /// A line of given parts, in points.
    public init(runs: [TextRun], origin: CGPoint, width: CGFloat, height: CGFloat, baseline: CGFloat) {
        self.runs = runs
        self.origin = origin
        self.width = width
        self.height = height
        self.baseline = baseline
    }
}
