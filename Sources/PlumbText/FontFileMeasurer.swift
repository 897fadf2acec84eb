// FontFileMeasurer.swift: text measured with the fonts of files, as HarfBuzz shapes it.  Lengths in points.

import Boxes
public import LayoutCore
public import Rows
public import Shaping

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
    private let shaper: FontShaper

    /// The fonts in the order in which they are asked; at least one.
    public var fonts: [FontFile] { shaper.fonts }

    /// A measurer for a screen with `scale` pixels in a point.
    ///
    /// - Parameter fonts: The font of the text, then those that stand in where it has no letter.
    /// - Throws: `FontFileError.noFonts`, or `noLineRules` where ICU is incomplete.
    public init(fonts: [FontFile], scale: CGFloat = 1) throws(FontFileError) {
        shaper = try FontShaper(fonts)
        displayScale = scale
    }

    /// Characters that no font has, of all texts that were measured so far, sorted.
    public var missingCharacters: [Character] { shaper.missingCharacters }

    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - proposal: Points; `nil`, infinity and NaN set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    /// - Returns: Lines within the proposed width and height, but at least one, and on each at least one cluster.
    /// - Complexity: O(*n*) in the length of the text the first time, then O(log *n*) widths a line, most of them a subtraction.
    public func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
        let runs = runs.isEmpty ? [TextRun(string: "", font: .body)] : runs
        let room = PerAxis<Double?>(
            horizontal: proposal.width.map { Double($0) }, vertical: proposal.height.map { Double($0) })
        let (text, strings) = shaper.layout(
            runs.map { ShapedRun($0) }, in: room, lineLimit: lineLimit, scale: Double(displayScale))
        return TextLayout(text, strings, of: runs)
    }

    /// The least heights of a text by its width, its words whole: the same as the layouts have, from the widths of shaped text.
    ///
    /// - Complexity: O(*n*) the first time, then a few looks and one layout a step.
    public func staircase(of runs: [TextRun], lineLimit: Int?) -> Staircase<Double> {
        let some = runs.isEmpty ? [TextRun(string: "", font: .body)] : runs
        let steps = shaper.steps(of: some.map { ShapedRun($0) }, lineLimit: lineLimit, scale: Double(displayScale))
        let answers = steps.map { Staircase<Double>.Step(width: $0.width, height: $0.height) }
        return (try? Staircase(answers: answers)) ?? cutStaircase(of: runs, lineLimit)
    }

    /// The metrics of the font that a run of `font` has, by its tables.
    public func metrics(of font: Font) -> FontMetrics {
        let line = shaper.metrics(of: ShapedRun(TextRun(string: "", font: font)))
        return FontMetrics(
            ascent: CGFloat(line.ascent), descent: CGFloat(line.descent), capHeight: CGFloat(line.capHeight),
            leading: CGFloat(line.leading))
    }
}

extension ShapedRun {
    /// A run of a view's text.
    fileprivate init(_ run: TextRun) {
        let weight = run.font.fontWeight.value
        self.init(
            run.string, family: run.font.customName, weight: run.isBold ? max(weight, 700) : weight,
            isItalic: run.font.isItalic, size: run.font.usableSize)
    }
}

extension TextLayout {
    /// The lines of a text with the runs that stand on each.
    fileprivate init(_ text: MeasuredText<Double>, _ strings: [[(run: Int, string: String)]], of runs: [TextRun]) {
        let lines = zip(text.lines, strings).map { line, strings in
            TextLine(
                runs: strings.map { part in
                    var run = runs[part.run]
                    run.string = part.string
                    return run
                }, origin: CGPoint(x: 0, y: line.top), width: CGFloat(line.width),
                height: CGFloat(line.metrics.height), baseline: CGFloat(line.baseline))
        }
        self.init(
            size: CGSize(width: text.size.horizontal, height: text.size.vertical),
            firstBaseline: CGFloat(text.firstBaseline),
            lastBaseline: CGFloat(text.lastBaseline), lines: lines, isTruncated: text.isTruncated)
    }
}
