// TextStaircaseTests.swift: the steps of a text are the least widths for its heights.  Lengths in points.

import Generators
import LayoutCore
import Rows
import TestSupport
import Testing

struct TextStaircaseTests {
    private func height(of runs: [TextRun], in width: Double, by measurer: some TextMeasurer) -> Double {
        let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
        return Double(measurer.layout(runs, proposal: proposal, lineLimit: nil).size.height)
    }

    @Test func `steps are what the measurer answers, and a little less width is higher`() {
        let measurer = HelveticaMeasurer(scale: 2)
        let runs = [TextRun(string: "Every step of a text is the least width for its lines.", font: .body)]
        let steps = measurer.staircase(of: runs, lineLimit: nil).steps
        #expect(steps.count > 5)
        for (index, step) in steps.enumerated() {
            #expect(height(of: runs, in: step.width, by: measurer) == step.height)
            if index > 0 { #expect(height(of: runs, in: step.width - 1.0 / 64, by: measurer) > step.height) }
        }
    }

    @Test(arguments: [1, .infinity]) func `every step of a long text is the least width for its lines`(scale: Double) {
        var draws = SplitMix64(seed: 35)
        let words = ["a", "of", "line", "width", "longer-word", "considerably", "AVAVA"]
        let text = (0..<150).map { _ in words[Int.random(in: 0..<7, using: &draws)] }.joined(separator: " ")
        let (measurer, runs) = (HelveticaMeasurer(scale: CGFloat(scale)), [TextRun(string: text, font: .body)])
        let steps = measurer.staircase(of: runs, lineLimit: nil).steps
        #expect(steps.count > 60)
        for (index, step) in steps.enumerated() {
            #expect(height(of: runs, in: step.width, by: measurer) == step.height)
            if index > 0 { #expect(height(of: runs, in: step.width - 1.0 / 64, by: measurer) > step.height) }
        }
    }

    /// Words of several scripts, marks that combine, emoji and line breaks, in one font or in several.
    private static let texts = Generator<[TextRun]> { choices in
        let words = [
            "a", "of", "word", "longer-word", "日本語の文章", "e\u{301}te\u{301}",
            "👩‍👩‍👧👍🏽", "\n", "\n\n", "  ", "x\u{200B}y",
            "AVAVA",
            "naïve", "🇩🇪🇫🇷", "한국어", "\u{2028}", "（（", "1,000", "Ta.", "\t",
        ]
        func text(_ count: Int) -> String {
            (0..<count).map { _ in words[Int(choices.draw(upTo: UInt64(words.count - 1)))] }.joined(separator: " ")
        }
        let isMixed = choices.draw(upTo: 3) == 0
        return (0..<(isMixed ? 3 : 1)).map { run in
            TextRun(
                string: text(Int(choices.draw(upTo: 12))), font: .system(size: [17, 12, 21.5][run]),
                isBold: run == 1)
        }
    }

    @Test func `the measurer's own steps are those of its layouts`() throws {
        try forAll(Self.texts, .one(of: [1, 2, 3, .infinity]), settings: .share(50, of: 4_000)) { runs, scale in
            let measurer = HelveticaMeasurer(scale: CGFloat(scale))
            return [nil, 2, 5].allSatisfy { limit in
                measurer.staircase(of: runs, lineLimit: limit) == measurer.askedStaircase(of: runs, lineLimit: limit)
            }
        }
    }

    @Test func `a limit of lines limits the steps`() {
        let runs = [TextRun(string: "one two three four five", font: .body)]
        let steps = HelveticaMeasurer().staircase(of: runs, lineLimit: 2).steps
        let lines = steps.map { $0.height / steps[steps.count - 1].height }
        #expect(lines.allSatisfy { $0 < 2.5 })
    }

    @Test func `words stay whole, and a text with more lines than it may have is cut`() {
        let measurer = HelveticaMeasurer()
        let runs = [TextRun(string: "one\ntwo\nextraordinarily", font: .body)]
        let steps = measurer.staircase(of: runs, lineLimit: nil).steps
        #expect(steps.count == 1)
        #expect(
            measurer.layout(runs, proposal: .unspecified, lineLimit: nil).size.width
                == CGFloat(steps[0].width.rounded(.up)))
        let size = measurer.layout(runs, proposal: .unspecified, lineLimit: 2).size
        #expect(
            measurer.staircase(of: runs, lineLimit: 2).steps == [
                .init(width: Double(size.width), height: Double(size.height))
            ])
    }

    /// A measurer that has one line of any width.
    private struct WideLines: TextMeasurer {
        let width: CGFloat

        func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
            let line = TextLine(runs: runs, origin: .zero, width: width, height: 20, baseline: 15)
            return TextLayout(
                size: CGSize(width: width, height: 20), firstBaseline: 15, lastBaseline: 15, lines: [line],
                isTruncated: false)
        }
    }

    @Test(arguments: [1e18, 1e300, .infinity, .nan] as [CGFloat])
    func `a text that is too wide to be measured in places has one step`(width: CGFloat) {
        let runs = [TextRun(string: "one two", font: .body)]
        #expect(WideLines(width: width).staircase(of: runs, lineLimit: nil).steps.map(\.height) == [20])
    }
}
