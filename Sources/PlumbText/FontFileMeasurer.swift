// FontFileMeasurer.swift: text measured with the fonts of files, as HarfBuzz shapes it.  Lengths in points.

public import LayoutCore
import Synchronization

/// Measures text with font files: kerning, ligatures, joined letters and clusters of all scripts by HarfBuzz, ends of lines by
/// Unicode's rules with ICU's dictionaries, heights of lines by the font's own tables.
///
/// The first font has the text, and for what it has not the others are asked in their order; a run that names the family
/// of one of them asks that first, and of a family the nearest weight counts.  What no font has is measured by the sign that the
/// first one has for it, and reported in `missingCharacters`.  Widths are unhinted.  Designs of system fonts make no
/// difference.
///
/// Lines never part what shapes as one, such as a ligature or a letter with its marks; a line that was cut where letters
/// join or kern is shaped anew.  A soft hyphen that ends a line is shown as `-`.  Otherwise lines are as `HelveticaMeasurer` has
/// them: spaces hang at the end of a wrapped line, and what has no room is replaced by "…".
public struct FontFileMeasurer: TextMeasurer {
    /// Pixels in a point: sizes are rounded up to whole pixels.  Infinity rounds nothing; what is no positive number
    /// counts as 1.
    public var displayScale: CGFloat
    /// The fonts in the order in which they are asked; at least one.
    public let fonts: [FontFile]
    private let memory = ShapedTexts()

    /// A measurer for a screen with `scale` pixels in a point.
    ///
    /// - Parameter fonts: The font of the text, then those that stand in where it has no letter.
    /// - Throws: `FontFileError.noFonts`, or `noLineRules` where ICU is incomplete.
    public init(fonts: [FontFile], scale: CGFloat = 1) throws(FontFileError) {
        if fonts.isEmpty { throw .noFonts }
        guard LineRules.areKnown else { throw .noLineRules }
        (self.fonts, displayScale) = (fonts, scale)
    }

    /// Characters that no font has, of all texts that were measured so far, sorted.
    public var missingCharacters: [Character] { memory.missing.sorted() }

    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - proposal: Points; `nil`, infinity and NaN set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    /// - Returns: Lines within the proposed width and height, but at least one, and on each at least one cluster.
    /// - Complexity: O(*n*) in the length of the text the first time, then O(log *n*) widths a line, most of them a subtraction.
    public func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
        let text = memory.text(of: runs, fonts: fonts)
        return ShapedColumn(text, in: proposal, lineLimit: lineLimit).layout(scale: displayScale)
    }

    /// The metrics of the font that a run of `font` has, by its tables.
    public func metrics(of font: Font) -> FontMetrics { FontStack(fonts, for: TextRun(string: "", font: font)).metrics }
}

/// Texts that have been shaped, since layout asks for each at many widths; threads share them.
private final class ShapedTexts: Sendable {
    private struct Contents {
        var texts: [[TextRun]: ShapedText] = [:]
        var missing: Set<Character> = []
    }

    /// How many are kept; then all are forgotten.
    private static let capacity = 1_024
    private let contents = Mutex(Contents())

    var missing: Set<Character> { contents.withLock { $0.missing } }

    /// The text, shaped now if it is not known; two threads may do so at once and find the same.
    func text(of runs: [TextRun], fonts: [FontFile]) -> ShapedText {
        if let known = contents.withLock({ $0.texts[runs] }) { return known }
        let text = ShapedText(runs, fonts: fonts)
        contents.withLock { contents in
            if contents.texts.count >= Self.capacity { contents.texts = [:] }
            contents.texts[runs] = text
            contents.missing.formUnion(text.missing)
        }
        return text
    }
}
