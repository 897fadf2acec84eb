// TextLawsTests.swift: what holds for every text, on texts drawn from a fixed stream.

import Foundation
import LayoutCore
import Generators
import Testing

struct TextLawsTests {
    static let pieces = [
        "a", "word", "longish", "Wm", " ", " ", "  ", "-", "–", "12", ".", ",", "(", ")", "\"", "世", "界", "、", "。",
        "「", "」", "（", "）", "か", "한", "\n", "\u{A0}", "\u{200B}", "\t", "👨‍👩‍👧", "🇩🇪", "é", "u\u{308}", "…", "€",
    ]
    static let sizes: [CGFloat] = [10, 17, 17, 12.3, 34]
    let measurer = HelveticaMeasurer()

    /// A text with the room that it is offered.
    typealias Sample = (runs: [TextRun], width: CGFloat, height: CGFloat)

    static var runs: Generator<[TextRun]> {
        Generator { choices in
            (0..<choices.int(in: 1...3)).map { _ in
                let size = choices.pick(sizes)
                let string = (0..<choices.int(in: 0...12)).map { _ in choices.pick(pieces) }.joined()
                return TextRun(string: string, font: .system(size: size), isBold: choices.bool())
            }
        }
    }

    /// Checks a law on many texts.
    func forAllTexts(law: String = #function, _ holds: (Sample) -> Bool) throws {
        let length = Generator<Double>.length()
        try forAll(Self.runs, length, length, settings: .share(300, of: 15_000, law: law)) { runs, width, height in
            holds((runs, width, height * 0.6))
        }
    }

    func layout(_ runs: [TextRun], _ width: CGFloat?, _ height: CGFloat? = nil, _ limit: Int? = nil) -> TextLayout {
        measurer.layout(runs, proposal: ProposedViewSize(width: width, height: height), lineLimit: limit)
    }

    func text(_ layout: TextLayout) -> String { layout.lines.flatMap(\.runs).map(\.string).joined() }

    @Test func `no answer is wider than the offer, and every answer is a line high`() throws {
        try forAllTexts { runs, width, height in
            let answer = layout(runs, width, height)
            return answer.size.width <= width && answer.size.width >= 0 && answer.lines.count >= 1
                && answer.size.height >= answer.lines[0].height - 1e-6
                && (answer.lines.count == 1 || answer.lines.reduce(0) { $0 + $1.height } <= height + 1e-6)
        }
    }

    @Test func `more width never makes more lines`() throws {
        try forAllTexts { runs, width, more in
            layout(runs, width + more).lines.count <= layout(runs, width).lines.count
        }
    }

    @Test func `all text is there but line breaks, unless it is truncated`() throws {
        try forAllTexts { runs, width, height in
            let whole = runs.map(\.string).joined().filter { $0 != "\n" }
            let answer = layout(runs, width, height)
            return text(layout(runs, width)) == whole && text(layout(runs, nil)) == whole
                && (answer.isTruncated ? text(answer).hasSuffix("…") : text(answer) == whole)
        }
    }

    @Test func `the size that was answered is answered again, but for truncated texts in several sizes`() throws {
        try forAllTexts { runs, width, height in
            let alike = runs.map { TextRun(string: $0.string, font: runs[0].font, isBold: $0.isBold) }
            let answers = [layout(alike, width, height), layout(alike, width), layout(alike, nil)]
            return answers.allSatisfy { layout(alike, $0.size.width, $0.size.height) == $0 }
                && [layout(runs, width), layout(runs, nil)].allSatisfy {
                    layout(runs, $0.size.width, $0.size.height) == $0
                }
        }
    }

    @Test func `a text that fits its lines is not truncated, and one that is has as many as it may`() throws {
        try forAllTexts { runs, width, _ in
            let count = layout(runs, width).lines.count
            guard !layout(runs, width, nil, count).isTruncated else { return false }
            if count == 1 { return true }
            let cut = layout(runs, width, nil, count - 1)
            return cut.isTruncated && cut.lines.count == count - 1
        }
    }

    @Test func `no line begins with wide punctuation or ends with an opening bracket`() throws {
        let closing: Set<Character> = ["、", "。", "」", "）"]
        let opening: Set<Character> = ["「", "（"]
        let parts = Generator<String>.one(of: ["世", "界人", "かな。", "「世」", "（界", "人）", "ab ", "한국、"])
        try forAll(parts.array(count: 1...16), .integer(in: 80...120), settings: .share(60, of: 3_000)) {
            parts, width in
            let answer = layout([TextRun(string: parts.joined(), font: .system(size: 10))], CGFloat(width))
            let lines = answer.lines.map { $0.runs.map(\.string).joined() }
            return lines.dropFirst().allSatisfy { line in !line.prefix(1).contains(where: closing.contains) }
                && lines.dropLast().allSatisfy { line in !line.suffix(1).contains(where: opening.contains) }
        }
    }

    @Test func `a run cut in two at a space measures the same`() throws {
        try forAllTexts { runs, width, _ in
            let cut = runs.flatMap { run -> [TextRun] in
                guard let space = run.string.firstIndex(of: " ") else { return [run] }
                return [
                    TextRun(string: String(run.string[..<space]), font: run.font, isBold: run.isBold),
                    TextRun(string: String(run.string[space...]), font: run.font, isBold: run.isBold),
                ]
            }
            return layout(cut, width).size == layout(runs, width).size
        }
    }
}
