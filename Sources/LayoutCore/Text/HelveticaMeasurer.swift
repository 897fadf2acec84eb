// HelveticaMeasurer.swift: text measured from a table of widths, without fonts on the machine: the same everywhere.

/// Measures every font as if it were Helvetica.
///
/// Widths are Helvetica's advance widths as Adobe published them, Helvetica-Bold's from semibold on; a CJK character or
/// an emoji takes one em, a combining mark nothing, a tab four spaces, and what is unknown 0.556 em.  Design, slant and
/// a custom font's name make no difference.  A line is one em high, 0.77 em of it above the baseline.
///
/// Lines break after spaces, after hyphens and between CJK characters; inside a word only when it is too long for a
/// line of its own.  Spaces hang at the end of a wrapped line and take no width.  What has no room is cut off and
/// replaced by "…".  An empty text is one line high and has no width.
public struct HelveticaMeasurer: TextMeasurer, Hashable {
    /// Pixels in a point: sizes are rounded up to whole pixels; anything but a positive number counts as 1.
    public var scale: CGFloat

    /// A measurer for a screen with `scale` pixels in a point.
    public init(scale: CGFloat = 1) { self.scale = scale }

    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - proposal: Points; `nil`, infinity and NaN set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    /// - Returns: Lines within the proposed width and height, but at least one, and on each at least one character.
    /// - Complexity: O(*n*) in the length of the text.
    public func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
        layout(TextClusters(runs), proposal: proposal, lineLimit: lineLimit)
    }

    /// Lays out a text that is cut into characters already: the same text is asked for several widths.
    func layout(_ text: TextClusters, proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
        let room = CGSize(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
        var column = TextColumn(text, room: room, lineLimit: max(lineLimit ?? .max, 1))
        column.fill()
        let width = column.lines.reduce(0) { max($0, $1.width) }
        let last = column.lines[column.lines.count - 1]
        return TextLayout(
            size: CGSize(width: min(wholePixels(width), room.width), height: wholePixels(column.height)),
            firstBaseline: column.lines[0].baseline, lastBaseline: last.baseline, lines: column.lines,
            isTruncated: column.isTruncated)
    }

    private static func limit(_ length: CGFloat?) -> CGFloat {
        guard let length, !length.isNaN else { return .infinity }
        return max(length, 0)
    }

    private func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return max(((length - LineBreaker.tolerance) * scale).rounded(.up) / scale, 0)
    }
}
