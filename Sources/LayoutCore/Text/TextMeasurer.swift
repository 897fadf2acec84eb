// TextMeasurer.swift: the protocol by which another source of font metrics takes part, and what it is given.

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
}

/// A stretch of text in one font.
public struct TextRun: Sendable, Hashable {
    /// The characters.
    public var string: String
    /// The font, with its size in points.
    public var font: Font
    /// Whether the run is bold whatever its font's weight.
    public var isBold: Bool

    /// Text in a font.
    public init(string: String, font: Font, isBold: Bool = false) {
        self.string = string
        self.font = font
        self.isBold = isBold
    }
}
