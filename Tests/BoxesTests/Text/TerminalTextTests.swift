// TerminalTextTests.swift: the cells that a terminal gives a text, and the least widths for each number of lines.

import Generators
import Testing

@testable import Boxes

struct TerminalTextTests {
    /// Widths by Unicode Standard Annex 11, of emoji sequences by Unicode Technical Standard 51.
    @Test(arguments: [
        ("", 0), ("abc", 3), ("渡辺", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("☀️", 2), ("☀", 1), ("✅", 2),
        ("ｶﾅ", 2), ("Ａ", 2), ("한글", 4), ("\u{200B}x", 1), ("👍🏽", 2), ("→", 1), ("…", 1), ("a\nbcd", 3),
    ])
    func `a text takes the cells that Unicode says`(text: String, cells: Int) {
        #expect(TerminalText.width(of: text) == cells)
    }

    /// Words of several scripts, or any printable ASCII.
    private static let texts = Generator<String> { choices in
        if choices.draw(upTo: 1) == 0 {
            let letters = (0..<choices.draw(upTo: 30)).map { _ in UInt8(0x20 + choices.draw(upTo: 0x5E)) }
            let blanks = letters.map { $0.isMultiple(of: 5) ? 0x20 : $0 }
            return String(decoding: blanks, as: UTF8.self)
        }
        let words = ["x", "xx", "word", "longer-word", "日本語", "a b", "\n", "👍"]
        return (0..<choices.draw(upTo: 14)).map { _ in words[Int(choices.draw(upTo: 7))] }.joined(separator: " ")
    }

    @Test(arguments: WholeLines.LongWords.allCases)
    func `steps are the least widths for their lines`(words: WholeLines.LongWords) throws {
        let law = "terminal-steps-\(words.rawValue)"
        try forAll(Self.texts, settings: .share(60, of: 2_000), name: law) { text in
            let (lines, steps) = (TerminalText(text).lines, TerminalText.steps(of: text, words))
            // Every width is tried, from the least one to one beyond the last step.
            return (steps[0].width...steps[steps.count - 1].width + 4).allSatisfy { width in
                let (ranges, cuts) = lines.lines(width: width, words)
                let step = steps.last { $0.width <= width }
                return ranges.count == step?.lines && cuts == step?.cuts
            }
        }
    }

    @Test func `the steps of a long text are those of every width`() {
        var draws = SplitMix64(seed: 35)
        let words = ["a", "of", "line", "width", "longer-word", "considerably", "日本"]
        for isPlain in [true, false] {
            let texts = (0..<3).map { _ in
                (0..<120).map { _ in words[Int.random(in: 0..<(isPlain ? 6 : 7), using: &draws)] }.joined(
                    separator: " ")
            }
            let text = isPlain ? texts[0] : texts.joined(separator: "\n")
            let (lines, steps) = (TerminalText(text).lines, TerminalText.steps(of: text, .keep))
            #expect(steps.count > 40)
            for width in steps[0].width...steps[steps.count - 1].width + 4 {
                let step = steps.last { $0.width <= width }
                #expect(lines.lines(width: width, .keep).ranges.count == step?.lines, "\(width) cells")
            }
        }
    }

    @Test(arguments: WholeLines.LongWords.allCases)
    func `where some widths are enough, each has its lines, from the least width to the natural one`(
        words: WholeLines.LongWords
    ) throws {
        let law = "terminal-rough-steps-\(words.rawValue)"
        try forAll(Self.texts, settings: .share(60, of: 2_000), name: law) { text in
            let lines = TerminalText(text).lines
            let (rough, steps) = (lines.roughSteps(words), lines.steps(words))
            let ends = [rough[0], rough[rough.count - 1]]
            return ends[0].width == steps[0].width && ends[1].lines == steps[steps.count - 1].lines
                && rough.allSatisfy { step in
                    let (ranges, cuts) = lines.lines(width: step.width, words)
                    return ranges.count == step.lines && cuts == step.cuts
                }
        }
    }

    @Test func `a line holds no more cells than there are, and no word is lost`() throws {
        try forAll(Self.texts, .integer(in: 2...30), settings: .share(60, of: 2_000)) { text, width in
            let text = TerminalText(text)
            let shown = text.lines.lines(width: width, .cut).ranges.map { text.shown($0) }
            return shown.allSatisfy { $0.cells <= width && TerminalText.width(of: $0.text) == $0.cells }
        }
    }
}
