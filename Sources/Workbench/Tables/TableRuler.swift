// TableRuler.swift: how the texts of a table are measured: in cells of a terminal, or in points with a font.

package import Boxes
package import Rows

/// What measures the texts of a table.
package enum TableRuler: Sendable {
    /// In cells and lines.
    case terminal
    /// In points: Helvetica's widths in a size.
    case helvetica(size: Double)
    /// In points: fonts of files in a size.
    case fonts(any TextShaper & Sendable, size: Double)

    /// The blanks beside a column's text, on both sides together, and its part of the rules.
    package var columnGap: Double { if case .terminal = self { 3 } else { 13 } }
    /// What the first and the last column have outside.
    package var edge: Double { if case .terminal = self { 2 } else { 7 } }
    /// What is between the texts of two rows.
    package var rowGap: Double { if case .terminal = self { 1 } else { 9 } }
    /// The step between two widths that the ruler distinguishes.
    package var grain: Double { if case .terminal = self { 1 } else { 1.0 / 64 } }

    /// How high a line is.
    package var lineHeight: Double {
        switch self {
        case .terminal: 1
        case .helvetica(let size): Self.roundedUp(size * 1.2)
        case .fonts(let shaper, let size):
            Self.roundedUp(shaper.metrics(of: TextPiece(""), size: size).height)
        }
    }

    private static func roundedUp(_ length: Double) -> Double { (length * 64).rounded(.up) / 64 }

    /// How high a text is in each width, and how often its words are cut.
    ///
    /// - Parameters:
    ///   - isBold: Whether it is a heading.
    ///   - isRough: Whether some widths are enough; between them the text is taken to be as high as at the narrower one.
    package func response(
        of text: String, isBold: Bool, _ words: WholeLines.LongWords, isRough: Bool = false
    ) -> (heights: Staircase<Double>, cuts: Staircase<Double>?) {
        switch self {
        case .terminal:
            if words == .keep, !isRough, let plain = TerminalText.plainStaircase(of: text) { return (plain, nil) }
            let found = isRough ? TerminalText(text).lines.roughSteps(words) : TerminalText.steps(of: text, words)
            return Self.response(found, unit: 1, lineHeight: 1, grain: 1)
        case .helvetica(let size):
            let piece = TextPiece(text, isBold: isBold)
            let found = isRough ? WholeLines(piece).roughSteps(words) : WholeLines.steps(of: piece, words)
            return Self.response(found, unit: size / 1000, lineHeight: lineHeight, grain: 1.0 / 64)
        case .fonts(let shaper, let size): return (shaped(text, isBold, shaper, size, words, isRough), nil)
        }
    }

    private static func response(
        _ steps: [(width: Int, lines: Int, cuts: Int)], unit: Double, lineHeight: Double, grain: Double
    ) -> (heights: Staircase<Double>, cuts: Staircase<Double>?) {
        func answers(_ amount: (_ step: (width: Int, lines: Int, cuts: Int)) -> Double) -> Staircase<Double> {
            var answers: [Staircase<Double>.Step] = []
            for step in steps {
                let width = (Double(step.width) * unit / grain).rounded(.up) * grain
                if answers.last.map({ amount(step) < $0.height }) ?? true {
                    if answers.last?.width == width { answers.removeLast() }
                    answers.append(.init(width: width, height: amount(step)))
                }
            }
            return Staircase(ordered: answers)
        }
        let hasCuts = steps.contains { $0.cuts > 0 }
        return (answers { Double($0.lines) * lineHeight }, hasCuts ? answers { Double($0.cuts) } : nil)
    }

    /// The steps of a text that a font shapes, from the widest line on; words stay whole where that is asked for.
    private func shaped(
        _ text: String, _ isBold: Bool, _ shaper: any TextShaper, _ size: Double, _ words: WholeLines.LongWords,
        _ isRough: Bool
    ) -> Staircase<Double> {
        let piece = TextPiece(text, isBold: isBold)
        var least = 0.0
        if words == .keep {
            for word in text.split(whereSeparator: \.isWhitespace) {
                let room = PerAxis<Double?>(horizontal: nil, vertical: nil)
                let layout = shaper.layout(TextPiece(String(word), isBold: isBold), size: size, in: room, scale: 64)
                least = max(least, layout.text.size.horizontal)
            }
        }
        var (answers, width): ([Staircase<Double>.Step], Double?) = ([], nil)
        while answers.count < 10_000 {
            let layout = shaper.layout(
                piece, size: size, in: PerAxis(horizontal: width, vertical: nil), scale: 64)
            let (found, height) = (layout.text.size.horizontal, Double(layout.text.lines.count) * lineHeight)
            if let last = answers.last, found >= last.width || height < last.height { break }
            answers.append(.init(width: Self.roundedUp(max(found, 0)), height: height))
            let next = isRough ? max(found / 1.5, least) : found - 1.0 / 64
            guard next >= max(least, 1), next < found else { break }
            width = next
        }
        return (try? Staircase(answers: answers)) ?? Staircase(ordered: [.init(width: 0, height: lineHeight)])
    }

    /// The lines of a text in a width, each with the width that it takes.
    package func lines(
        of text: String, isBold: Bool, width: Double, _ words: WholeLines.LongWords
    ) -> [(text: String, width: Double)] {
        switch self {
        case .terminal:
            let text = TerminalText(text)
            return text.lines.lines(width: Int(width), words).ranges.map {
                let shown = text.shown($0)
                return (shown.text, Double(shown.cells))
            }
        case .helvetica(let size):
            let lines = WholeLines(TextPiece(text, isBold: isBold))
            return lines.lines(width: Int((width * 1000 / size + 1e-6).rounded(.down)), words).ranges.map {
                let shown = lines.shown($0)
                return (shown.text, Double(shown.width) * size / 1000)
            }
        case .fonts(let shaper, let size):
            let layout = shaper.layout(
                TextPiece(text, isBold: isBold), size: size, in: PerAxis(horizontal: width, vertical: nil), scale: 64)
            return zip(layout.strings, layout.text.lines).map { ($0, $1.width) }
        }
    }
}
