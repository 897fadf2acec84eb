// FontShaper.swift: texts laid out with the fonts of files, each text shaped once.  Lengths in points.

package import Boxes
import Synchronization

/// Lays texts out with font files; copies share what has been shaped, and any thread may use them.
package struct FontShaper: Sendable {
    /// The fonts in the order in which they are asked; at least one.
    package let fonts: [FontFile]
    private let memory = ShapedTexts()

    /// Lays texts out with some fonts.
    ///
    /// - Parameter fonts: The font of the text, then those that stand in where it has no letter.
    /// - Throws: `FontFileError.noFonts`, or `noLineRules` where ICU is incomplete.
    package init(_ fonts: [FontFile]) throws(FontFileError) {
        if fonts.isEmpty { throw .noFonts }
        guard LineRules.areKnown else { throw .noLineRules }
        self.fonts = fonts
    }

    /// Characters that no font has, of all texts that were laid out so far, sorted.
    package var missingCharacters: [Character] { memory.missing.sorted() }

    /// Lays a text out in the room that it is offered.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order; at least one.
    ///   - room: `nil`, infinity and NaN set no limit, less than 0 counts as 0.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    ///   - scale: Pixels in a point, to which the size is rounded up; infinity rounds nothing, and what is no positive number
    ///     counts as 1.
    /// - Returns: Lines within the room, but at least one, and on each at least one cluster; and the runs on each, by their
    ///   places, with the letters of each.
    /// - Complexity: O(*n*) in the length of the text the first time, then O(log *n*) widths a line, most of them a subtraction.
    package func layout(
        _ runs: [ShapedRun], in room: PerAxis<Double?>, lineLimit: Int? = nil, scale: Double
    ) -> (text: MeasuredText<Double>, runs: [[(run: Int, string: String)]]) {
        ShapedColumn(memory.text(of: runs, fonts: fonts), in: room, lineLimit: lineLimit).layout(scale: scale)
    }

    /// The least heights of a text by its width, its words whole; none for a text that has more lines than it may.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order; at least one.
    ///   - lineLimit: The largest number of lines; `nil` for any, less than 1 counts as 1.
    ///   - scale: Pixels in a point, to which heights are rounded up.
    /// - Complexity: O(*n*) the first time, then that of `LineStretches`; where lines differ in height, one layout a step.
    package func steps(of runs: [ShapedRun], lineLimit: Int?, scale: Double) -> [(width: Double, height: Double)] {
        let text = memory.text(of: runs, fonts: fonts)
        let steps = TextGrid.steps(text.steps).filter { $0.lines <= max(lineLimit ?? .max, 1) }
        if let heights = text.heights(ofLines: steps.first?.lines ?? 0, scale: scale) {
            return steps.map { ($0.width, heights[$0.lines - 1]) }
        }
        return steps.map { step in
            let room = PerAxis<Double?>(horizontal: step.width, vertical: nil)
            return (step.width, ShapedColumn(text, in: room, lineLimit: nil).size(scale: scale).vertical)
        }
    }

    /// How high a line of a run is, by the tables of its font.
    package func metrics(of run: ShapedRun) -> LineMetrics<Double> { FontStack(fonts, for: run).metrics }
}

extension FontShaper: TextShaper {
    package func layout(_ piece: TextPiece, size: Double, in room: PerAxis<Double?>, scale: Double) -> ShapedLines {
        let (text, runs) = layout([ShapedRun(piece, size: size)], in: room, scale: scale)
        return ShapedLines(text, runs.map { $0.map(\.string).joined() })
    }

    package func steps(of piece: TextPiece, size: Double, scale: Double) -> [(width: Double, height: Double)] {
        steps(of: [ShapedRun(piece, size: size)], lineLimit: nil, scale: scale)
    }

    package func metrics(of piece: TextPiece, size: Double) -> LineMetrics<Double> {
        metrics(of: ShapedRun(piece, size: size))
    }
}

/// Texts that have been shaped, since layout asks for each at many widths; threads share them.
private final class ShapedTexts: Sendable {
    private struct Contents {
        var texts: [[ShapedRun]: ShapedText] = [:]
        var missing: Set<Character> = []
    }

    /// How many are kept; then all are forgotten.
    private static let capacity = 1_024
    private let contents = Mutex(Contents())

    var missing: Set<Character> { contents.withLock { $0.missing } }

    /// The text, shaped now if it is not known; two threads may do so at once and find the same.
    func text(of runs: [ShapedRun], fonts: [FontFile]) -> ShapedText {
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
